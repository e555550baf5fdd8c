import type { EventSummary } from '@ascendant/contract/event';
import { queryOptions } from '@tanstack/react-query';
import { callWithHeaders, type CallReply, queryKey } from '../api/client';
import { isCountCapped, isScorePending, readCount } from './paging';
import { readOrNullQuery, readQuery } from './read-query';

/** Four cards in a row. */
export const recommendedCount = 4;
/** Six rows of other events. */
export const otherCount = 6;

/** An event of a ranked list. */
export interface RankedEvent extends EventSummary {
  /** The preferences it doesn't meet: '12 km over your distance'. Only recommendations are compared with them. */
  readonly outsidePreferences: readonly string[];
  /** With the stars off, what a recommendation is for: 'Outdoor & Nature, 95 km from you'. */
  readonly recommendedFor: string | null;
}

/** The start of a ranked list, and the length of the whole list if the server says so. */
export interface RankedEvents {
  readonly events: readonly RankedEvent[];
  readonly total: number | null;
  /** There are more than `total`. */
  readonly isTotalCapped: boolean;
  /** The scores will come: the server is still reading the events. */
  readonly isPending: boolean;
}

/** 'Recommended for You': the best matches that fit this person's preferences (specification 1, section 7 (The calls it makes)). */
export function recommendedQuery(q: string, party?: string) {
  return queryOptions({
    queryKey: queryKey('matchedEvents', q, party),
    queryFn: async ({ signal }): Promise<RankedEvents> => {
      const { body, headers } = await callWithHeaders('GET /api/user/matched-events', {
        query: { q, limit: recommendedCount, with: party, dates: 'next' },
        signal,
      });
      const events = body.map(({ event, outsidePreferences, recommendedFor }) => ({
        ...event,
        outsidePreferences,
        recommendedFor,
      }));
      return {
        events,
        total: readCount(headers, 'x-total-count'),
        isTotalCapped: isCountCapped(headers),
        isPending: isScorePending(headers),
      };
    },
  });
}

/** 'Other Adventures': the remaining events, by date. */
export function otherEventsQuery(q: string, party?: string) {
  return queryOptions({
    queryKey: queryKey('otherEvents', q, party),
    queryFn: async ({ signal }): Promise<RankedEvents> => {
      const { body, headers } = await callWithHeaders('GET /api/user/other-events', {
        query: { q, limit: otherCount, with: party, dates: 'next' },
        signal,
      });
      const events = body.map((event) => ({ ...event, outsidePreferences: [], recommendedFor: null }));
      return {
        events,
        total: readCount(headers, 'x-total-count'),
        isTotalCapped: isCountCapped(headers),
        isPending: isScorePending(headers),
      };
    },
  });
}

/** The signed-in person's score for an event, with its reasons and their party's scores; null until they've given their birth data. */
export const eventMatchQuery = (id: number, party?: string) =>
  readOrNullQuery('eventMatch', 'GET /api/events/:id/match', { params: { id }, query: { with: party } });

/** How an event suits someone born on a day, who has no account. The day is in no address, and the answer is kept for this visit. */
export const scoreOfBirthQuery = (id: number, dateOfBirth: string) =>
  readQuery('scoreOfBirth', 'POST /api/events/:id/score', { params: { id }, body: { dateOfBirth } });

export type GoodDay = CallReply<'goodDays'>[number];

/** How well each of the next 365 days suits this person. */
export const goodDaysQuery = readQuery('goodDays', 'GET /api/user/good-days', {});
