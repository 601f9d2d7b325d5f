/**
 * The import walls: imports run one way through the house.
 *
 *     ui → store → engine;  ui → i18n, engine (its words and its types);  pads → the engine's base and scoring
 *     store → files → the store's records, teaching, engine;  store → teaching → engine
 *     in the engine:  view, notation, explain → match → scoring, play, auction, exchange → hand, options → cards
 *
 * Every file of src stands in one zone, and a zone lists all it may import; what is not listed is walled off. An entry
 * `src/engine/match` means the file match.ts and everything in the folder match/.
 */

import path from 'node:path';

/** @param {string[]} names */
const engine = (...names) => names.map((name) => `src/engine/${name}`);

const BASE = engine('cards', 'seat', 'result', 'errors');
const HAND_AND_OPTIONS = engine('hand', 'options', 'shuffle');
/** A call is a word, like a card: scoring speaks of bids. What else the phases share is the type of a contract. */
const CALL = engine('auction/call');
const CONTRACT = engine('scoring/contract');
const PHASES = ['exchange', 'auction', 'play', 'scoring'];
const ABOVE_MATCH = engine('view', 'notation', 'explain', 'act', 'codes', 'perft');
/** What everybody may say: cards, seats, calls, contracts and options, their notation and the codes of refusals. */
const WORDS = [...BASE, ...CALL, ...CONTRACT, ...engine('hand', 'options', 'notation', 'codes')];

/** Which games there are, and the bare numbers of their scoring: what a card of them shows. */
const TABLES = [...engine('scoring/tables'), 'src/pads/kinds', 'src/pads/tables', 'src/pads/honours'];

/**
 * @typedef {object} Zone
 * @property {string} name
 * @property {readonly string[]} files what stands in it; they may import each other
 * @property {readonly string[]} [may] what else they may import
 * @property {readonly string[]} [types] of what they may import types alone (`import type`)
 * @property {readonly string[]} [packages] the packages they may use
 * @property {string} instead what a refused author reads
 */

/** @type {readonly Zone[]} */
export const ZONES = [
  {
    name: "the engine's base",
    files: BASE,
    types: [...PHASES, 'match'].flatMap((name) => engine(`${name}/errors`)),
    instead:
      'The base knows no rules (only errors.ts gathers the types of refusals from each errors.ts). ' +
      'Move what needs more into the module that owns the rule.',
  },
  {
    name: 'hand, options and shuffle',
    files: HAND_AND_OPTIONS,
    may: BASE,
    instead: 'They stand on the base alone. Move what needs more up into the phase that asks for it.',
  },
  ...PHASES.map((phase) => ({
    name: `the engine's ${phase}`,
    files: engine(phase),
    may: [...BASE, ...HAND_AND_OPTIONS, ...CALL],
    types: CONTRACT,
    instead:
      'Exchange, auction, play and scoring do not know each other (only the calls of auction/call.ts and the types of ' +
      'scoring/contract.ts). Let match hand the value over, or move what they share down beside hand.ts.',
  })),
  {
    name: 'the match',
    files: engine('match'),
    may: [...BASE, ...HAND_AND_OPTIONS, ...engine(...PHASES)],
    instead: 'The match knows the phases, not who looks at it. Let view, notation or explain call the match.',
  },
  {
    name: "the engine's outer layer",
    files: ABOVE_MATCH,
    may: [...BASE, ...HAND_AND_OPTIONS, ...engine(...PHASES, 'match')],
    instead:
      'Import the module that owns the thing, inside src/engine; clock, chance, storage and words come in as data.',
  },
  {
    name: "the engine's front door",
    files: engine('index'),
    may: ['src/engine'],
    instead: 'index.ts only re-exports what stands inside src/engine.',
  },
  {
    name: 'pads',
    files: ['src/pads'],
    may: [...BASE, ...CALL, ...engine('options', 'scoring')],
    instead:
      'A pad scores by engine/scoring, and knows neither the cards in play nor who looks on. Move what it needs into ' +
      'engine/scoring, or let the store hand it over.',
  },
  {
    name: 'teaching',
    files: ['src/teaching'],
    may: ['src/engine'],
    instead:
      'Lessons, set-ups and drills ask the engine only: no words, no storage, no screen. Let i18n say it and the store keep it.',
  },
  {
    name: 'analysis',
    files: ['src/analysis'],
    may: ['src/engine'],
    instead: 'Analysis asks the engine only; the store calls it and the ui reads the answer from the store.',
  },
  {
    name: "the store's hooks",
    files: ['src/store/react', 'src/store/pads/react'],
    may: ['src/store'],
    packages: ['react', 'zustand'],
    instead: 'react.tsx hands the stores to the screens and does nothing else. Let the store compute it.',
  },
  {
    name: 'sheets as files',
    files: ['src/files/sheet'],
    may: engine('seat', 'scoring'),
    types: ['src/pads'],
    instead:
      'Files turn what they are given into text. Let the screen hand over the sheet, and the words of its language.',
  },
  {
    name: 'files',
    files: ['src/files'],
    may: [
      'src/engine',
      'src/teaching',
      'src/pads',
      ...['record', 'record-schema', 'schemas', 'summary', 'types', 'pads/record'].map(
        (name) => `src/store/${name}`,
      ),
    ],
    packages: ['valibot'],
    instead:
      'Files turn records into text and back. Let the store read the device, hand over what is to be written and keep ' +
      'what was read; let ui show the codes.',
  },
  {
    name: 'the store',
    files: ['src/store'],
    may: ['src/engine', 'src/pads', 'src/analysis', 'src/teaching', 'src/files'],
    packages: ['zustand', 'idb', 'valibot'],
    instead:
      'The store stands below the screens and speaks no language. Give out a value or a code and let ui show it.',
  },
  {
    name: 'i18n',
    files: ['src/i18n'],
    may: WORDS,
    types: [
      ...engine('view', 'scoring'),
      'src/files/errors',
      'src/files/link/errors',
      'src/pads',
      'src/teaching',
    ],
    instead:
      "i18n turns the engine's words and codes into sentences. Take what it needs to know as a parameter.",
  },
  {
    name: 'the ui',
    files: ['src/ui', 'src/main'],
    may: [
      ...[
        'index',
        'pads/index',
        'past/index',
        'link/index',
        'teaching/index',
        'editor/index',
        'lessons/index',
      ].map((name) => `src/store/${name}`),
      'src/files/sheet',
      'src/i18n',
      'package.json',
      ...WORDS,
      ...TABLES,
    ],
    types: [...engine('view', 'scoring'), 'src/pads', 'src/teaching'],
    packages: ['react', 'react-dom', 'wouter', 'zustand', '@fontsource-variable', '@tanstack/react-virtual'],
    instead:
      'The ui sees views only, never the match with both hands. Import from src/store/index.ts (for score pads ' +
      "src/store/pads/index.ts), src/i18n or the engine's words, tables and types (import type from view and scoring); " +
      'let the store compute or keep the rest.',
  },
];

