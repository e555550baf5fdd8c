import type { Plugin } from 'vite';

const routerFile = /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/;

/** A development name of a component. Without it, the component is dropped if nothing uses it. */
const displayName = /^\w+\.displayName = ".*";$/gm;

/** A component that's only made, which does nothing else. */
const madeComponent = /(?<== )React\d*\.forwardRef\(/g;

/**
 * What the router asks itself on every page, and the answer for a site that declares its routes as elements: there's no data router and no
 * framework, so their part of the code is dropped.
 */
const answers: Readonly<Record<string, string>> = {
  'let dataRouterState = dataRouterOpts?.state;': 'let dataRouterState = undefined;',
  'let onErrorHandler = dataRouterOpts?.onError;': 'let onErrorHandler = undefined;',
  'if (dataRouterOpts && dataRouterState) {': 'if (false) {',
  'let matches = dataRouterOpts && dataRouterOpts.state.matches.length ?': 'let matches = false ?',
  // Routes are always those of the page's own address, and no link hides its address behind another one.
  'if (locationArg) {': 'if (false) {',
  'if (locationArg && renderedMatches) {': 'if (false) {',
  'if (mask) {': 'if (false) {',
  'return isDataRoute ? useNavigateStable() : useNavigateUnstable();': 'return useNavigateUnstable();',
  'return shouldPrefetch && !isAbsolute ?': 'return false ?',
};

/** React Router without what only its other modes use, 4 kB. A version of it that asks differently stops the build. */
const declaredRoutes: Plugin = {
  name: 'declared-routes',
  transform(code, id) {
    // Its other file is loaded too, and dropped whole.
    if (!routerFile.test(id) || !code.includes('function BrowserRouter(')) return undefined;
    const missing = Object.keys(answers).filter((question) => code.split(question).length !== 2);
    if (missing.length > 0) this.error(`React Router has changed: see whether it still asks ${missing.join(' and ')}`);
    const answered = Object.entries(answers).reduce((text, [question, answer]) => text.replace(question, answer), code);
    return {
      code: answered.replaceAll(displayName, '').replaceAll(madeComponent, '/* @__PURE__ */ $&'),
      map: null,
    };
  },
};

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
export const smallerLibraries: readonly Plugin[] = [declaredRoutes, jsxAsModule, preloadingOfFiles];
