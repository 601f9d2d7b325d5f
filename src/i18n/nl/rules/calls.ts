import type { SomeRules } from '../../rulesWords.ts';

/** Natural calls. */
export const calls: SomeRules<'calls'> = {
  R12: {
    title: 'Wie begint',
    text: 'De gever biedt het eerst, en daarna bieden de spelers om de beurt. De eerste bieding van de gever moet een natuurlijk bod zijn: geen pas, geen doublet, geen cuebid.',
  },
  R13: {
    title: 'De volgorde van de biedingen',
    text: 'Een bod is hoger door zijn getal, en bij hetzelfde getal door zijn speelsoort: ♣, ♦, ♥, ♠, en sans atout (SA) als hoogste. Het laagste bod is 0SA, net onder 1♣; op niveau 0 is er alleen sans atout. Het hoogste is 7SA. Een bod belooft zes slagen en zoveel meer als zijn getal zegt; 0SA belooft er zes.',
  },
  R14: {
    title: 'Altijd hoger',
    text: 'Elk bod moet hoger zijn dan het laatste bod, wie dat ook deed.',
  },
  R15: {
    title: 'Wat een bod vraagt',
    text: 'Een natuurlijk bod in een kleur vraagt minstens twee kaarten van die kleur. Een natuurlijk bod in sans atout vraagt minstens één kaart in elk van de vier kleuren. Kolons tellen bij geen kleur mee.',
  },
  R16: {
    title: 'Sprongen',
    text: 'Een sprong is een bod op een hoger niveau dan het laagste waarop die speelsoort boven het laatste bod zou gaan. Een natuurlijke sprong in een kleur vraagt minstens vier kaarten van die kleur. Een sprong in sans atout vraagt niet meer dan elk bod in sans atout: één kaart in elke kleur.',
  },
  R17: {
    title: 'De opening is geen sprong',
    text: 'De opening volgt op geen bod en is dus nooit een sprong: 2♠ als opening vraagt twee schoppen. Met strenge openingen, een optie van de partij, vraagt een kleur openen boven niveau 1 vier kaarten van die kleur. Ook dan heet de opening natuurlijk.',
  },
  R18: {
    title: 'Pas',
    text: 'Passen mag altijd, maar niet als eerste bieding van het spel, niet als antwoord op een cuebid of recuebid, en niet, meteen na een antwoord, door wie vroeg.',
  },
  R19: {
    title: 'Doublet',
    text: 'Je mag doubleren als de laatste bieding een natuurlijk bod, een uitwijkende sprong of een transfer van je tegenstander was. Een doublet verandert niet waar het volgende bod boven moet gaan. Elk later bod heft het op, en later mag er opnieuw gedoubleerd worden.',
  },
  R20: {
    title: 'Redoublet',
    text: 'Je mag redoubleren als de laatste bieding het doublet van je tegenstander was. Een recuebid is geen doublet.',
  },
  R21: {
    title: 'Hoe het bieden eindigt',
    text: 'Het bieden eindigt met de tweede van twee passen achter elkaar, met een pas meteen na een doublet, met een redoublet, of met een pas meteen na een transfer. Eén voorbeeld van het regelboek zet een pas achter het redoublet; de tekst zegt dat een redoublet het bieden meteen beëindigt, en zo is het hier.',
  },
  R22: {
    title: 'Het contract',
    text: 'Het contract is het laatste bod, ongedoubleerd, gedoubleerd of geredoubleerd. De leider is wie dat bod deed; na een transfer is dat wie transfer zei.',
  },
};
