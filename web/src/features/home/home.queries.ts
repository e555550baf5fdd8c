import { queryOptions } from '@tanstack/react-query';
import type { EventSummary } from '@ascendant/contract/event';
import { call, callWithHeaders } from '../../api/client';
import { queryKey } from '../../api/query-key';

/** Four cards in a row. */
export const recommendedCount = 4;
/** Six lines of what else there is. */
export const otherCount = 6;

/** A part of a ranked list, and how long the whole is where the server says so. */
export interface RankedEvents {
  readonly events: readonly EventSummary[];
  readonly total: number | null;
}

/** 'Recommended for You': what suits this person best (specification 1, section 7 (The calls it makes)). */
export function recommendedQuery(q: string) {
  return queryOptions({
    queryKey: queryKey('matchedEvents', q),
    queryFn: async ({ signal }): Promise<RankedEvents> => {
      const { body, headers } = await callWithHeaders('matchedEvents', {
        query: { q, limit: recommendedCount },
        signal,
      });
      return { events: body.map((row) => row.event), total: readTotal(headers) };
    },
  });
}

/** 'Other Adventures': the rest, by date. */
export function otherEventsQuery(q: string) {
  return queryOptions({
    queryKey: queryKey('otherEvents', q),
    queryFn: async ({ signal }): Promise<RankedEvents> => {
      const { body, headers } = await callWithHeaders('otherEvents', { query: { q, limit: otherCount }, signal });
      return { events: body, total: readTotal(headers) };
    },
  });
}

/** How well each of the coming 365 days suits this person. */
export function goodDaysQuery() {
  return queryOptions({
    queryKey: queryKey('goodDays'),
    queryFn: ({ signal }) => call('goodDays', { signal }),
  });
}

function readTotal(headers: Headers): number | null {
  const text = headers.get('x-total-count');
  return text === null ? null : Number(text);
}
