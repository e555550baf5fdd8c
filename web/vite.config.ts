import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { smallerLibraries } from './browser-libraries.ts';
import { callsWhereMade } from './calls-where-made.ts';
import { classNamesAsConstants, stylesStay } from './class-names.ts';
import { minifiedFirst } from './minified-first.ts';
import { offlineFiles } from './offline-files.ts';
import { fileGroups } from './shared-files.ts';

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
  plugins: [
    react(),
    layersInOrder,
    seenFirst,
    ...(command === 'build' && !isSsrBuild
      ? [offlineFiles, callsWhereMade, classNamesAsConstants, stylesStay, minifiedFirst, ...smallerLibraries]
      : []),
  ],
  // The built renderer is one whole; in development Node loads the libraries itself.
  ...(command === 'build' ? { ssr: { noExternal: true }, resolve: { alias: [routerForProduction] } } : {}),
  // The built pages don't talk to React's developer tools.
  ...(command === 'build' ? { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } } : {}),
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedName } },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    sourcemap: false,
    manifest: !isSsrBuild,
    // Browsers without `modulepreload` (Safari before 17) load the same code a little later. The code that would do it is on every page.
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
    // The content security policy allows no data: fonts, and an inlined picture cannot be cached.
    assetsInlineLimit: 0,
    // One style sheet for all: it is small, and a page rendered on the server is never seen without its styles.
    cssCodeSplit: false,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            // Code that's only kept because a property of it is read, such as React's Component, is dropped.
            treeshake: { propertyReadSideEffects: false },
            // A constant of another file is written where it's used.
            optimization: { inlineConst: true },
            output: {
              // What's imported by its name keeps it. Other files, which pages share, are named in every list of what to load.
              chunkFileNames: ({ isDynamicEntry }) =>
                isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
              codeSplitting: {
                groups: fileGroups,
              },
            },
          },
        }),
  },
}));
