import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { codeOf } from './src/built-files.ts';

/** What's shown without a network: its code, with everything that code imports at once. */
const sources = [
  'index.html',
  'src/pages/OfflinePage.tsx',
  'src/pages/MyBookingsPage.tsx',
  'src/features/my-bookings/SavedTickets.tsx',
  'src/ui/dialog/Toaster.tsx',
  'src/shell/AccountMenu.tsx',
];
/** What check-in reads QR codes with, where the browser can't. Source: docs/archive/decisions/0008-offline-check-in.md. */
const reader = ['../node_modules/qr/decode.js'];
/** Files of the page without a hash in their name. */
const fixedFiles = ['/first.js', '/favicon.svg'];
const placeholder = "{ version: '', files: [], reader: [] }";

const manifest = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }));

/** Writes into the built service worker which files it keeps for the offline page. Source: docs/archive/decisions/0070-offline.md. */
export const offlineFiles: Plugin = {
  name: 'offline-files',
  apply: 'build',
  writeBundle: {
    order: 'post',
    handler({ dir = '' }) {
      const path = join(dir, 'service-worker.js');
      const worker = readFileSync(path, 'utf8');
      if (!worker.includes(placeholder)) this.error('The service worker has no place for the list of files');
      const chunks = manifest.parse(JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8')));
      const page = readFileSync(join(dir, 'index.html'), 'utf8');
      const named = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
      const files = [...new Set([...named, ...codeOf(chunks, sources), ...fixedFiles])].toSorted();
      const lists = { files, reader: codeOf(chunks, reader) };
      const version = createHash('sha256').update(worker).update(JSON.stringify(lists)).digest('hex').slice(0, 16);
      writeFileSync(path, worker.replace(placeholder, JSON.stringify({ version, ...lists })));
    },
  },
};
