import type { ChapterWords } from '../../courseWords.ts';
import { reading } from '../../courseWords.ts';

export const exchange: ChapterWords = {
  title: 'Het geven en de uitwisseling',
  summary: 'Ieder dertien kaarten, één open kaart, en een kans om je hand te verbeteren.',
  pages: [
    reading(
      'Wie geeft',
      'Voor het eerste spel trekken jullie een kaart uit de stapel, die gedekt is uitgespreid. De hoogste kaart geeft. Bij gelijke waarde beslist de kleur: ♠ is de hoogste, dan ♥, ♦, ♣. Wie een kolon trekt, trekt opnieuw. Daarna geven jullie om de beurt.\n\nDe een is de gever, de ander de ontvanger. Ieder krijgt dertien kaarten, één voor één, de ontvanger eerst. De volgende kaart komt open naast de stapel. Dat is de keerkaart, en jullie zien hem allebei.',
    ),
    {
      title: 'De ontvanger trekt er twee',
      text: 'Vóór het bieden ruilen beide spelers kaarten. De ontvanger begint en trekt altijd twee kaarten van de stapel. De keerkaart zelf blijft liggen.\n\nJij bent de ontvanger. Trek.',
      good: 'Je hebt nu vijftien kaarten. Twee daarvan moeten weg.',
      wrong: 'Je uitwisseling begint met trekken.',
      nudge: 'Hoe kom je aan nieuwe kaarten, voordat je oude weglegt?',
    },
    {
      title: 'Er gaan er evenveel weg',
      text: 'Wie er twee getrokken heeft, legt er twee af en heeft er weer dertien. Elke kaart mag weg: oude, nieuwe, ook kolons. Ze gaan gedekt weg. Je tegenstander ziet ze tijdens het spel niet.\n\nDe stapel gaf je ♦2 en ♣4, en die helpen weinig. Leg deze twee af.',
      good: 'Je hand is weer zoals hij was. Een kaart die je net trok, mag weg zoals elke andere.',
      wrong: 'Die kaarten mogen ook weg. Maar vergelijk eens: zijn ♦2 en ♣4 meer waard?',
      nudge: 'Welke twee kaarten zijn nieuw?',
    },
    {
      title: 'Een plaatje: de gever trekt er acht',
      text: 'Nu is de gever aan de beurt. Hoeveel kaarten de gever trekt, hangt van de keerkaart af.\n\nIs de keerkaart een boer, vrouw of heer, of de Koninklijke kolon, dan zijn het acht kaarten.\n\nJij bent de gever, en de keerkaart is ♦J. Trek.',
      good: 'Acht nieuwe kaarten: van eenentwintig kaarten houd je er dertien.',
      wrong: 'Je uitwisseling begint met trekken.',
      nudge: 'Bij welke groep hoort een boer?',
    },
    {
      title: 'Een lage kaart: vier',
      text: 'Is de keerkaart een kaart van 2 tot en met 10, dan trekt de gever vier kaarten.\n\nDeze keer is de Kleine kolon de keerkaart. Een kolon telt als de kaarten waar hij bij past. Hoeveel kaarten krijg je? Trek, en kijk.',
      good: 'Vier: de Kleine kolon hoort bij dezelfde groep als de kaarten van 2 tot en met 10.',
      wrong: 'Je uitwisseling begint met trekken.',
      nudge: 'Bij welke kaarten past de Kleine kolon?',
    },
    {
      title: 'Een aas: twaalf',
      text: 'Is de keerkaart een aas of de Grote kolon, dan trekt de gever twaalf kaarten: bijna een tweede hand.\n\nKaarten die niemand getrokken heeft, blijven tijdens het spel ongezien in de stapel. Na vier kaarten voor de gever zijn dat er 22, na acht 18, na twaalf 14.\n\nDe keerkaart is ♥A. Trek.',
      good: 'Twaalf kaarten voor de gever. Hoe hoger de keerkaart, hoe beter het is om te geven.',
      wrong: 'Je uitwisseling begint met trekken.',
      nudge: 'Wat doe je het eerst in een uitwisseling?',
    },
  ],
};
