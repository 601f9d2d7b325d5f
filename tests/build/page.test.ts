import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const page = readFileSync('dist/index.html', 'utf8').replaceAll('&#39;', "'");
const styles = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(path.join('dist', file), 'utf8'));

/** Every address the page names in an attribute. */
const addresses = [...page.matchAll(/\b(?:href|src)="([^"]*)"/g)].map((match) => match[1]!);

describe('the built page', () => {
  it('names its language, its title and a sentence for browsers without scripts', () => {
    expect(page).toMatch(/<html lang="en">/);
    expect(page).toMatch(/<title>Bridgette<\/title>/);
    expect(page).toMatch(/<noscript>\s*<p>[^<]{20,}<\/p>\s*<\/noscript>/);
  });

  it('can be zoomed', () => {
    expect(page).toMatch(/name="viewport"/);
    expect(page).not.toMatch(/user-scalable|maximum-scale/);
  });

  it('allows its own files only, before anything is loaded', () => {
    const policy = page.indexOf("default-src 'self'; script-src 'self'; style-src 'self'");
    expect(policy).toBeGreaterThan(0);
    expect(policy).toBeLessThan(page.search(/<script|<link/));
    expect(page).not.toMatch(/unsafe-/);
  });

  it('holds no script or style in line, which the policy would refuse', () => {
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/);
    for (const [script] of page.matchAll(/<script[^>]*>[^<]*/g)) expect(script).toMatch(/src="[^"]+"[^>]*>$/);
  });

  it('asks for files by relative addresses, so that it works at any path', () => {
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) expect(address).toMatch(/^\.\//);
  });

  it('loads nothing from another host', () => {
    expect(styles.length).toBeGreaterThan(0);
    for (const text of [page, ...styles])
      expect(text).not.toMatch(/url\(["']?(https?:)?\/\/|(href|src)="(https?:)?\/\//);
  });

  it('holds no data: address in its styles: the policy gives those to pictures alone', () => {
    for (const text of styles) expect(text).not.toMatch(/url\(["']?data:(?!image\/)/);
  });
});
