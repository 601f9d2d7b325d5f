import type { ChapterWords } from '../../courseWords.ts';

export const exampleSlam: ChapterWords = {
  title: 'Voorbeeld: vragend naar een slem',
  summary: 'Het lange voorbeeld van het spelregelboek: korte kleuren, vrouwen, azen, en dan zes klaveren.',
  pages: [
    {
      title: 'Eerst korte kleuren',
      text: 'Jij bent de gever, met vijfentwintig punten. Je opende 1♣, en de ontvanger paste. Twaalf slagen lijken mogelijk, als je meer te weten komt.\n\nVraag naar een korte kleur.',
      good: '2♣ kort?, je eigen bod met één niveau verhoogd.',
      wrong: 'Dat mag, maar in het voorbeeld wordt naar een korte kleur gevraagd.',
      nudge: 'Wat is 1♣ met één niveau verhoogd?',
    },
    {
      title: 'Dan vrouwen',
      text: 'De ontvanger antwoordde 2♠: kort in schoppen. Je wilt doorvragen en laag blijven.\n\nVraag naar een vrouw, met het eerstvolgende hogere bod.',
      good: '2SA vrouw? Het bod vlak boven een antwoord is genoeg voor een volgende cuebid.',
      wrong: 'Niet dat: in het voorbeeld is het het bod vlak boven 2♠.',
      nudge: 'Welk bod komt vlak boven 2♠?',
    },
    {
      title: 'De laagste vrouw',
      text: 'Jij bent de ontvanger, met de ruitenvrouw en de klavervrouw. (In het spelregelboek antwoord je hier 3♦. Maar het laagste ware antwoord gaat voor, dus volgt deze cursus de regel.)\n\nAntwoord op 2SA vrouw?',
      good: '3♣, voor de klavervrouw.',
      wrong: 'Dat is niet het antwoord op de vraag.',
      nudge: 'Welke van je twee vrouwen heeft boven 2SA het laagste bod?',
    },
    {
      title: 'Nog een vrouw?',
      text: 'Jij bent de gever. De ontvanger toonde de klavervrouw, in je lange kleur.\n\nVraag naar een tweede vrouw.',
      good: 'Een recuebid. De ontvanger antwoordt straks 3♦, voor de ruitenvrouw.',
      wrong: 'Dat mag, maar in het voorbeeld wordt naar een tweede vrouw gevraagd.',
      nudge: 'Welke bieding vraagt naar nog zo’n kleur?',
    },
    {
      title: 'Ten slotte azen',
      text: 'De ontvanger toonde met 3♦ de ruitenvrouw. Je weet nu van twee vrouwen.\n\nVraag naar een aas, met het eerstvolgende hogere bod.',
      good: '3♥ aas? Ook na een tweede antwoord mag je doorvragen.',
      wrong: 'Niet dat: in het voorbeeld is het het bod vlak boven 3♦.',
      nudge: 'Welk bod komt vlak boven 3♦?',
    },
    {
      title: 'Zes klaveren',
      text: 'De ontvanger antwoordde 3SA: geen aas. Dat verrast niet, want je hebt ze alle vier. Je moet opnieuw bieden, en je weet genoeg.\n\nBied een contract voor twaalf slagen met klaveren als troef.',
      good: '6♣. Het is een sprong, en je hebt er vijf klaveren voor.',
      wrong: 'Dat mag, maar in het voorbeeld worden twaalf slagen in klaveren geboden.',
      nudge: 'Twaalf slagen zijn zes en hoeveel?',
    },
    {
      title: 'Het einde',
      text: 'De ontvanger paste. Er is nog één pas nodig om het bieden te beëindigen.\n\nBeëindig het.',
      good: 'Het contract is 6♣, een klein slem, en jij bent de leider.',
      wrong: 'Daarmee gaat het bieden door.',
      nudge: 'Hoeveel keer pas achter elkaar beëindigt het bieden?',
    },
  ],
};
