import { eventReasons, type EventReasons } from '@ascendant/astrology/matching/leading-reason';
import type { Database } from '../../database/database';
import type { EventIndex } from './event-index';
import * as skies from './event-skies.repository';
import { mixOf, traitsOf } from './event-sky';
import { findEventTexts } from './event-texts.repository';

/** What speaks for the events that lists have shown lately, prepared once until the event changes. */
export interface ExplainableEvents {
  /** An event that has changed since it was indexed, or has no stored sky, is left out. */
  of(eventIds: readonly number[]): Promise<ReadonlyMap<number, EventReasons>>;
}

/** Four kilobytes each. */
const maxCached = 2_000;

export function explainableEvents(db: Database, index: Pick<EventIndex, 'find'>): ExplainableEvents {
  const cached = new Map<number, EventReasons & { readonly updatedAt: number }>();
  const current = (id: number) => {
    const found = cached.get(id);
    return found?.updatedAt === index.find(id)?.updatedAt.getTime() ? found : undefined;
  };
  return {
    of: async (eventIds) => {
      const missing = eventIds.filter((id) => current(id) === undefined);
      if (cached.size + missing.length > maxCached) cached.clear();
      for (const event of await read(db, missing)) cached.set(event.id, event);
      return new Map(
        eventIds.flatMap((id) => {
          const event = current(id);
          return event === undefined ? [] : [[id, event] as const];
        }),
      );
    },
  };
}

async function read(db: Database, eventIds: readonly number[]) {
  if (eventIds.length === 0) return [];
  const [starts, texts, stored, categories] = await Promise.all([
    skies.findEventStarts(db, eventIds),
    findEventTexts(db, eventIds),
    skies.findSkies(db, eventIds),
    skies.findCategories(db),
  ]);
  return starts.flatMap((start) => {
    const chart = stored.get(start.id)?.chart;
    const text = texts.get(start.id);
    if (chart === undefined || text === undefined) return [];
    const reasons = eventReasons({ chart, mix: mixOf(start, categories) }, traitsOf(text, categories));
    return [{ id: start.id, updatedAt: start.updatedAt.getTime(), ...reasons }];
  });
}
