import { useEffect, useEffectEvent, useState } from 'react';
import type { EventFilters } from './event-filters';
import type { ChangeFilters } from './use-event-filters';
import { useReadSearch } from './use-read-search';

/**
 * The browse page's search. What's typed is searched for as words; what's submitted, here or on the page before, is read, and becomes
 * filters that can be seen and removed.
 */
export function useBrowseSearch({ q }: EventFilters, change: ChangeFilters) {
  const read = useReadSearch();
  /** What was read as filters last. */
  const [readText, setReadText] = useState<string | null>(null);
  const submit = async (text: string, isUnderWay: boolean): Promise<string> => {
    const { change: asked, isRead } = await read(text);
    setReadText(isRead ? text : null);
    if (isRead || !isUnderWay) change(asked, { isUnderWay });
    return asked.q ?? '';
  };
  const readAddress = useEffectEvent(() => {
    if (q !== undefined) void submit(q, true);
  });
  useEffect(() => queueMicrotask(() => readAddress()), []);
  const onSearch = (text: string, isUnderWay: boolean): void | Promise<string> => {
    if (!isUnderWay) return submit(text, false);
    setReadText(null);
    change({ q: text || undefined }, { isUnderWay });
  };
  return { readText, onSearch };
}
