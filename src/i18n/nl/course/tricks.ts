import type { ChapterWords } from '../../courseWords.ts';

export const tricks: ChapterWords = {
  title: 'Slagen spelen',
  summary: 'Voorspelen, bekennen, troeven: spelen zoals bij bridge, nog zonder kolons.',
  pages: [
    {
      title: 'De leider komt uit',
      text: 'Is het bieden voorbij, dan komt de leider uit: die speelt de eerste kaart van de eerste slag. Elke kaart mag.\n\nHet contract is 2♥, dus harten zijn troef en je hebt acht slagen nodig. Speel ♠A voor.',
      good: 'Geen schoppenkaart gaat boven de aas. Alleen een troef kan dat, en alleen van wie geen schoppen heeft.',
      wrong: 'Die kaart mag je voorspelen. Begin hier met de hoogste schoppen.',
      nudge: 'Welke kaart is de hoogste van zijn kleur?',
    },
    {
      title: 'Beken kleur',
      text: 'Wordt er een kaart van een kleur voorgespeeld en heb jij die kleur, dan moet je die spelen: je bekent kleur. De hoogste kaart van de voorgespeelde kleur wint de slag. Winnen hoeft niet; elke kaart van de kleur mag.\n\nJe tegenstander, de leider, speelt ♦4 voor. Win de slag.',
      good: '♦K gaat boven ♦4: de slag is van jou.',
      wrong: 'Je bekent kleur, zoals het moet. Maar kijk nog eens of je de hoogste wilt of een andere.',
      nudge: 'Wat is je hoogste ruiten?',
    },
    {
      title: 'Troef hem',
      text: 'Alleen als je geen kaart van de voorgespeelde kleur hebt, mag je spelen wat je wilt. Een troef wint dan de slag, hoe laag ook. Elke andere kaart verliest.\n\nHarten zijn troef. Je tegenstander speelt ♠A voor, en je hebt geen schoppen. Win de slag met de laagste kaart die dat kan.',
      good: '♥2 gaat boven de schoppenaas, want harten zijn troef.',
      wrong: 'Dat mag, want je hebt geen schoppen. Maar het is niet de goedkoopste kaart die wint.',
      nudge: 'Wat is je laagste troef?',
    },
    {
      title: 'Wie wint, speelt voor',
      text: 'Wie een slag wint, speelt voor in de volgende. Zo gaat het dertien slagen lang. Dan tel je: heeft de leider er zoveel gewonnen als geboden waren?\n\nJe hebt met ♥2 gewonnen. Nu speel jij voor. Speel ♦K.',
      good: 'Jij aan slag, jij kiest de kleur. Dat is net zoveel waard als een hoge kaart.',
      wrong: 'Elke kaart mag voor. Speel deze keer de ruitenheer.',
      nudge: 'Wie is er aan slag na een slag die jij won?',
    },
  ],
};
