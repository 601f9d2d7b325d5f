import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** What the built page may load: its own files, and nothing from anywhere else. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Puts the policy into the built page only: the development server needs its inline preamble. */
function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/** Puts the style sheets before the scripts: a browser with six connections to a host would ask for them last, and paints nothing without. */
function stylesFirst(): Plugin {
  const SHEET = /\s*<link rel="stylesheet"[^>]*>/g;
  return {
    name: 'styles-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const sheets = html.match(SHEET)?.join('') ?? '';
        return html.replace(SHEET, '').replace(/(?=\s*<script)/, () => sheets);
      },
    },
  };
}

/** The colour of the felt, as in index.html. */
const FELT = '#1d443f';

/** What makes the app installable, and the service worker that keeps every file of it (docs/decisions.md). */
const offline = VitePWA({
  // A new version waits until it is asked for; src/store/worker.ts registers the worker and asks.
  registerType: 'prompt',
  injectRegister: false,
  manifest: {
    name: 'Bridgette',
    short_name: 'Bridgette',
    description: 'Bridge for two on one shared device',
    lang: 'en',
    categories: ['games'],
    // No id: it would be the same for two copies in two folders of one host, where the address of the start tells them apart.
    start_url: './',
    scope: './',
    display: 'standalone',
    theme_color: FELT,
    background_color: FELT,
    icons: [
      { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...['192x192', '512x512'].flatMap((sizes) => [
        { src: `icons/icon-${parseInt(sizes)}.png`, sizes, type: 'image/png' },
        { src: `icons/maskable-${parseInt(sizes)}.png`, sizes, type: 'image/png', purpose: 'maskable' },
      ]),
    ],
  },
  includeManifestIcons: false,
  workbox: {
    cacheId: 'bridgette',
    globPatterns: ['**/*.{html,js,css,woff2,svg,png}'],
    // The worker answers for its own files, whatever is asked behind the question mark, and for nothing else in its folder.
    navigateFallback: null,
    ignoreURLParametersMatching: [/^/],
    // The first visit too is served by the worker as soon as it is there: what comes later, such as a language, needs no network.
    clientsClaim: true,
    // Would also delete the caches of other copies in folders below this one.
    cleanupOutdatedCaches: false,
    inlineWorkboxRuntime: true,
  },
});

/** All that the entry imports, and what that imports, without what comes later. */
let first: Set<string> | null = null;

/** The name of the piece that a module of the first load goes into; `null` for all others, which are cut as the bundler likes. */
function firstLoad(
  id: string,
  info: (id: string) => { readonly importedIds: readonly string[] } | null,
): string | null {
  if (first === null) {
    first = new Set();
    const visit = (one: string): void => {
      if (first?.has(one) === true) return;
      first?.add(one);
      info(one)?.importedIds.forEach(visit);
    };
    visit(path.resolve('src/main.tsx'));
  }
  return first.has(id) ? 'first' : null;
}

/**
 * The table and what lies across it are one piece, though lessons show the table alone: their styles speak of the same things, and in two
 * sheets it would hang on which is fetched first who has the last word.
 */
function table(id: string): string | null {
  return /\/src\/ui\/(across|table|auction|screens\/TableScreen)\b/.test(id) ? 'table' : null;
}

export default defineConfig({
  // Relative addresses: the built folder works at any path of any host.
  base: './',
  plugins: [react(), contentSecurityPolicy(), stylesFirst(), offline],
  build: {
    // This year's and last year's Chromium, Firefox and Safari.
    target: ['chrome132', 'firefox134', 'safari18.3'],
    // An inlined file is a data: address, which the policy refuses to anything but pictures.
    assetsInlineLimit: 0,
    // bench/size.ts reads there what the first load imports.
    manifest: true,
    rolldownOptions: {
      output: {
        // What the first screen needs is one piece: in several that later screens share, it is a kilobyte more.
        codeSplitting: {
          groups: [
            { name: (id, modules) => firstLoad(id, (one) => modules.getModuleInfo(one)) ?? table(id) },
          ],
        },
      },
    },
  },
});
