import type { EventSummary } from '@ascendant/contract/event';
import type { Caller } from '../../access/caller';
import { events } from '../events/events.module';
import type { MatchDeps } from './matches.service';
import { recommendedEvents, type RecommendedEvent } from './recommendations.service';

export interface ListQuery {
  readonly q?: string | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

/** A page of events, and how many there are in all. */
export interface EventList {
  readonly shown: readonly EventSummary[];
  readonly all: number;
}

/** A page of recommendations, each with the preferences it doesn't meet. */
export interface RecommendationList extends EventList {
  readonly missesOf: (eventId: number) => RecommendedEvent['misses'];
}

/** The caller's recommendations that fit the search text; none without birth data. */
export async function listMatched(deps: MatchDeps, caller: Caller, query: ListQuery): Promise<RecommendationList> {
  const recommended = await recommendedEvents(deps, caller.userId);
  const ids = await fitting(
    deps,
    recommended.map(({ id }) => id),
    query.q,
  );
  const page = new Set(pageOf(ids, query));
  const misses = new Map(recommended.filter(({ id }) => page.has(id)).map((event) => [event.id, event.misses]));
  const shown = await events.eventSummaries(deps, [...page], caller);
  return { shown, all: ids.length, missesOf: (eventId) => misses.get(eventId) ?? [] };
}

/** Upcoming events that fit the search text and aren't in the list above, by date. `all` counts every published event that fits. */
export async function listOthers(deps: MatchDeps, caller: Caller, query: ListQuery): Promise<EventList> {
  const { q = '' } = query;
  const matched = new Set((await recommendedEvents(deps, caller.userId)).map(({ id }) => id));
  const others = (await events.upcomingIds(deps.db, q)).filter((id) => !matched.has(id));
  return {
    shown: await events.eventSummaries(deps, pageOf(others, query), caller),
    all: (await events.countEvents(deps.db, q)).count,
  };
}

async function fitting({ db }: MatchDeps, ids: readonly number[], q: string | undefined): Promise<readonly number[]> {
  if (!q) return ids;
  const found = new Set(await events.upcomingIds(db, q));
  return ids.filter((id) => found.has(id));
}

function pageOf(ids: readonly number[], { limit, offset = 0 }: ListQuery): readonly number[] {
  return ids.slice(offset, limit === undefined ? undefined : offset + limit);
}
