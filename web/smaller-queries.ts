import type { AbsentCases } from './absent-code.ts';
import { libraryWithout } from './library-without.ts';

/** No query suspends its page or throws its error, and none is restored from elsewhere. */
const neverSuspended = {
  useIsRestoring: 'false',
  useQueryErrorResetBoundary: 'null',
  ensureSuspenseTimers: 'undefined',
  ensurePreventErrorBoundaryRetry: 'undefined',
  useClearResetErrorBoundary: 'undefined',
  shouldSuspend: 'false',
  getHasError: 'false',
};

/** What TanStack Query does that no page asks for, by the file that does it. */
const absent: Readonly<Record<string, AbsentCases>> = {
  'react-query/build/modern/useBaseQuery': { results: neverSuspended },
  'react-query/build/modern/useQueries': { results: neverSuspended },
  'query-core/build/modern/queryObserver': { unread: ['fetchOptimistic', 'getCurrentQuery'] },
  'query-core/build/modern/queriesObserver': { unread: ['getQueries', 'getObservers'] },
  'query-core/build/modern/queryCache': { results: { 'client.getQueryDefaults': '{}' } },
  // All settings are the client's own, and nothing waits for a network.
  'query-core/build/modern/queryClient': {
    results: {
      'this.getQueryDefaults': '{}',
      'this.getMutationDefaults': '{}',
      'this.resumePausedMutations': 'undefined',
    },
    unread: [
      'ensureInfiniteQueryData',
      'ensureQueryData',
      'getMutationDefaults',
      'getQueriesData',
      'getQueryDefaults',
      'getQueryState',
      'infiniteQuery',
      'isMutating',
      'resetQueries',
      'resumePausedMutations',
      'setDefaultOptions',
      'setMutationDefaults',
      'setQueriesData',
      'setQueryDefaults',
    ],
  },
  // No write waits for another one.
  'query-core/build/modern/mutationCache': {
    results: { scopeFor: 'undefined' },
    unread: ['resumePausedMutations'],
  },
  'query-core/build/modern/timeoutManager': { unread: ['setTimeoutProvider'] },
};

/** TanStack Query without what no page uses. */
export const smallerQueries = Object.entries(absent).map(([name, cases]) =>
  libraryWithout({ file: new RegExp(`/@tanstack/${name}\\.js$`), absent: cases }),
);
