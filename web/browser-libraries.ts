import type { Plugin } from 'vite';
import { smallerQueries } from './smaller-queries.ts';
import { smallerReact } from './smaller-react.ts';
import { smallerRouter } from './smaller-router.ts';

const jsxModule = '\0jsx-runtime';

/** React's function for elements as a module: a call of it is `jsx(…)` then, not `(0, runtime.jsx)(…)`, on every line of every component. */
const jsxAsModule: Plugin = {
  name: 'jsx-as-module',
  enforce: 'pre',
  resolveId: (source, importer) => (source === 'react/jsx-runtime' && importer !== jsxModule ? jsxModule : undefined),
  load: (id) =>
    id === jsxModule
      ? "import runtime from 'react/jsx-runtime'; export const { Fragment, jsx, jsxs } = runtime;"
      : undefined,
};

/**
 * What loads a page's files at once instead of one after the other. Vite's own would also load style sheets, of which the site has one, and
 * count its attempts.
 */
const preloading = `
const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  }
  return load();
};`;

const preloadingOfFiles: Plugin = {
  name: 'preloading-of-files',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? preloading : undefined),
};

/** What makes the libraries smaller in the browser. Each changes how much is loaded, and nothing that people could notice. */
export const smallerLibraries: readonly Plugin[] = [
  ...smallerRouter,
  ...smallerReact,
  ...smallerQueries,
  jsxAsModule,
  preloadingOfFiles,
];
