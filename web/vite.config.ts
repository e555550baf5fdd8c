import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

/**
 * What nearly every page needs, as one file: a dozen files of a kilobyte each would cost more in headers than in code, and be
 * asked for only after the page's own. Nothing in it may bring in zod, react-hook-form or radix.
 */
const shared = [
  /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\//,
  /web\/src\/(?:auth|head|shell)\//,
  /web\/src\/data\/(?:current-user|session|facts|use-write|events|paging)\./,
  /web\/src\/api\/(?!zod)/,
  /web\/src\/storage\/(?:theme|booking-keys)\./,
  /web\/src\/ui\/(?:Avatar|Brand|EmptyState|ErrorState|Glyph|Icon|MoonPhase|ScoreRing|ShapePaths|Skeleton|day-words|[a-z]+-shapes)\./,
  /web\/src\/features\/(?:event-card|wheel)\//,
  /web\/src\/features\/event-list\/(?:EventCount|SearchBox)\./,
  /packages\/domain\/src\/(?:event|match|pricing|money|person\/(?:landing|roles))/,
];

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

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Two builds: `vite build web` gives the browser's files in dist/client; `vite build web --ssr src/entry-server.tsx` gives
 * dist/server/entry-server.js, which renders the public pages and needs nothing but Node.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: here,
  plugins: [react(), seenFirst],
  // The built renderer is one whole; in development Node loads the libraries itself.
  ...(command === 'build' ? { ssr: { noExternal: true } } : {}),
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
            output: {
              codeSplitting: {
                groups: [{ name: 'site', test: (id: string) => shared.some((pattern) => pattern.test(id)) }],
              },
            },
          },
        }),
  },
}));
