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
 * Code that several pages share, in files by what it's for, so that a page loads about ten rather than forty of a few hundred bytes. What every
 * page loads is one file, which has the global styles too, so that they come first and name the cascade layers in their order. A group
 * takes what its modules import, unless a group before it has it: so what's in several comes first. Vite decides about the rest.
 */
const sharedFiles = [
  { name: 'site', tags: ['$initial' as const] },
  { name: 'forms', test: /react-hook-form|ui.form.(?:use-form|server-errors)/ },
  {
    name: 'parts',
    test: /src.(?:ui.(?:layout|late|text.(?!amount|month)|dialog.(?!Secret)|button|chart.Glyph|table.(?:Facts|MoreFailed|PanelRow)|form.(?:Field|TextField|Options|Choice))|data.(?:event|event-dates|bookings|catalog|dependents|paging|places)\.ts)|domain.src.(?:plain-text|duration-label)/,
    minShareCount: 3,
  },
  {
    name: 'facts',
    test: /domain.src.(?:booking.(?:cancellation-policy|hold)|event.(?:meeting-place|practical-text|gallery|form.field-problems)|person.account-limits)/,
  },
  {
    name: 'cards',
    test: /features.event-card|SectionHead|PictureCaption|pricing.(?:price-label|party-label|quote|tier-badge|charge)|contract.src.tier-wire/,
  },
  { name: 'event', test: /features.(?:event-detail.(?!Face|PartyS)|reviews)/, minShareCount: 2 },
  {
    name: 'lists',
    test: /features.event-list|data.events|event.event-search|(?:GoodDays|TravellerHome).module|[iI]nfiniteQueryO|useInfiniteQuery|PartyChips|person.preferences/,
    minShareCount: 2,
  },
  { name: 'wheel', test: /features.wheel.(?!Fewer)|chart.chart-points/, minShareCount: 2 },
  {
    name: 'sign-in',
    test: /features.auth.(?!SignInAgain)|ui.form.(?:Code|Password)|fields.(?:CodeField|use-code)|data.(?:passkeys|email-ver|team)|storage.(?:invitation-token|asked-booking)/,
    minShareCount: 2,
  },
  { name: 'signed-in', test: /auth.guards|person.landing/ },
  { name: 'tables', test: /src.ui.table/, minShareCount: 4 },
  { name: 'menu', test: /src.ui.menu/, minShareCount: 2 },
  { name: 'kept-forms', test: /(?:data|storage).kept-forms|form.FormSummary/, minShareCount: 2 },
  {
    name: 'managed',
    test: /data.(?:managed-events|use-read-again|payouts|waivers)\.ts|payout.accounts/,
    minShareCount: 2,
  },
  {
    name: 'event-form',
    test: /domain.src.event.(?:form.(?!event-image)|meeting-spot|practical-(?:lists|details))/,
    minShareCount: 2,
  },
];

const browserFiles = {
  // What's imported by its name keeps it. Other files are named in lists of what a page needs, which are a kilobyte shorter without names.
  chunkFileNames: ({ isDynamicEntry }: { isDynamicEntry: boolean }) =>
    isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
  codeSplitting: { groups: sharedFiles },
};

/** What's opened from other pages all the time: pages of visitors. */
const usualFiles = /\/(?:(?:Home|Browse|Event|Auth)Page|Toaster)-/;

/**
 * What's loaded together with a file that the first load names: all that it imports, if it's a usual one. Any other file names its files itself,
 * and they're loaded after it, since the lists of all of them took more than a kilobyte of every first load.
 */
const filesToName = (file: string, files: string[], { hostId }: { readonly hostId: string }): string[] =>
  /\/index-/.test(hostId) && !usualFiles.test(file) ? [] : files;

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
    // Named by a header (server/src/pages/pages.ts): as a comment in each of thirty files, the names took 800 bytes of a first load.
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
