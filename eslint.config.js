import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import walls from './eslint.walls.js';

/** Each name the engine must do without, and what to do instead. */
const IMPURE = {
  'The engine knows no clock. Let the time come in with the action, from the store.': [
    'Date',
    'performance',
    'setTimeout',
    'setInterval',
    'setImmediate',
    'queueMicrotask',
    'requestAnimationFrame',
  ],
  'The engine knows no chance. Let the pack order come in with the deal action (R6); the store shuffles.': [
    'crypto',
    'Crypto',
  ],
  'The engine knows no page, disk or network. Return data and let store or ui use it.': [
    ...['window', 'document', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage'],
    ...[
      'indexedDB',
      'fetch',
      'XMLHttpRequest',
      'WebSocket',
      'BroadcastChannel',
      'Worker',
      'alert',
      'confirm',
    ],
    ...['prompt', 'process', 'Buffer', 'self', 'globalThis', 'global'],
  ],
  'The engine knows no language. Return a code with parameters and let src/i18n make the sentence.': ['Intl'],
};

const NO_CHANCE = {
  object: 'Math',
  property: 'random',
  message: 'Cards are shuffled by a cryptographic source (R6): use the random source given to the session.',
};

export default defineConfig(
  globalIgnores(['dist', 'reports', 'coverage', 'playwright-report', 'test-results', '.stryker-tmp']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['.*.mjs'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Numbers read well in a template; everything else must be made text on purpose.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // Cards and calls are plain ASCII: `card[0]` is a suit, and spreading a text gives its letters.
      '@typescript-eslint/prefer-string-starts-ends-with': [
        'error',
        { allowSingleElementEquality: 'always' },
      ],
      '@typescript-eslint/no-misused-spread': 'off',
      // It asks for `!`, which src does without.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // A refusal without parameters is an empty record.
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // A switch over a union counts once, however many cases it names.
      complexity: ['error', { max: 15, variant: 'modified' }],
      'max-depth': ['error', 4],
      'max-params': ['error', 5],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { bridgette: walls },
    languageOptions: { globals: globals.browser },
    rules: {
      'bridgette/wall': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'no-console': 'error',
      'no-restricted-properties': ['error', NO_CHANCE],
    },
  },
  {
    files: ['src/engine/**/*.ts', 'src/pads/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...Object.entries(IMPURE).flatMap(([message, names]) => names.map((name) => ({ name, message }))),
      ],
    },
  },
  {
    files: ['src/**/*.tsx', 'tests/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      // Safari takes a list without bullets for no list, unless told.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'Names and notes are typed by people. Render text or components, never HTML.',
        },
      ],
    },
  },
  {
    files: ['tests/**', 'e2e/**', 'bench/**'],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', complexity: 'off' },
  },
  {
    // Plain scripts read JSON and import modules by name, both of which TypeScript calls `any`.
    files: ['**/*.mjs'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  {
    // Only an interface can add to a library's own.
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/consistent-indexed-object-style': 'off' },
  },
  { files: ['*.js', '.*.mjs'], languageOptions: { globals: globals.node } },
);
