import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserFlags } from '../tests/run/browser.mjs';
import { DIST, builtAppAndBrowser } from './browser.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain',
};
const PACKED = /\.(?:html|js|css|svg|webmanifest|txt)$/;

/** Lighthouse’s marks for the first visit on its middling phone. Aim: performance 98, the others 100. */
export default async function marks(): Promise<void> {
  const executablePath = builtAppAndBrowser();
  if (executablePath === null) return;
  const server = createServer(({ url = '/' }, response) => {
    const file = path.join(
      DIST,
      path.normalize(decodeURI(url.split('?')[0] ?? '/')).replace(/[/\\]$/, '/index.html'),
    );
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    // As any host does: text goes packed.
    const packed = PACKED.test(file);
    response.writeHead(200, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      ...(packed ? { 'content-encoding': 'gzip' } : {}),
    });
    if (packed) pipeline(createReadStream(file), createGzip(), response, () => undefined);
    else pipeline(createReadStream(file), response, () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const debugging = port + 1;
  const browser = await chromium.launch({
    executablePath,
    args: [...browserFlags(), `--remote-debugging-port=${debugging}`],
  });
  try {
    const run = await lighthouse(`http://127.0.0.1:${port}/`, { port: debugging, logLevel: 'error' });
    for (const { title, score, auditRefs } of Object.values(run?.lhr.categories ?? {})) {
      const short = auditRefs
        .filter(({ id, weight }) => weight > 0 && (run?.lhr.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${id} ${run?.lhr.audits[id]?.displayValue ?? ''}`.trim());
      console.log(
        `${String(Math.round((score ?? 0) * 100)).padStart(7)}  ${title}${short.length > 0 ? ` (${short.join(', ')})` : ''}`,
      );
    }
  } finally {
    await browser.close();
    server.close();
  }
}
