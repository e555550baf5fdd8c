import { useCallback, useLayoutEffect } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router';

/** The address's query, ahead of the page while that still shows the one before. A page has one address, so all its parts share this. */
let latest: URLSearchParams | null = null;

export type ChangeQuery = (
  change: (current: URLSearchParams) => URLSearchParams,
  options?: Pick<NavigateOptions, 'replace' | 'state'>,
) => void;

/**
 * The address's query, and a function that changes it. React shows a new address when it has the time, so a second change may come
 * before the first is shown: each is made to the latest query, and none is lost.
 */
export function useAddressQuery(): readonly [URLSearchParams, ChangeQuery] {
  const [shown, setQuery] = useSearchParams();
  useLayoutEffect(() => {
    latest = shown;
    return () => {
      latest = null;
    };
  }, [shown]);
  const changeQuery = useCallback<ChangeQuery>(
    (change, options) => {
      latest = change(new URLSearchParams(latest ?? shown));
      setQuery(latest, { preventScrollReset: true, ...options });
    },
    [shown, setQuery],
  );
  return [shown, changeQuery];
}
