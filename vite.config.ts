import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

/** What the built page may load: its own files, and nothing from anywhere else. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
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

export default defineConfig({
  // Relative addresses: the built folder works at any path of any host.
  base: './',
  plugins: [react(), contentSecurityPolicy()],
  build: {
    // This year's and last year's Chromium, Firefox and Safari.
    target: ['chrome132', 'firefox134', 'safari18.3'],
    // An inlined file is a data: address, which the policy refuses to anything but pictures.
    assetsInlineLimit: 0,
    // bench/size.ts reads there what the first load imports.
    manifest: true,
  },
});
