import type { RulesWords } from '../../rulesWords.ts';
import { calls } from './calls.ts';
import { cueBids } from './cueBids.ts';
import { deal } from './deal.ts';
import { history } from './history.ts';
import { others } from './others.ts';
import { play } from './play.ts';
import { scoring } from './scoring.ts';

/** The rules reference, what stands around the glossary, and the game's history. */
export const rules: RulesWords = {
  title: 'De regels',
  intro: 'Elke regel waarmee dit spel gespeeld wordt, met zijn nummer. Spelregels kun je aan tafel proberen.',
  search: 'Zoek in de regels',
  count: (shown, all) =>
    shown === all ? `${all} regels` : shown === 1 ? `1 regel van ${all}` : `${shown} regels van ${all}`,
  none: 'Geen regel heeft al deze woorden.',
  print: 'Afdrukken',
  tryIt: 'Probeer het aan tafel',
  tryFree: 'Doe waar de regel over gaat, of probeer wat hij verbiedt: er wordt niets geteld.',
  tryScore: 'Speel het spel, of claim een aantal slagen: elk resultaat kan, en je ziet wat het oplevert.',
  backToRule: 'Terug naar de regel',
  sections: {
    pack: 'De kaarten',
    cut: 'Wie geeft',
    deal: 'Het geven',
    exchange: 'De uitwisseling',
    calls: 'Het bieden: natuurlijke biedingen',
    cueBids: 'Het bieden: cuebids',
    play: 'Het spelen',
    sixDeal: 'Telling in zes spellen',
    hawaii: 'Hawaï-telling',
    rubber: 'Robbertelling',
    summary: 'De verkorte versie',
    pads: 'Scoreblokken voor andere spellen',
    options: 'Opties en de partij',
  },
  rules: { ...deal, ...calls, ...cueBids, ...play, ...scoring, ...others },
  glossary: {
    intro:
      'De woorden van bridge en van Bridgette, zoals ze hier gebruikt worden. Elk leidt naar zijn regel.',
    search: 'Zoek in de woorden',
    count: (shown, all) =>
      shown === all ? `${all} woorden` : shown === 1 ? `1 woord van ${all}` : `${shown} woorden van ${all}`,
    none: 'Geen van de woorden heeft dat allemaal.',
  },
  history,
};
