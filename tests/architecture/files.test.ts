import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ignored = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .map((line) => line.replace(/\/$/, ''));

/** Every file of the project: those in git, or, where it was unpacked without, all that .gitignore does not name. */
function projectFiles(): string[] {
  if (existsSync('.git')) {
    const listed = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' });
    return listed.split('\0').filter((file) => file !== '' && existsSync(file));
  }
  return readdirSync('.', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').replace(/^\.\//, ''))
    .filter((file) => !file.split('/').some((part) => ignored.includes(part)));
}

const files = projectFiles();
/** All but pictures, fonts and this file, which names what it looks for. */
const texts = files
  .filter((file) => !/\.(png|jpe?g|woff2|ico|pdf)$/.test(file) && file !== 'tests/architecture/files.test.ts')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const TOP_LEVEL = [
  ...['package.json', 'tsconfig.json', 'vite.config.ts', 'index.html', 'README.md'],
  ...['src/', 'public/', 'tests/', 'e2e/', 'bench/', 'docs/', '.ci/'],
  ...['LICENSE', 'CHANGELOG.md', 'CONTRIBUTING.md', 'package-lock.json'],
  // The tools' own.
  ...['.npmrc', '.gitignore', '.gitattributes', '.editorconfig', '.prettierrc.json', '.prettierignore'],
  ...['eslint.config.js', 'eslint.walls.js', '.dependency-cruiser.mjs', 'vitest.config.ts'],
  ...['playwright.config.ts', 'stryker.config.json'],
];

describe('files', () => {
  it('are listed', () => {
    expect(files).toContain('package.json');
  });

  it('stand at the top level only if they belong there', () => {
    const entries = new Set(files.map((file) => file.replace(/\/.*$/, '/')));
    expect([...entries].filter((entry) => !TOP_LEVEL.includes(entry))).toEqual([]);
  });

  it('of source hold at most 300 lines', () => {
    const long = texts
      .filter(({ file }) => /^(src|tests|e2e|bench)\/.*\.(tsx?|mjs|css)$/.test(file))
      .map(({ file, text }) => ({ file, lines: text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > 300);
    expect(long).toEqual([]);
  });

  it('name no registry, and the lock file no download address', () => {
    const hosts = /registry\.(npmjs|yarnpkg|npmmirror)\.|"resolved":/;
    expect(texts.filter(({ text }) => hosts.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('name no folder of somebody’s own machine', () => {
    const paths = /(?<![\w.:/])(\/home\/|\/Users\/|\/root\/|\/work\/|\/tmp\/|[A-Z]:\\Users\\)\w/;
    expect(texts.filter(({ text }) => paths.test(text)).map(({ file }) => file)).toEqual([]);
  });
});

describe('package.json', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };

  it('pins every version', () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.length).toBeGreaterThan(10);
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});
