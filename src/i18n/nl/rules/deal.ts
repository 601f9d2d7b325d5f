import type { SomeRules } from '../../rulesWords.ts';

/** The pack, the cut, the deal and the exchange. */
export const deal: SomeRules<'pack' | 'cut' | 'deal' | 'exchange'> = {
  R1: {
    title: 'De kaarten',
    text: 'Er zijn 55 kaarten: 52 in vier kleuren, en drie kolons. Een kolon heeft geen kleur en geen waarde.',
  },
  R2: {
    title: 'Groepen',
    text: 'Elke kolon past bij één groep kaarten: de Kleine kolon bij 2 tot en met 10, de Koninklijke kolon bij boer, vrouw en heer, de Grote kolon bij de azen. Een kolon hoort zelf tot de groep waar hij bij past.',
  },
  R3: {
    title: 'Wie het eerst geeft',
    text: 'Voor het eerste spel trekt ieder een kaart uit de stapel, die gedekt is uitgespreid. Wie de hoogste kaart trekt, geeft. Bij gelijke waarde beslist de kleur: ♠ is de hoogste, dan ♥, ♦, ♣. Wie een kolon trekt, trekt opnieuw. Dezelfde kaart kunnen ze niet allebei trekken.',
  },
  R4: {
    title: 'Om de beurt geven',
    text: 'Na het eerste spel geven de spelers om de beurt, de hele partij lang. Een beslissend spel geeft wie het eerst gaf.',
  },
  R5: {
    title: 'Het geven',
    text: 'Ieder krijgt dertien kaarten, één voor één, de ontvanger eerst. De volgende kaart komt open naast de stapel: de keerkaart, die allebei zien. De twee kaarten daaronder zijn die welke de ontvanger zal trekken, en dan volgen die van de gever.',
  },
  R6: {
    title: 'Het schudden',
    text: 'Elke volgorde van de stapel is even waarschijnlijk, en een spel is te herhalen uit wat bewaard wordt. Als optie van de partij coupeert de ontvanger de geschudde stapel; de volgorde daarna is die welke bewaard wordt.',
  },
  R7: {
    title: 'Trekken',
    text: 'De ontvanger begint en trekt altijd 2 kaarten. Dan trekt de gever, naar de groep van de keerkaart: 4 kaarten bij 2 tot en met 10 of de Kleine kolon, 8 bij boer, vrouw, heer of de Koninklijke kolon, 12 bij een aas of de Grote kolon. De kaarten komen van boven van de stapel; de keerkaart zelf wordt niet getrokken.',
  },
  R8: {
    title: 'Afleggen',
    text: 'Wie getrokken heeft, legt evenveel kaarten af en heeft er weer 13. Elke kaart mag weg, ook kolons en kaarten die net getrokken zijn. Ze gaan gedekt weg: de tegenstander ziet ze tijdens het spel niet.',
  },
  R9: {
    title: 'Wat ongezien blijft',
    text: 'Hebben beiden geruild, dan liggen er nog 22 kaarten ongezien in de stapel als de gever er 4 trok, 18 na 8, en 14 na 12.',
  },
  R10: {
    title: 'Veroveren',
    text: 'Een regel voor gevorderden, en een optie van de partij. Wie bij de eerste 13 kaarten de kolon kreeg die bij de keerkaart past, mag hem vóór het trekken voor de keerkaart ruilen. Een kolon die zelf keerkaart is, kan niet veroverd worden. De gever trekt evenveel kaarten als anders, want de kolon is van dezelfde groep.',
  },
  R11: {
    title: 'De volgorde van de uitwisseling',
    text: 'De ontvanger, die mag veroveren, trekt en legt af; daarna trekt de gever, die mag veroveren, en legt af. Na een verovering ligt die kolon open, dus allebei zien dat er een was. In het regelboek trekken beiden voordat iemand aflegt. Hier is de een eerst klaar, en dat spaart tweemaal doorgeven van het toestel; het enige verschil is dat de ontvanger aflegt zonder te weten of de gever zal veroveren.',
  },
};
