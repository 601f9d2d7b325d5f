import type { RulesWords } from '../../rulesWords.ts';

/** Where each fact comes from: see the English. */
export const history: RulesWords['history'] = {
  title: 'Waar het spel vandaan komt',
  parts: [
    {
      title: 'Bridge aan een tafel voor twee',
      text: 'Bridge is een spel voor vier, in twee paren, met de kaarten van de blinde open op tafel. Bridgette is voor twee gemaakt. Het houdt het bieden, de dertien slagen en het contract, en laat de partner weg: wat een partner verteld zou hebben, vraagt een speler met cuebids aan de tegenstander.\n\nIn de doos zitten twee spellen van 55 kaarten, waarvan er telkens één gebruikt wordt. In het gedrukte spel heeft elke kleur haar eigen tint, en zo is het hier ook.',
    },
    {
      title: 'Van auctionbridge',
      text: 'In het auctionbridge van 1913 was schoppen het minst waard: een slag in schoppen telde 2, in klaveren 6, in ruiten 7, in harten 8. Maar er was een tweede soort schoppen, de royals, 9 waard, met alleen sans atout daarboven. Eén schoppen van de gever betekende dat hij niets te melden had. Dertig punten wonnen een manche, en een bod was hoger door wat zijn slagen waard waren, niet alleen door zijn getal.\n\nWas het bod gemaakt, dan telde elke gewonnen slag boven de zes mee voor de manche, geboden of niet.',
    },
    {
      title: 'Naar contractbridge',
      text: 'In 1925 maakte Harold S. Vanderbilt de eerste scoretabel van contractbridge, waarin alleen de geboden slagen voor de manche tellen. Van toen tot 1939 werd bridge over de hele wereld populair. De tabel is sindsdien weinig veranderd; rond 1990 gingen enkele bedragen omhoog, waaronder de premie voor een geredoubleerd contract, van 50 naar 100, en wat een deelscore in een onvoltooide manche oplevert, van 50 naar 100. Punten voor honneurs zijn een overblijfsel van auctionbridge.\n\nDe bridgetelling van Bridgette is die van bridge met vier spelers, met enkele verschillen: een bod onder één, 0SA; geen punten voor honneurs; en eigen premies voor slems en voor gemaakte gedoubleerde contracten.',
    },
    {
      title: 'Kolons en twee soorten telling',
      text: 'Van Bridgette zelf zijn de uitwisseling en de kolons: drie kaarten die een kleur kunnen tegenhouden. Voor beginners, en voor een korte partij, geeft het regelboek een telling in zes spellen; een wildere vorm daarvan, Hawaï, beloont precies winnen wat geboden was. Veroveren, cuebids en de bridgetelling zijn de regels voor gevorderden, en het boek raadt aan cuebids te laten tot het gewone spel vertrouwd is.\n\nHet regelboek heeft enkele drukfouten: waar de voorbeelden of het scoreblad de regels tegenspreken, zeggen de regels hier hoe ze gelezen worden (R21, R41, R64).',
    },
    {
      title: 'Minibridge',
      text: 'In de jaren negentig van de vorige eeuw werd Minibridge in Europa ingevoerd om beginners bridge te leren, het eerst in Frankrijk en Nederland. Er wordt niet geboden: punten worden geteld en getoond, en de partij met de meeste speelt het contract. De Engelse bridgebond beveelt het aan voor basisscholen, en de Amerikaanse gaf er materiaal over uit voor leraren. Hier is er een scoreblok voor.',
    },
    {
      title: 'De Nederlandse korte regels',
      text: 'Er zijn ook korte spelregels van Bridgette in het Nederlands, met een eigen telling. Daarin beëindigt één pas het bieden en komt de tegenspeler uit. Wat een manche waard is, staat er verminkt in: 750 is hoe dit project het leest. Wie het spel uit die regels leerde, kan ze spelen als de verkorte versie.',
    },
  ],
};
