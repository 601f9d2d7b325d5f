import type { ChapterWords } from '../../courseWords.ts';
import { reading } from '../../courseWords.ts';

export const adviceBidding: ChapterWords = {
  title: 'Advies: ruilen en bieden',
  summary: 'Wat het spelregelboek aanraadt, van de eerste aflegkaart tot het laatste bod.',
  pages: [
    {
      title: 'Wat je houdt',
      text: 'Beslis of je hand moet aanvallen of verdedigen. Azen en heren zijn het best; daarna geldt hoe hoger, hoe beter, tot bij de lage kaarten. Voor sans atout wil je drie kleuren gestopt hebben, en de Koninklijke of de Kleine kolon om de vierde te stoppen.\n\nSchoppen, harten en ruiten zijn hier gestopt. Voor klaveren heb je de Koninklijke kolon. Leg twee van je drie laagste klaveren af.',
      good: 'De Koninklijke kolon blijft: hij kan op een plaatje vallen dat in klaveren voorgespeeld wordt.',
      wrong: 'Dat kan. Maar lage klaveren zijn het minst waard, en de kolon bewaakt die kleur.',
      nudge: 'Welke van je kaarten winnen niets en bewaken niets?',
    },
    {
      title: 'Houd je beste kleur achter',
      text: 'Elk bod vertelt de ander iets. Twee kaarten zijn genoeg om een kleur te bieden. Daarom is het vaak goed om met een kleur van twee kaarten te beginnen en je lange kleur achter te houden. Misschien biedt je tegenstander juist die kleur, en dan kun je doubleren.\n\nJe hebt vijf harten. Open met je twee klaveren, zo laag als je kunt.',
      good: '1♣ vertelt van twee klaveren, en niets over je harten.',
      wrong: 'Zo mag je openen. Het advies is om met de kleur van twee kaarten te beginnen.',
      nudge: 'In welke kleur heb je precies twee hoge kaarten?',
    },
    {
      title: 'Een goede troefkleur',
      text: 'Als troef wil je vijf kaarten zonder gaten bovenin, of zes goede. Vier zijn maar af en toe genoeg, als je zeker weet dat je tegenstander kort is in die kleur.\n\nJe tegenstander opende 1♦. Je hebt zes schoppen en vier harten. Bied de beste troefkleur, zo laag als je kunt.',
      good: '1♠, op zes goede kaarten.',
      wrong: 'Dat mag. Maar welke kleur heb je liever als troef?',
      nudge: 'Welke kleur is langer en hoger?',
    },
    {
      title: 'Nul sans atout verbergt veel',
      text: '0SA vertelt alleen dat je geen renonce hebt. Een gever met een arme hand kan het bieden. Dus kan een gever met een sterke hand het ook bieden, en niets weggeven.\n\nJe hebt twintig punten. Open zonder iets te vertellen.',
      good: '0SA. Je tegenstander hoort heel weinig, en er is alle ruimte om door te gaan.',
      wrong: 'Dat vertelt meer over je hand.',
      nudge: 'Welk bod kan met bijna elke hand, sterk of zwak?',
    },
    {
      title: 'Sans atout loont',
      text: 'Sans atout wordt te weinig geboden. 3SA levert bij zes spellen 700 op, 3♣ maar 200. Een lange lage kleur die doorloopt, en een beetje daarbuiten, zijn vaak genoeg. En de leider komt uit, dus je kunt met je lange kleur beginnen.\n\nJe hebt zeven ruiten met aas, heer, vrouw en boer. Bied de manche in sans atout.',
      good: '3SA. Zeven ruiten en ♥A zijn acht slagen, en ♠K is er misschien nog een.',
      wrong: 'Dat mag, maar het is niet de manche in sans atout.',
      nudge: 'Welk bod in sans atout is een manche waard?',
    },
    reading(
      'Langzaam, en met het volgende spel in het oog',
      'Deelscores zijn de moeite waard. Twijfel je tussen een deelscore en een manche, denk dan aan het volgende spel: ben jij dan de gever, dan ruil je meer kaarten. Dus kun je nu voorzichtig zijn.\n\nHaast je niet. Na een pas kun je nog doorbieden. Wie langzaam opbiedt, hoort misschien meer over de andere hand.',
    ),
  ],
};
