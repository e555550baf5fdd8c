import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { offlineFiles } from './offline-files.ts';

/**
 * What every page needs, as one file: a dozen files of a kilobyte each would cost more in headers than in code, and be asked for only
 * after the page's own. What these import comes along. Nothing in it may bring in zod, react-hook-form or radix.
 */
const everyPage = [
  // Several queries at once are read only by an admin's page.
  /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\/(?!.*\/(?:useQueries|queriesObserver)\.)/,
  // First, because its style sheet names the cascade layers in their order.
  /web\/src\/styles\//,
  /web\/src\/(?:auth|head)\//,
  /web\/src\/shell\/(?!A(?:rea|ccount)|area|TextPage)/,
  /web\/src\/data\/(?:current-user|session|facts|use-write|events|bookings|saved-person|use-reconnect)\./,
  /web\/src\/storage\/(?:theme|booking-keys|saved-bookings|indexed-db|page-reload)\./,
  /web\/src\/ui\/(?:ErrorState|Note|use-hydrated)\./,
  /packages\/(?:domain|contract)\/src\/money\./,
];

/** What pages with cards of events need besides: the same for the home page, the list, an event, a host and one's own lists. */
const eventCards = [
  /web\/src\/features\/event-card\/(?!EventRow|RowSkeletons)/,
  /web\/src\/features\/(?:event-list\/EventCount|home\/SectionHead)\./,
  /web\/src\/ui\/(?:PictureCaption|Facts)\./,
  /packages\/domain\/src\/pricing\/(?!discount-code\.)/,
];

/** The chart of a birth or of an event's sky. */
const wheels = [/web\/src\/features\/wheel\/(?!BirthWheel)/];

const isAmong = (patterns: readonly RegExp[]) => (id: string) => patterns.some((pattern) => pattern.test(id));

/** The order of the cascade layers, as web/src/styles/index.css has it. */
const layers = 'base ui shared';

/** The first mention of a layer decides its place, so the build fails unless they come in their order. */
const layersInOrder: Plugin = {
  name: 'layers-in-order',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        const names = [...String(file.source).matchAll(/@layer (\w+)/g)].map(([, name]) => name);
        const found = [...new Set(names)].join(' ');
        if (found !== layers) this.error(`${file.fileName} has its layers in the order ${found}, not ${layers}`);
      }
    },
  },
};

const styleSheet = /\s*<link rel="stylesheet"[^>]*>/;

/**
 * What is seen comes before what makes it move: the page was rendered on the server, so styles, fonts and pictures are loaded first,
 * and the code while they are shown.
 */
const seenFirst: Plugin = {
  name: 'seen-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const [link = ''] = styleSheet.exec(html) ?? [];
      return html
        .replace(styleSheet, '')
        .replace(/\s*<script src="\/theme\.js">/, (theme) => link + theme)
        .replaceAll(/<script type="module"|<link rel="modulepreload"/g, (tag) => `${tag} fetchpriority="low"`);
    },
  },
};

/**
 * `EventCard_title` for `.title` of EventCard.module.css: short, the same on the server and in the browser, and it names its file.
 * No two modules have one name (scripts/structure test).
 */
export function scopedName(name: string, file: string): string {
  return `${basename(file).replace(/\.module\.css.*$/, '')}_${name}`;
}

const here = fileURLToPath(new URL('.', import.meta.url));

/** React Router's package names only its build for development, which warns of mistakes. The other one is beside it. */
const routerForProduction = {
  find: /^react-router$/,
  replacement: fileURLToPath(new URL('../production/index.mjs', import.meta.resolve('react-router'))),
};

/**
 * Two builds: `vite build web` gives the browser's files in dist/client; `vite build web --ssr src/entry-server.tsx` gives
 * dist/server/entry-server.js, which renders the public pages and needs nothing but Node.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: here,
  plugins: [react(), layersInOrder, seenFirst, ...(isSsrBuild ? [] : [offlineFiles])],
  // The built renderer is one whole; in development Node loads the libraries itself.
  ...(command === 'build' ? { ssr: { noExternal: true }, resolve: { alias: [routerForProduction] } } : {}),
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedName } },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    sourcemap: false,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The content security policy allows no data: fonts, and an inlined picture cannot be cached.
    assetsInlineLimit: 0,
    // One style sheet for all: it is small, and a page rendered on the server is never seen without its styles.
    cssCodeSplit: false,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            // Reading a property of what nobody uses, such as React's Component, is no reason to keep it.
            treeshake: { propertyReadSideEffects: false },
            output: {
              codeSplitting: {
                groups: [
                  { name: 'site', test: isAmong(everyPage), priority: 3 },
                  { name: 'cards', test: isAmong(eventCards), priority: 2 },
                  { name: 'wheel', test: isAmong(wheels), priority: 1 },
                ],
              },
            },
          },
        }),
  },
}));
