import type { Messages } from '../messages.ts';

/** About: what this is, how to play in a minute, keys, licences. */
export const about: Messages['shell']['about'] = {
  title: 'Over Bridgette',
  version: (version) => `Versie ${version}`,
  minute: 'Zo speel je het, in één minuut',
  steps: [
    'Bridgette is bridge voor twee. Het spel heeft drie kaarten meer: de Kleine, de Koninklijke en de Grote kolon, die geen kleur hebben. De Kleine hoort bij 2 tot en met 10, de Koninklijke bij boer, vrouw en heer, de Grote bij azen.',
    'Elke speler krijgt dertien kaarten, en er wordt nog één kaart gekeerd. De ontvanger ruilt twee kaarten voor nieuwe; daarna ruilt de gever er vier, acht of twaalf: meer naarmate de keerkaart hoger is.',
    'Dan bieden jullie om het contract: hoeveel slagen boven de zes, en met welke kleur als troef, of zonder. Elk bod gaat over het vorige heen. In het spel voor gevorderden stelt een cuebid een vraag aan de andere hand.',
    'Er worden dertien slagen van twee kaarten gespeeld. Beken kleur als je kunt. De kolon die bij de voorgespeelde kaart hoort, mag altijd bijgespeeld worden: die verliest de slag, maar de winnaar mag die kleur in de volgende slag niet voorspelen.',
    'Maak je het contract, dan scoor jij; ga je down, dan scoort de tegenspeler.',
  ],
  help: 'De app geeft, telt, laat zien wat mag, en zegt waarom de rest niet mag.',
  privacy: 'Wat privé blijft',
  device:
    'Er verlaat niets dit apparaat. Partijen, namen en instellingen blijven in deze browser; er is geen account, er wordt niets gevolgd, er is geen server.',
  glances:
    'Tussen de beurten wordt de tafel weggehaald, zodat wie een blik op het scherm werpt van niemand kaarten ziet. Het beschermt niet tegen iemand die de ontwikkelaarshulpmiddelen van de browser opent: ga zitten met mensen die je vertrouwt.',
  storage: 'Wis je in de browser de gegevens van deze site, dan zijn de partijen weg.',
  keys: 'Toetsen',
  keyRows: [
    ['Tab', 'gaat naar het volgende dat je kunt doen'],
    ['Pijltjestoetsen', 'gaan langs kaarten en keuzes'],
    ['Enter of spatiebalk', 'doet het; houd vast om het apparaat over te nemen'],
    ['Escape', 'sluit een venster; aan tafel legt het je hand weg'],
  ],
  made: 'Gemaakt met',
  licence: 'Licentie',
  what: 'Wat',
  own: 'Bridgette zelf',
  font: 'lettertype',
  library: 'bibliotheek',
};
