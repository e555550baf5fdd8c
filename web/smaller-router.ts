import type { Plugin } from 'vite';
import { libraryWithout } from './library-without.ts';

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

/** React Router without what only its other modes use. */
const declaredRoutes = libraryWithout({
  file: routerFile,
  has: 'function BrowserRouter(',
  answers,
  absent: {
    results: {
      // No link loads a page's data before it's followed.
      usePrefetchBehavior: '[false, null, {}]',
      // These tell developers of mistakes, as they still do in tests and in development.
      warning: 'undefined',
      invariant: 'undefined',
    },
    // Pages have boundaries of their own for errors.
    unused: ['RenderErrorBoundary.contextType'],
  },
});

const namelessComponents: Plugin = {
  name: 'nameless-components',
  transform: (code, id) =>
    routerFile.test(id)
      ? { code: code.replaceAll(displayName, '').replaceAll(madeComponent, '/* @__PURE__ */ $&'), map: null }
      : undefined,
};

export const smallerRouter: readonly Plugin[] = [declaredRoutes, namelessComponents];
