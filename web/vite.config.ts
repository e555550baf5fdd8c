import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { offlineFiles } from './offline-files.ts';
import packageFile from './package.json' with { type: 'json' };

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
        .replace(/\s*<script src="\/first\.js">/, (first) => link + first)
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

/**
 * Code that several pages share. What every page loads is one file, which has the global styles too, so that they come first and name the
 * cascade layers in their order. The parts of a card are another, rather than a dozen files of a kilobyte. Vite decides about the rest.
 */
const sharedFiles = [
  { name: 'site', tags: ['$initial' as const] },
  {
    name: 'cards',
    test: /features.event-card.(?!EventRow|RowSkeletons)|pricing.(?:price-label|tier-badge)|contract.src.tier-wire/,
  },
];

const browserFiles = {
  // What's imported by its name keeps it. Other files are named in lists of what a page needs, which are a kilobyte shorter without names.
  chunkFileNames: ({ isDynamicEntry }: { isDynamicEntry: boolean }) =>
    isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
  codeSplitting: { groups: sharedFiles },
};

/** Pages that are opened from other pages all the time. */
const usualPages = /\/(?:Home|Dashboard|Browse|Event|Auth|Checkout|MyBookings)Page-/;

/**
 * What's loaded together with a page that's opened from another: all its files, if it's a usual page. Any other page names its files itself, and
 * they're loaded after it, since the lists of all pages took a kilobyte of every first load.
 */
const filesToName = (file: string, files: string[], { hostId }: { readonly hostId: string }): string[] =>
  /\/index-/.test(hostId) && /Page-/.test(file) && !usualPages.test(file) ? [] : files;

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Two builds: `vite build web` gives the browser's files in dist/client; `vite build web --ssr src/entry-server.tsx` gives
 * dist/server/entry-server.js, which renders the public pages and needs nothing but Node.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: here,
  define: { 'import.meta.env.VITE_PROGRAM_VERSION': JSON.stringify(packageFile.version) },
  plugins: [react(), layersInOrder, seenFirst, ...(isSsrBuild ? [] : [offlineFiles])],
  // The built renderer is one whole; in development Node loads the libraries itself.
  ...(command === 'build' ? { ssr: { noExternal: true } } : {}),
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedName } },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    // Named by a header (server/src/pages/static-files.ts): as a comment in each of thirty files, the names took 800 bytes of a first load.
    sourcemap: isSsrBuild ? false : 'hidden',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The content security policy allows no data: fonts, and an inlined picture cannot be cached.
    assetsInlineLimit: 0,
    // One style sheet for all: it is small, and a page rendered on the server is never seen without its styles.
    cssCodeSplit: false,
    // Browsers without it (Safari before 17) load the same code a little later.
    modulePreload: { polyfill: false, resolveDependencies: filesToName },
    ...(isSsrBuild ? {} : { rolldownOptions: { output: browserFiles } }),
  },
}));
