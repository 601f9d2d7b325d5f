import type { ChapterWords } from '../../courseWords.ts';

export const exampleColons: ChapterWords = {
  title: 'Voorbeelden: twee kolons',
  summary: 'De ene kolon redt een heer, de andere stopt een lange kleur.',
  pages: [
    {
      title: 'De eerste kolon: laat de aas gaan',
      text: 'Er zijn nog drie kaarten. De leider speelt 7SA, won tien slagen, en speelt nu ♠A voor. Jij bent de tegenspeler, met ♠K, ♥9 en de Grote kolon. Valt ♠K onder de aas, dan is ♠Q ook goed.\n\nZoek de andere kaart die je mag spelen.',
      good: 'De Grote kolon past bij de aas. Je verliest deze slag, maar ♠K blijft leven, en schoppen zijn in de volgende slag geblokkeerd.',
      wrong: 'Dan pakt de aas je heer, en wint de leider alle dertien slagen.',
      nudge: 'Welke kolon past bij een aas?',
    },
    {
      title: 'De eerste kolon: geblokkeerd',
      text: 'Jij bent de leider, met ♠Q en ♥J. Je won met ♠A, maar de kolon blokkeerde schoppen.\n\nSpeel voor wat mag.',
      good: '♥J. Die wint, want de tegenspeler heeft alleen ♥9. Maar daarna is er alleen nog ♠Q.',
      wrong: 'Schoppen zijn in deze slag geblokkeerd.',
      nudge: 'Welke kleur mag je nu niet voorspelen?',
    },
    {
      title: 'De eerste kolon: de heer wint',
      text: 'In de laatste slag moest de leider ♠Q voorspelen. Jij bent de tegenspeler.\n\nPak hem.',
      good: '♠K wint de dertiende slag. 7SA is één down, door één kolon.',
      wrong: 'Je hebt nog één kaart.',
      nudge: 'Gaat je laatste kaart boven de vrouw?',
    },
    {
      title: 'De tweede kolon: een mooie kleur',
      text: 'Er zijn nog zeven slagen. Jij bent de leider in 3SA. Je won er vier en hebt er nog vijf nodig. Je hebt zes ruiten, en de tegenspeler heeft er geen.\n\nSpeel je hoogste ruiten voor.',
      good: 'De drie hoogste ruiten winnen makkelijk. Daarop speelt de tegenspeler drie lage schoppen bij.',
      wrong: 'Dat mag je voorspelen, maar het voorbeeld begint met de hoge ruiten.',
      nudge: 'Wat is je beste kleur?',
    },
    {
      title: 'De tweede kolon: stop',
      text: 'Jij bent de tegenspeler. De leider speelde de drie hoogste ruiten, en nu ♦9. Er volgen nog twee ruiten, en daarmee is het contract gemaakt. Je hebt geen ruiten, dus je mag alles bijspelen.\n\nStop de kleur.',
      good: 'De Kleine kolon past bij de negen: ruiten zijn in de volgende slag geblokkeerd.',
      wrong: 'Dan speelt de leider ruiten tot het eind en maakt 3SA.',
      nudge: 'Welke kolon past bij een negen?',
    },
    {
      title: 'De tweede kolon: geen keus',
      text: 'Jij bent de leider. Je won acht slagen en hebt er nog één nodig. Je hebt ♥K, ♦4 en ♦2, en ruiten zijn geblokkeerd.\n\nSpeel voor wat mag.',
      good: 'Het moest ♥K zijn. De tegenspeler heeft de aas.',
      wrong: 'Ruiten zijn in deze slag geblokkeerd.',
      nudge: 'Welke van je kaarten is geen ruiten?',
    },
    {
      title: 'De tweede kolon: twee kleine schoppen',
      text: 'Jij bent de tegenspeler, en won ♥K met ♥A. Je hebt nog twee schoppen, en de leider heeft er geen.\n\nSpeel er een voor.',
      good: 'Beide schoppen winnen, want er is geen troef. De leider heeft acht slagen, één minder dan negen.',
      wrong: 'Je hebt alleen schoppen.',
      nudge: 'Kan de leider een schoppenkaart verslaan zonder schoppen en zonder troef?',
    },
  ],
};
