import type { ChapterWords } from '../../courseWords.ts';

export const colons: ChapterWords = {
  title: 'Spelen met kolons',
  summary: 'Een kolon verliest de slag en blokkeert de kleur; voorgespeeld kan hij winnen.',
  pages: [
    {
      title: 'Een kolon in plaats van de kleur',
      text: 'Je moet kleur bekennen, met één uitzondering: in plaats daarvan mag je altijd de kolon spelen die bij de voorgespeelde kaart past. Die verliest de slag.\n\nEr wordt zonder troef gespeeld, en je tegenstander speelt ♥K voor. Je kunt met ♥A winnen, maar dan zijn je andere harten zwakker. Speel de passende kolon bij.',
      good: 'Je verliest deze slag en houdt alle vier de harten. En er is meer: zie de volgende bladzijde.',
      wrong: 'Een hartenkaart mag. Maar zoek de kolon die bij een heer past.',
      nudge: 'Bij welke groep hoort een heer, en welke kolon heb je?',
    },
    {
      title: 'De blokkade',
      text: 'Een passende kolon blokkeert de kleur. Wie voorspeelde, heeft de slag gewonnen, maar mag die kleur in de volgende slag niet voorspelen. Een andere kleur mag wel, en een kolon ook.\n\nNu ben jij weer aan slag: op je ♥K viel de Koninklijke kolon. Speel iets voor dat mag.',
      good: 'Alles behalve harten. De blokkade geldt, of je tegenstander nu harten had of niet.',
      wrong: 'Dat is niet wat de blokkade je overlaat.',
      nudge: 'Welke kleur heeft de kolon geblokkeerd?',
    },
    {
      title: 'Eén slag lang',
      text: 'De blokkade duurt één slag. Na de Koninklijke kolon op je ♥K speelde je ♠A voor, en die won. Nu zijn harten weer vrij.\n\nSpeel harten voor.',
      good: 'De blokkade is voorbij: ze gold maar voor één slag.',
      wrong: 'Dat mag je voorspelen. Maar deze bladzijde gaat over harten, die weer vrij zijn.',
      nudge: 'Hoe lang duurt een blokkade?',
    },
    {
      title: 'Niets anders meer',
      text: 'Is elke kaart die je nog hebt van de geblokkeerde kleur, dan werkt de blokkade niet: je mag die kleur voorspelen.\n\nJe speelde ♥10 voor, en daar viel de Kleine kolon op. In je hand zitten alleen nog harten. Speel er een voor.',
      good: 'Met niets dan harten mag je harten voorspelen.',
      wrong: 'Je hebt niets dan harten.',
      nudge: 'Wat heb je behalve harten?',
    },
    {
      title: 'Een kolon is iets anders',
      text: 'Een kolon in je hand hoort bij geen kleur. Heb je alleen nog de geblokkeerde kleur en een kolon, dan heb je dus iets anders, en moet je de kolon voorspelen.\n\nWeer viel de Kleine kolon op je ♥10. Speel de enige kaart voor die mag.',
      good: 'De Grote kolon moest eruit. Zonder troef wint hij, tenzij er een aas op valt.',
      wrong: 'Harten zijn geblokkeerd, zolang je iets anders hebt.',
      nudge: 'Welke van je kaarten is geen harten?',
    },
    {
      title: 'Een kolon die niet past',
      text: 'Wie geen kaart van de voorgespeelde kleur heeft, mag alles bijspelen, ook elke kolon. Maar alleen een passende kolon blokkeert. Een die niet past, blokkeert niets.\n\nOp je ♠Q speelde je tegenstander, die geen schoppen heeft, de Kleine kolon bij. Ga door met schoppen.',
      good: 'De Kleine kolon hoort bij 2 tot 10, niet bij een vrouw. Schoppen waren dus nooit geblokkeerd.',
      wrong: 'Dat mag je voorspelen. Maar schoppen zijn vrij, en je tegenstander heeft er geen.',
      nudge: 'Past de Kleine kolon bij een vrouw?',
    },
    {
      title: 'Een kolon voorspelen',
      text: 'Een bijgespeelde kolon wint de slag nooit. Een voorgespeelde kolon kan winnen. Hij verliest alleen van een troef en van een kaart uit zijn eigen groep. Van al het andere wint hij, zelfs van een andere kolon.\n\nJe speelt zonder troef. Speel de Grote kolon voor.',
      good: 'Alleen een aas pakt hem, en je tegenstander heeft er maar één: ♥A.',
      wrong: 'Ook dat is een goede kaart. Probeer de kolon die alleen van azen verliest.',
      nudge: 'Welke kolon heeft maar vier kaarten in zijn groep?',
    },
    {
      title: 'Als er een kolon voorgespeeld is',
      text: 'Op een voorgespeelde kolon mag je elke kaart spelen: er is geen kleur om te bekennen. Om te winnen heb je een kaart uit zijn groep nodig, of een troef.\n\nEr is nu geen troef. Je tegenstander speelt de Koninklijke kolon voor. Win de slag.',
      good: 'Een boer, vrouw of heer van welke kleur ook pakt de Koninklijke kolon. Een boer is genoeg.',
      wrong: 'Die kaart verliest: de kolon wint van elke kaart buiten zijn groep.',
      nudge: 'Bij welke kaarten past de Koninklijke kolon?',
    },
    {
      title: 'Troef gaat boven kolons',
      text: 'Harten zijn troef, en je tegenstander speelt de Grote kolon voor. Je hebt geen aas, maar een voorgespeelde kolon verliest ook van elke troef. Daarvoor hoef je geen renonce te hebben, want een kolon heeft geen kleur.\n\nWin de slag met je laagste troef.',
      good: '♥5 is genoeg. Speel je kolons voor als de troeven weg zijn.',
      wrong: 'Dat mag, maar het is niet je laagste troef.',
      nudge: 'Harten zijn troef: wat is je laagste?',
    },
    {
      title: 'Claimen',
      text: 'Is de rest duidelijk, dan hoef je die niet uit te spelen. Als je aan de beurt bent, mag je voorstellen te stoppen: je zegt hoeveel van de resterende slagen je wint. Je tegenstander ziet je hand en gaat akkoord, of speelt door. Dat mag eenmaal per beurt; wie er nul claimt, geeft op.\n\nEr is één slag gespeeld, en al je kaarten winnen. Claim de twaalf resterende slagen.',
      good: 'Gaat je tegenstander akkoord, dan wordt het spel zo geteld.',
      wrong: 'Tel nog eens: elk van je kaarten wint.',
      nudge: 'Hoeveel slagen zijn er nog, en kan je tegenstander er een van winnen?',
    },
  ],
};
