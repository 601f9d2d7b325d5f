import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import type { ICruiseResult } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { ESLint } from 'eslint';
import type { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import cruiserConfig from '../../.dependency-cruiser.mjs';
import { ZONES } from '../../eslint.walls.js';

/** The project's own ESLint with one rule; type information is left out, as the files it reads here do not exist. */
const eslintWith = (rule: string): ESLint =>
  new ESLint({
    ruleFilter: ({ ruleId }) => ruleId === rule,
    overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  });

/** What one rule says of a text at a place in the project. */
async function complaints(rule: string, file: string, text: string): Promise<string[]> {
  const results = await eslintWith(rule).lintText(text, { filePath: file });
  return results.flatMap((result) => result.messages.map((message) => message.message));
}

describe('import walls', () => {
  const forbidden: readonly [file: string, text: string, instead: RegExp][] = [
    [
      'src/ui/table/Table.tsx',
      "import { act } from '../../engine/match/apply.ts';",
      /views only.*src\/store\/index\.ts/,
    ],
    [
      'src/ui/table/Table.tsx',
      "import type { MatchState } from '../../engine/match/state.ts';",
      /views only/,
    ],
    ['src/ui/table/Table.tsx', "import { view } from '../../engine/view/view.ts';", /views only/],
    ['src/ui/table/Table.tsx', "import { view } from '../../engine/index.ts';", /views only/],
    ['src/ui/table/Table.tsx', "const view = await import('../../engine/view/view.ts');", /views only/],
    ['src/ui/table/Table.tsx', "export * from '../../store/session.ts';", /views only/],
    ['src/ui/table/Table.tsx', "import { open } from '../../store/storage.ts';", /views only/],
    ['src/ui/table/Table.tsx', "let log: import('../../store/session.ts').Log;", /views only/],
    [
      'src/ui/table/Table.tsx',
      "import { sheet } from '../../engine/scoring/index.ts';",
      /import type from view and scoring/,
    ],
    ['src/ui/table/Table.tsx', "import { openDB } from 'idb';", /let the store compute or keep/],
    ['src/main.tsx', "import { session } from './store/session.ts';", /views only/],
    ['src/i18n/en.ts', "import { useTable } from '../store/index.ts';", /as a parameter/],
    ['src/i18n/en.ts', "import { view } from '../engine/view/view.ts';", /as a parameter/],
    ['src/i18n/en.ts', "import { Table } from '../ui/table/Table.tsx';", /as a parameter/],
    ['src/ui/pad/Pad.tsx', "import { actOnPad } from '../../pads/index.ts';", /src\/store\/pads\/index\.ts/],
    ['src/store/session.ts', "import { t } from '../i18n/index.ts';", /no language/],
    ['src/store/session.ts', "import { Table } from '../ui/table/Table.tsx';", /let ui show it/],
    ['src/store/session.ts', "import { useState } from 'react';", /let ui show it/],
    ['src/pads/minibridge.ts', "import { view } from '../engine/view/view.ts';", /scores by engine\/scoring/],
    [
      'src/pads/minibridge.ts',
      "import { act } from '../engine/match/apply.ts';",
      /scores by engine\/scoring/,
    ],
    [
      'src/files/import.ts',
      "import { createSession } from '../store/session.ts';",
      /Let the store read the device/,
    ],
    ['src/files/import.ts', "import { t } from '../i18n/index.ts';", /let ui show the codes/],
    ['src/ui/score/Share.tsx', "import { dealLink } from '../../files/index.ts';", /views only/],
    ['src/i18n/en.ts', "import { importing } from '../files/import.ts';", /as a parameter/],
    ['src/analysis/solve.ts', "import { useTable } from '../store/index.ts';", /the store calls it/],
    ['src/engine/match/apply.ts', "import { now } from '../../store/clock.ts';", /knows the phases/],
    ['src/engine/match/apply.ts', "import { view } from '../view/view.ts';", /call the match/],
    ['src/engine/match/apply.ts', "import { produce } from 'immer';", /knows the phases/],
    ['src/engine/view/view.ts', "import { t } from '../../i18n/index.ts';", /inside src\/engine/],
    ['src/engine/auction/legal.ts', "import { play } from '../play/play.ts';", /do not know each other/],
    [
      'src/engine/play/play.ts',
      "import { legalCalls } from '../auction/legal.ts';",
      /do not know each other/,
    ],
    [
      'src/engine/play/play.ts',
      "import { formatContract } from '../scoring/contract.ts';",
      /types of scoring\/contract/,
    ],
    ['src/engine/scoring/rubber.ts', "import { exchange } from '../exchange.ts';", /do not know each other/],
    [
      'src/engine/exchange.ts',
      "import type { MatchState } from './match/state.ts';",
      /Let match hand the value over/,
    ],
    ['src/engine/hand.ts', "import { legalCards } from './play/play.ts';", /stand on the base alone/],
    ['src/engine/cards.ts', "import { sortHand } from './hand.ts';", /knows no rules/],
    ['src/engine/cards.ts', "import { readFileSync } from 'node:fs';", /knows no rules/],
    ['src/engine/index.ts', "export * from '../store/index.ts';", /only re-exports/],
  ];

  it.each(forbidden)('%s must not say %s', async (file, text, instead) => {
    const [message, ...more] = await complaints('bridgette/wall', file, text);
    expect(message).toMatch(/^A wall: /);
    expect(message).toMatch(instead);
    expect(more).toEqual([]);
  });

  const allowed: readonly [file: string, text: string][] = [
    ['src/ui/table/Table.tsx', "import { useTable } from '../../store/index.ts';"],
    ['src/ui/table/Table.tsx', "import { t } from '../../i18n/index.ts';"],
    ['src/ui/table/Table.tsx', "import { suitOf } from '../../engine/cards.ts';"],
    ['src/ui/table/Table.tsx', "import { CALLS } from '../../engine/auction/call.ts';"],
    ['src/ui/table/Table.tsx', "import type { SeatView } from '../../engine/view/view.ts';"],
    ['src/ui/table/Table.tsx', "import type { Sheet } from '../../engine/scoring/index.ts';"],
    ['src/ui/table/Table.tsx', "import './table.css';"],
    ['src/ui/table/Table.tsx', "import sign from './sign.svg?url';"],
    ['src/ui/App.tsx', "const Learn = lazy(() => import('./learn/Learn.tsx'));"],
    ['src/main.tsx', "import { createRoot } from 'react-dom/client';"],
    ['src/i18n/en.ts', "import type { RuleErrors } from '../engine/errors.ts';"],
    ['src/store/session.ts', "import { act } from '../engine/index.ts';"],
    ['src/store/pads/session.ts', "import { actOnPad } from '../../pads/index.ts';"],
    ['src/ui/pad/Pad.tsx', "import { usePads } from '../../store/pads/index.ts';"],
    ['src/ui/pad/Pad.tsx', "import type { PadView } from '../../pads/index.ts';"],
    ['src/pads/minibridge.ts', "import { scoringOf } from '../engine/scoring/index.ts';"],
    ['src/store/session.ts', "const files = await import('../files/index.ts');"],
    ['src/files/leaving.ts', "import type { LoadedMatch } from '../store/record.ts';"],
    ['src/i18n/en.ts', "import type { FileErrors } from '../files/errors.ts';"],
    ['src/engine/match/apply.ts', "import { legalCards } from '../play/index.ts';"],
    ['src/engine/view/view.ts', "import type { MatchState } from '../match/state.ts';"],
    ['src/engine/scoring/line.ts', "import { BIDS } from '../auction/call.ts';"],
    ['src/engine/play/play.ts', "import type { Contract } from '../scoring/contract.ts';"],
  ];

  it.each(allowed)('%s may say %s', async (file, text) => {
    expect(await complaints('bridgette/wall', file, text)).toEqual([]);
  });

  it('a new file must be given its place', async () => {
    expect(await complaints('bridgette/wall', 'src/helpers/x.ts', '')).toEqual([
      expect.stringMatching(/src\/helpers\/x\.ts stands in no zone.*eslint\.walls\.js/),
    ]);
  });
});

describe('the engine is pure', () => {
  const impure: readonly [rule: string, text: string, instead: RegExp][] = [
    ['no-restricted-globals', 'export const at = Date.now();', /time come in with the action/],
    ['no-restricted-globals', 'setTimeout(() => undefined, 1);', /no clock/],
    [
      'no-restricted-globals',
      'export const id = crypto.randomUUID();',
      /pack order come in with the deal action/,
    ],
    ['no-restricted-properties', 'export const die = Math.random();', /random source/],
    ['no-restricted-globals', 'document.title = "";', /let store or ui use it/],
    ['no-restricted-globals', 'localStorage.clear();', /let store or ui use it/],
    [
      'no-restricted-globals',
      'export const list = new Intl.ListFormat("en");',
      /return a code with parameters/i,
    ],
    ['no-console', 'console.log(1);', /console/],
  ];

  it.each(impure)('%s refuses %s', async (rule, text, instead) => {
    const [message] = await complaints(rule, 'src/engine/match/apply.ts', text);
    expect(message).toMatch(instead);
  });
});

describe('the tools see the files', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('src', file.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));

  it('dependency-cruiser reads every source file (with the wrong TypeScript it reads none and is content)', async () => {
    const { output } = await cruise(
      ['src'],
      { ...cruiserConfig.options, ruleSet: { forbidden: cruiserConfig.forbidden ?? [] } },
      {},
      { tsConfig: extractTsConfig('tsconfig.json') },
    );
    const seen = new Set((output as ICruiseResult).modules.map((module) => module.source));
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((file) => !seen.has(file))).toEqual([]);
  });

  it('ESLint holds every source file to the walls', async () => {
    const eslint = new ESLint();
    const rules = await Promise.all(
      sources.map(async (file) => {
        const config = (await eslint.calculateConfigForFile(file)) as Linter.Config | undefined;
        return { file, wall: config?.rules?.['bridgette/wall'] };
      }),
    );
    expect(rules.filter(({ wall }) => !Array.isArray(wall) || wall[0] !== 2)).toEqual([]);
  });

  it('no zone of the engine names a module that does not exist', () => {
    const named = ZONES.flatMap((zone) => zone.files).filter((file) => file.startsWith('src/engine/'));
    expect(named.filter((file) => !existsSync(file) && !existsSync(`${file}.ts`))).toEqual([]);
  });
});
