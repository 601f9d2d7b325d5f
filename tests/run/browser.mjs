/**
 * Which Chromium the end-to-end tests run in: one named by the environment, Playwright's own, an installed Chrome or
 * Chromium, and, where there is none at all, one installed now.
 */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';

/**
 * What the search asks of the machine it runs on.
 * @typedef {object} System
 * @property {NodeJS.Platform} platform
 * @property {boolean} root may install packages, and must run the browser without its sandbox
 * @property {string} home
 * @property {Record<string, string | undefined>} env
 * @property {string} playwrights where Playwright keeps its own Chromium if it has been downloaded
 * @property {(file: string) => boolean} exists
 * @property {(file: string) => boolean} starts does it run at all (libraries may be missing, or it is a stub)?
 * @property {(command: string) => void} run runs a shell command to its end, failures included
 */

/** Playwright knows no Chromium for some systems, and says so by throwing. */
function playwrights() {
  try {
    return chromium.executablePath();
  } catch {
    return '';
  }
}

/** @type {System} */
export const thisSystem = {
  platform: process.platform,
  root: process.getuid?.() === 0,
  home: homedir(),
  env: process.env,
  playwrights: playwrights(),
  exists: existsSync,
  // On Windows --version would open a window.
  starts: (file) =>
    process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 60_000 }).status === 0,
  run: (command) => void spawnSync(command, { shell: true, stdio: 'inherit' }),
};

/** The first draws no windows, tabs and menus around the page, which the tests do not need: a quarter less work. */
const NAMES = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
];

/** @param {System} system */
function onPath({ platform, env }, /** @type {readonly string[]} */ names) {
  const { delimiter, ...paths } = platform === 'win32' ? path.win32 : path.posix;
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter((folder) => folder !== '');
  const ending = platform === 'win32' ? '.exe' : '';
  return names.flatMap((name) => folders.map((folder) => paths.join(folder, name + ending)));
}

/** @param {System} system */
function usualPlaces({ platform, env, home }) {
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    return roots
      .filter((root) => root !== undefined)
      .flatMap((root) =>
        ['Google\\Chrome', 'Chromium'].map((app) => path.win32.join(root, app, 'Application', 'chrome.exe')),
      );
  }
  if (platform === 'darwin') {
    return ['/Applications', `${home}/Applications`].flatMap((folder) =>
      ['Google Chrome', 'Chromium'].map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`),
    );
  }
  return [
    ...NAMES.map((name) => `/usr/bin/${name}`),
    '/opt/google/chrome/chrome',
    '/usr/lib/chromium/chromium',
    '/snap/bin/chromium',
  ];
}

/**
 * The browser named by BRIDGETTE_BROWSER or CHROME_PATH, a path or a name on the PATH; `null` if none is named.
 * @param {System} system
 * @returns {string | null}
 * @throws if the one that is named does not run: another would not be what was asked for
 */
function named(system) {
  const variable = ['BRIDGETTE_BROWSER', 'CHROME_PATH'].find((key) => system.env[key]);
  const name = variable && system.env[variable];
  if (!variable || !name) return null;
  const found = [name, ...onPath(system, [name])].find((file) => system.exists(file) && system.starts(file));
  if (found !== undefined) return found;
  throw new Error(`${variable} names no browser that runs: ${name}`);
}

/**
 * The browser to use, `null` if the machine has none.
 * @param {System} system
 * @returns {string | null}
 */
export function findBrowser(system = thisSystem) {
  const places = [system.playwrights, ...onPath(system, NAMES), ...usualPlaces(system)];
  return named(system) ?? places.find((file) => system.exists(file) && system.starts(file)) ?? null;
}

/**
 * Shell commands that install a browser here, the likeliest first.
 * @param {System} system
 * @returns {[string, ...string[]]}
 */
export function waysToInstall({ platform, root, exists }) {
  const apt = platform === 'linux' && exists('/usr/bin/apt-get');
  const playwright = `npx playwright install ${apt ? '--with-deps ' : ''}chromium`;
  // Not every release has the first one's second package.
  return apt && root
    ? [
        'apt-get update && apt-get install -y chromium chromium-headless-shell',
        'apt-get install -y chromium',
        playwright,
      ]
    : [playwright];
}

/**
 * The browser to use, installed first if need be.
 * @param {System} system
 * @returns {string}
 * @throws with the one command to run by hand if nothing helped
 */
export function ensureBrowser(system = thisSystem) {
  const found = findBrowser(system);
  if (found !== null) return found;
  const ways = waysToInstall(system);
  for (const command of ways) {
    console.log(`No Chrome or Chromium on this machine; installing one: ${command}`);
    system.run(command);
    const installed = findBrowser(system);
    if (installed !== null) return installed;
  }
  throw new Error(
    `No Chrome or Chromium, and none could be installed. Run this, then try again:\n\n  ${ways[0]}\n`,
  );
}

/**
 * How the browser is started: it talks to nobody, and as root it runs without its sandbox (it refuses to start otherwise).
 * @param {System} system
 * @returns {string[]}
 */
export function browserFlags({ root } = thisSystem) {
  return [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
    ...(root ? ['--no-sandbox'] : []),
  ];
}
