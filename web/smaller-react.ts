import type { AbsentCases } from './absent-code.ts';
import { libraryWithout } from './library-without.ts';

/** What React does for things that no page has. Numbers are its kinds of nodes, which it calls tags. */
const absent: AbsentCases = {
  tags: [
    12, // Profiler
    17, // a class whose first render didn't finish, in trees from before version 18
    19, // SuspenseList
    21, // Scope
    23, // LegacyHidden
    25, // TracingMarker
    26, // <title>, <meta>, <link>, <style> or <script> that belongs in the head
    27, // <html>, <head> or <body>
    30, // ViewTransition
    31, // Activity
  ],
  values: {
    // Nothing makes a transition of views.
    shouldStartViewTransition: 'false',
    pendingViewTransition: 'null',
    pendingViewTransitionEvents: 'null',
    pendingTransitionTypes: 'null',
    appearingViewTransitions: 'null',
    inUpdateViewTransition: 'false',
    rootViewTransitionAffected: 'false',
    viewTransitionMutationContext: 'false',
    // Strict mode renders twice in development only.
    shouldDoubleInvokeUserFnsInHooksDEV: 'false',
    // No developer tools are told.
    injectedHook: 'null',
    // Every browser that we support has these.
    isInputEventSupported: 'true',
    canUseDOM: 'true',
    documentMode: 'null',
    AbortControllerLocal: 'AbortController',
    objectIs: 'Object.is',
    reportGlobalError: 'reportError',
    scheduleMicrotask: 'queueMicrotask',
    scheduleTimeout: 'setTimeout',
    cancelTimeout: 'clearTimeout',
  },
  results: {
    getNativeBeforeInputChars: 'null',
    getFallbackBeforeInputChars: 'null',
    isCustomElement: 'false',
    isFragmentInstanceParent: 'false',
    getStackByFiberInDevAndProd: '""',
    getComponentNameFromType: 'null',
    isSingletonScope: 'false',
  },
  idle: [
    'restoreEnterOrExitViewTransitions',
    'trackEnterViewTransitions',
    'restoreNestedViewTransitions',
    'preloadInstanceAndSuspendIfNeeded',
    'queueTransitionTypes',
    'defaultOnDefaultTransitionIndicator',
    'commitNewChildToFragmentInstances',
    'commitFragmentInstanceInsertionEffects',
    'commitFragmentInstanceDeletionEffects',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'scheduleReplayQueueIfNeeded',
    'commitSuspenseHydrationCallbacks',
    'recursivelyResetForms',
    'extractEvents$1',
    'constructSelectEvent',
  ],
  unread: [
    'useHostTransitionStatus',
    'useFormState',
    'useActionState',
    'useOptimistic',
    'useMemoCache',
    'useCacheRefresh',
    'useDeferredValue',
    'useTransition',
  ],
  unused: [
    'FragmentInstance.prototype',
    'ViewTransitionPseudoElement.prototype',
    'ReactDOMSharedInternals.findDOMNode',
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
  ],
};

/** Questions about what pages don't use, and their answers. */
const answers: Readonly<Record<string, string>> = {
  // A string is the name of an element.
  [`fiberTag = isHostHoistableType(
      type,
      pendingProps,
      contextStackCursor.current
    )
      ? 26
      : "html" === type || "head" === type || "body" === type
        ? 27
        : 5;`]: 'fiberTag = 5;',
  // Only a transition of views waits for pictures, and no style sheet is waited for.
  [`    isViewTransitionEligible ||
    subtreeFlags & 8192 ||
    16785408 === (subtreeFlags & 16785408)`]: 'false',
  'isViewTransitionEligible = (lanes & 335544064) === lanes': 'isViewTransitionEligible = false',
  // No page asks React to load something before it's needed.
  [`,
  r: requestFormReset,
  D: prefetchDNS,
  C: preconnect,
  L: preload,
  m: preloadModule,
  X: preinitScript,
  S: preinitStyle,
  M: preinitModuleScript`]: '',
  // No one listens to what's composed or is about to be typed.
  [`eventType &&
        (useFallbackCompositionData`]: `false &&
        (useFallbackCompositionData`,
  // No fragment has a ref.
  'if (null === current.stateNode) {\n            var fragmentInstance':
    'if (false) {\n            var fragmentInstance',
  // Every browser that we support has these events, under these names.
  'canUseDOM &&\n  ((style = document': 'false &&\n  ((style = document',
  'if (canUseDOM) {\n  var JSCompiler_inline_result$jscomp$318;':
    'if (false) {\n  var JSCompiler_inline_result$jscomp$318;',
  ...Object.fromEntries(
    [
      'animationend',
      'animationiteration',
      'animationstart',
      'transitionrun',
      'transitionstart',
      'transitioncancel',
      'transitionend',
    ].map((name) => [`getVendorPrefixedEventName("${name}")`, `"${name}"`]),
  ),
};

const renderer = libraryWithout({
  file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
  answers,
  absent,
});

/** Functions of React that neither a page nor a library calls. */
export const uncalled: Readonly<Record<string, readonly string[]>> = {
  react: [
    'Activity',
    'Profiler',
    'PureComponent',
    'ViewTransition',
    '__COMPILER_RUNTIME',
    'addTransitionType',
    'cache',
    'cacheSignal',
    'unstable_useCacheRefresh',
    'useActionState',
    'useDeferredValue',
    'useOptimistic',
    'useTransition',
  ],
  'react-dom': [
    'browser',
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'useFormState',
    'useFormStatus',
  ],
};

const functions = Object.entries(uncalled).map(([name, unused]) =>
  libraryWithout({
    file: new RegExp(`/${name}/cjs/${name}\\.production\\.js$`),
    absent: { unused: unused.map((each) => `exports.${each}`) },
  }),
);

/** React in the browser without what no page uses. */
export const smallerReact = [renderer, ...functions];
