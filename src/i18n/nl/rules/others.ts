import type { SomeRules } from '../../rulesWords.ts';

/** The pads of other games, and the options. */
export const others: SomeRules<'pads' | 'options'> = {
  R80: {
    title: 'Scoreblok: contractbridge',
    text: 'Een blok voor een robber contractbridge, met echte kaarten gespeeld door twee partijen. Manches van 100, kwetsbaarheid en deelscores zijn als in de robber van Bridgette, en overslagen ook; het hoogste totaal wint, en een rondpas levert niets op. Slems tellen als ze geboden en gemaakt zijn. Honneurs tellen voor de partij die ze had.',
  },
  R81: {
    title: 'Scoreblok: auctionbridge met royals',
    text: 'Een blok voor auctionbridge zoals het met royals gespeeld werd, een speelsoort van schoppen boven harten. Is het bod gemaakt, dan telt elke gewonnen slag boven de zes, ook boven het bod; gedoubleerd telt hij tweemaal, geredoubleerd viermaal, en dat vier is afgeleid. Een manche vraagt 30 onder de streep en beëindigt beide deelscores; twee manches winnen de robber. Een bod is hoger door de totale waarde van zijn slagen, dan door zijn getal: 3♣ gaat boven twee royals, al zijn beide 18 waard. De gever die in één schoppen blijft zitten, verliest nooit meer dan de tabel zegt, tenzij geredoubleerd. Slems tellen voor de partij van de leider alleen als het bod gemaakt is, voor de andere partij altijd. Honneurs gaan naar de partij die ze heeft en worden nooit vermenigvuldigd. Het verschil van de totalen is de winst. Verzaken houdt dit blok niet bij.',
  },
  R82: {
    title: 'Scoreblok: Minibridge',
    text: 'Een blok voor Minibridge. Er zijn vier spellen, elk op zichzelf geteld: een gemaakt contract telt elke slag boven de zes en een bedrag voor een deelscore of een manche; gaat het down, dan telt elke downslag voor de andere partij. Er wordt niet gedoubleerd, en niemand is kwetsbaar. Het hoogste totaal wint, en gelijke totalen zijn gelijkspel.',
  },
  R90: {
    title: 'Opties',
    text: 'Elke optie van een partij is apart in te stellen. De ene tegenspraak, bieden dat met één pas eindigt samen met cuebids, wordt geweigerd. De opties liggen vast zodra het eerste spel gegeven is. Basis telt zes spellen, zonder veroveren en cuebids; Gevorderd, Hawaï en Robber hebben allebei; de verkorte versie heeft geen van beide, eindigt het bieden met één pas en laat de tegenspeler uitkomen.',
  },
  R91: {
    title: 'Hoe lang een partij duurt',
    text: 'Een partij is zes spellen, en een beslissend spel als het gelijk staat; met robbertelling is ze één robber. Tussen spellen mogen beide spelers afspreken te stoppen. Een robber wordt dan afgesloten met de premies voor eerder stoppen; een partij van zes spellen wordt bewaard zonder winnaar.',
  },
};
