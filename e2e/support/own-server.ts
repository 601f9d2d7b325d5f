/** A server of a test's own: what it serves can change, and it can be shut. */
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export class OwnServer {
  private constructor(
    private readonly server: Server,
    private readonly under: string,
    private folder: string,
  ) {}

  /** Serves a folder under a path that begins and ends with `/`, on a free port. */
  static async start(folder: string, under = '/'): Promise<OwnServer> {
    const server = createServer();
    const own = new OwnServer(server, under, folder);
    server.on('request', (request, response) => {
      const file = own.fileAt(new URL(request.url ?? '/', 'http://host').pathname);
      if (file === null) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return own;
  }

  /** By a name that leads to this machine. */
  address(host = 'localhost'): string {
    return `http://${host}:${(this.server.address() as AddressInfo).port}${this.under}`;
  }

  /** From now on another build. */
  serve(folder: string): void {
    this.folder = folder;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private fileAt(address: string): string | null {
    if (!address.startsWith(this.under)) return null;
    const name = decodeURIComponent(address.slice(this.under.length));
    const file = path.join(this.folder, name === '' ? 'index.html' : name);
    return file.startsWith(this.folder) && existsSync(file) ? file : null;
  }
}
