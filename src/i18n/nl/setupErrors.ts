import type { Messages } from '../messages.ts';
import { words } from './words.ts';

const STEPS = { exchange: 'Stap', call: 'Bod', play: 'Kaart' } as const;
const cards = (count: number): string => (count === 0 ? 'geen kaart' : words.cards(count));

export const positionErrors: Messages['editor']['positionErrors'] = {
  'card-twice': ({ card }) => `Een kaart ligt maar op één plaats: ${words.theCard(card)} is er twee keer.`,
  'hand-size': ({ seat, cards: held, needed }, { name }) =>
    `${name(seat)} heeft ${cards(held)}; een hand heeft er ${needed}.`,
  'upcard-missing': () => 'De keerkaart ontbreekt.',
  'too-early': ({ start }) =>
    start === 'exchange'
      ? 'Het begint met de uitwisseling: daarvóór kan er niet geboden of gespeeld zijn.'
      : 'Het begint in het bieden: daar is nog geen slag gespeeld.',
  'auction-over': () =>
    'Met deze biedingen is het bieden afgelopen. Neem er een terug, of begin in het spelen.',
  'auction-open': () =>
    'Het begint in het spelen, maar het bieden is niet afgelopen. Kies een contract, of bied tot het einde.',
  'deal-over': () => 'Er valt niets meer te spelen: neem een kaart terug.',
  rule: ({ step, at }, { why }) => (step === 'options' ? why : `${STEPS[step]} ${at + 1}: ${why}`),
};

const PLACES = { upcard: 'is al de keerkaart', pack: 'ligt al in de stapel' } as const;

export const draftErrors: Messages['editor']['draftErrors'] = {
  'hand-full': ({ seat, most }, { name }) => `${name(seat)} heeft al ${most} kaarten. Haal er eerst een weg.`,
  'pack-full': ({ most }) => `Voor de stapel blijven niet meer dan ${most} kaarten over.`,
  'hand-long': ({ cards: held, most }) => `Dit zijn ${held} kaarten; een hand heeft er ${most}.`,
  'hand-suits': ({ suits }) =>
    `Drie punten scheiden de vier kleuren, schoppen eerst: AKQ2.J94.T.543:LG. Hier ${suits === 1 ? 'staat 1 kleur' : `staan ${suits} kleuren`}.`,
  'hand-letter': ({ letter }) =>
    `“${letter}” is geen kaart. Kaarten zijn A K Q J T 9 … 2 (of A H V B), kolons :L :R :G.`,
  'card-twice': ({ card }) => `${words.cardSign(card)} staat er twee keer.`,
  'card-elsewhere': ({ card, place }, { name }) =>
    `${words.cardSign(card)} ${place === 'N' || place === 'S' ? `is al in de hand van ${name(place)}` : PLACES[place]}. Haal de kaart daar eerst weg.`,
};

export const fillErrors: Messages['editor']['fillErrors'] = {
  'wish-range': ({ seat, what }, { name }) =>
    `De wens van ${name(seat)} voor ${what === 'points' ? 'punten' : words.suit(what)} loopt van meer naar minder.`,
  'wish-hand': ({ seat }, { name }) =>
    `De wensen voor ${name(seat)} spreken elkaar tegen: geen dertien kaarten zijn zo.`,
  'wish-placed': ({ seat }, { name }) =>
    `Met de kaarten die al een plaats hebben, kan ${name(seat)} zo’n hand niet krijgen.`,
  'wish-group': ({ group }) => `De keerkaart kan niet van de groep ${words.colonShort(group)} zijn.`,
  'wish-together': () => 'Elke wens zou apart kunnen, maar niet allemaal tegelijk.',
};
