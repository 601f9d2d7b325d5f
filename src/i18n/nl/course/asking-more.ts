import type { ChapterWords } from '../../courseWords.ts';

export const askingMore: ChapterWords = {
  title: 'Cuebids: uitwijken, doorvragen, overnemen',
  summary: 'Wegen om een antwoord heen, tweede vragen, en transfer.',
  pages: [
    {
      title: 'Uitwijken met een sprong',
      text: 'Wordt je iets gevraagd, dan kun je niet passen of doubleren. Maar antwoorden hoeft niet: je mag uitwijken. Eén manier is een sprong, een natuurlijk bod op een hoger niveau dan nodig. Dat vraagt vier kaarten van de kleur, of bij sans atout een kaart in elke kleur.\n\nBoven 1SA kort? was harten op niveau twee genoeg. Spring nu in harten.',
      good: '3♥ vertelt van vier harten, en houdt je korte kleur voor jezelf.',
      wrong: 'Zo kun je ook verder. Hier: een sprong in harten.',
      nudge: 'Welk hartenbod is één niveau hoger dan nodig?',
    },
    {
      title: 'Na een sprong',
      text: 'Na het uitwijken met een sprong gaat het bieden verder als na elk natuurlijk bod. Wie vroeg, mag passen, doubleren, bieden of een cuebid geven.\n\nJe vraag bracht geen antwoord maar 3♥. Bied daarboven sans atout, zo laag als je kunt.',
      good: '3SA. Niets dwong je, maar het mag.',
      wrong: 'Dat staat je vrij. Deze bladzijde vraagt om het volgende bod in sans atout.',
      nudge: 'Welk bod in sans atout gaat net boven 3♥?',
    },
    {
      title: 'Uitwijken met een vraag',
      text: 'De andere manier om uit te wijken is een eigen cuebid. Daarvoor heb je tien punten nodig, en hij verhoogt de vraag met één niveau.\n\nJe bent gevraagd: 2♦ kort? Je hebt dertien punten. Vraag terug naar een korte kleur.',
      good: '3♦ kort? Nu moet je tegenstander antwoorden of uitwijken.',
      wrong: 'Dat kan, maar het vraagt niet terug.',
      nudge: 'Wat is 2♦ met één niveau verhoogd?',
    },
    {
      title: 'De rollen zijn omgekeerd',
      text: 'Op je vraag kwam een vraag. Nu word jij iets gevraagd, en je antwoordt of wijkt uit zoals ieder ander.\n\nBoven 3♦ is de volgorde 3♥, 3♠, 3SA, 4♣, 4♦. Antwoord op de vraag naar een korte kleur.',
      good: '3♥: twee harten.',
      wrong: 'Daarmee wijk je uit. Hier moet je antwoorden.',
      nudge: 'Welke van je kleuren heeft minder dan drie kaarten?',
    },
    {
      title: 'Doorvragen',
      text: 'Meteen na een antwoord mag je nog eens vragen. Deze volgende cuebid mag het antwoord met één niveau verhogen. Of hij is gewoon het eerstvolgende hogere bod, en dat spaart ruimte. Maar een trefwoord waarop je in deze bieding al antwoord kreeg, mag je niet meer gebruiken.\n\nJe tegenstander toonde met 2♠ korte schoppen. Vraag naar een vrouw, zo laag mogelijk.',
      good: '2SA vrouw? is het bod vlak boven 2♠. 3♠ vrouw? vraagt hetzelfde, maar hoger.',
      wrong: 'Niet dat: vraag naar een vrouw, met het bod vlak boven 2♠.',
      nudge: 'Welk bod volgt in de volgorde op 2♠?',
    },
    {
      title: 'Een tweede kleur: recuebid',
      text: 'Na het eerste antwoord op een cuebid mag je, als het een kleur noemde en er ruimte is, doublet zeggen. Dat doubleert hier niets. Het is een recuebid en vraagt naar een tweede kleur van dezelfde soort. Dat kan één keer per cuebid.\n\nJe tegenstander toonde korte harten. Vraag naar nog een korte kleur.',
      good: 'Een recuebid. Het antwoord kan niet ontweken worden, en daarna moet je opnieuw bieden.',
      wrong: 'Dat mag je doen. Maar je wilde een tweede korte kleur.',
      nudge: 'Welke bieding vraagt, meteen na een antwoord, naar nog zo’n kleur?',
    },
    {
      title: 'Het tweede antwoord',
      text: 'Het antwoord op een recuebid is het laagste bod in een andere kleur die waar is. Is die er niet, dan is het sans atout. Uitwijken kan niet.\n\nJe hebt harten getoond, en wordt naar nog een korte kleur gevraagd. Antwoord.',
      good: '2SA: geen andere korte kleur.',
      wrong: 'Er is maar één antwoord dat waar is.',
      nudge: 'Is er behalve harten een kleur met minder dan drie kaarten?',
    },
    {
      title: 'Transfer',
      text: 'Meteen na een antwoord, het eerste of het tweede, mag je transfer zeggen. Het antwoord wordt dan je eigen bod. Dat vraagt wat een sprong vraagt: vier kaarten van die kleur, of bij sans atout een kaart in elke kleur.\n\nJe tegenstander antwoordde 3♣, kort in klaveren. Jij hebt er vier goede. Neem het bod over.',
      good: 'Nu is 3♣ jouw bod. Je hoefde niet hoger.',
      wrong: 'Ook dat kan, maar het gaat hoger dan 3♣.',
      nudge: 'Hoe wordt 3♣ je eigen bod?',
    },
    {
      title: 'Na een transfer',
      text: 'Na een transfer mag de ander passen, doubleren, of elk bod of elke cuebid doen die daarboven mag. Een pas beëindigt het bieden meteen.\n\nJe antwoord 3♣ is overgenomen. Je hebt niets toe te voegen. Laat het zo.',
      good: 'Het contract is 3♣. De leider is je tegenstander, die transfer zei.',
      wrong: 'Dat mag, maar dan blijft het niet bij 3♣.',
      nudge: 'Welke bieding voegt niets toe?',
    },
    {
      title: 'Ruimte voor het antwoord',
      text: 'Een cuebid moet ruimte laten. Elk mogelijk antwoord moet op niveau zeven of lager zijn. En na elk ervan moet je eigen hand nog een natuurlijk bod of een transfer toelaten.\n\nBoven 6♣ zou een cuebid 7♣ zijn, en een antwoord in klaveren 8♣, en dat bod bestaat niet. Vragen kan dus niet. Pas.',
      good: 'Hoog in het bieden houdt het vragen op. Vraag vroeg.',
      wrong: 'Dat mag je ook doen. Deze bladzijde vraagt je te passen.',
      nudge: 'Wat blijft er over als je niet kunt vragen en niet wilt bieden?',
    },
  ],
};