/** @type {(entries: readonly string[] | undefined, file: string) => boolean} */
const coveredBy = (entries = [], file) =>
  entries.some(
    (entry) => file === entry || file.startsWith(`${entry}/`) || file.replace(/\.\w+$/, '') === entry,
  );

/**
 * What an import names: a path inside the project, or the package as written.
 * @type {(file: string, specifier: string) => string}
 */
function targetOf(file, specifier) {
  const bare = specifier.replace(/\?.*$/, '');
  return bare.startsWith('.') ? path.posix.join(path.posix.dirname(file), bare) : bare;
}

/** @type {(zone: Zone, specifier: string, target: string, typesOnly: boolean) => boolean} */
function mayImport({ files, may = [], types = [], packages }, specifier, target, typesOnly) {
  if (!specifier.startsWith('.')) return coveredBy(packages, target);
  return coveredBy([...files, ...may, ...(typesOnly ? types : [])], target);
}

/**
 * Any node that imports: a statement, an expression or a type.
 * @typedef {object} Importing
 * @property {import('estree').Expression | null | undefined} [source]
 * @property {string} [importKind]
 * @property {string} [exportKind]
 */

/** @type {import('eslint').Rule.RuleModule} */
const wall = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      wall: 'A wall: {{zone}} must not import {{target}}. {{instead}}',
      homeless: '{{file}} stands in no zone. Give it one in eslint.walls.js, so that its walls are known.',
    },
  },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const zone = ZONES.find(({ files }) => coveredBy(files, file));
    if (!zone) return { Program: (node) => context.report({ node, messageId: 'homeless', data: { file } }) };

    /** @param {Importing} node */
    const check = ({ source, importKind, exportKind }) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const target = targetOf(file, source.value);
      if (mayImport(zone, source.value, target, (importKind ?? exportKind) === 'type')) return;
      const data = { zone: zone.name, target, instead: zone.instead };
      context.report({ node: source, messageId: 'wall', data });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      /** @param {Importing} node */
      TSImportType: (node) => check({ source: node.source, importKind: 'type' }),
    };
  },
};

export default { rules: { wall } };
