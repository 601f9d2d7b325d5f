import type { ChapterWords } from '../../courseWords.ts';
import { reading } from '../../courseWords.ts';

export const advicePlay: ChapterWords = {
  title: 'Advies: kolons en spelen',
  summary: 'Waar elke kolon het best voor is, en wat je voorspeelt.',
  pages: [
    reading(
      'Waar de kolons goed voor zijn',
      'Kolons lijken zwak, want bijgespeeld verliezen ze de slag. Hun kracht zit in de verdediging.\n\nSpeel de Grote kolon voor: alleen een aas of een troef pakt hem. Soms helpt hij ook op een aas.\n\nBewaar de Koninklijke kolon voor een plaatje dat je tegenstander voorspeelt. Je houdt je kaarten in die kleur, en ze is geblokkeerd.\n\nDe Kleine kolon stopt het best een lange kleur die doorloopt.',
    ),
    {
      title: 'Een kolon voor de laatste slag',
      text: 'Moet een kolon een slag winnen, bewaar hem dan voor de dertiende. Daarvoor moet je tegenstander kaarten wegdoen, en misschien houdt die er geen die past. De Kleine kolon wint zo vaak.\n\nEr zijn nog twee slagen, zonder troef. Jij hebt ♣Q en de Kleine kolon, je tegenstander ♥8 en ♦J. Speel eerst de goede kaart voor.',
      good: 'Op ♣Q moet je tegenstander er een wegdoen. Gaat ♥8 weg, dan wint de Kleine kolon van ♦J.',
      wrong: 'Speel je de kolon nu voor, dan kan ♥8 hem pakken.',
      nudge: 'Bij welke van je kaarten moet je tegenstander raden?',
    },
    {
      title: 'Speel lange kleuren voor',
      text: 'Speel liever je lange kleuren voor dan je korte, en als het kan van kaarten op een rij. Hoog voorspelen is meestal beter, vooral als je tegenstander kort is in die kleur.\n\nJe speelt 1SA en komt uit. Begin je lange kleur met de hoogste kaart.',
      good: '♣Q: daarachter komen de boer en de tien. Straks winnen misschien je lage klaveren.',
      wrong: 'Dat mag je voorspelen. Het advies: de bovenste van je lange rij.',
      nudge: 'Waar heb je vijf kaarten, waarvan drie op een rij?',
    },
    {
      title: 'Laat de leider troeven',
      text: 'Speel als tegenspeler de kleur voor die de leider moet troeven. Elke troef die zo opgaat, is er een minder om mee te heersen, en de leider moet dan een kleur voorspelen die jou misschien goed uitkomt.\n\nHarten zijn troef, en de leider heeft geen klaveren. Je won met ♠Q. Speel die kleur voor.',
      good: 'Nu moet er een troef op, of de slag is van jou.',
      wrong: 'Dat mag je voorspelen, maar het kost de leider geen troef.',
      nudge: 'Welke kleur heeft de leider niet?',
    },
    reading(
      'Meer over het spelen',
      'Win een slag als je kunt. Uitzonderingen: je wilt de passende kolon bijspelen, of tegen het einde dwingt winnen je om iets slechts voor te spelen.\n\nSpeel laag voor als de ander kaarten van die kleur heeft en haar waarschijnlijk terugspeelt.\n\nHoud als leider de troeven in de hand. Raken ze misschien op, speel ze dan niet voor, maar troef er de kleuren van de tegenspeler mee. Speel je een slem, speel dan je langste kleur uit: de ander moet kaarten wegdoen zonder te weten welke.',
    ),
  ],
};
