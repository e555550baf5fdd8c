import { setTimeout as sleep } from 'node:timers/promises';
import { drawCover } from '@ascendant/covers/cover';
import type { Database } from '../../../database/database';
import type { Failures } from '../../../errors/collect-failures';
import { findEvents, type EventRecord } from '../list/event-columns.repository';
import { findPage } from '../list/event-lists.repository';
import type { CoverStore } from './cover-store';
import { coverFile, coverInput } from './event-cover';

/** The number of events people see first; pictures of later ones are drawn on request. */
const drawnAhead = 300;
/** A pause between drawings, so that requests are answered. */
const pauseMs = 50;

/** Events that are looked at together. */
const batch = 20;

/** How long one job draws. Emails wait for the same workers. */
const longestMs = 2_000;

export interface Drawing {
  /** Where in the list it begins. */
  readonly from?: number | undefined;
  readonly forMs?: number;
  /** Notes events whose cover can't be drawn. Without it, the first ends the drawing. */
  readonly failures?: Failures;
  /** Ends it after the current event. */
  readonly stopping?: AbortSignal;
}

/**
 * Draws the covers of upcoming events before anyone requests them, the nearest first, for two seconds.
 * @returns where to go on; null when all are drawn, and when it was stopped
 */
export async function drawCovers(
  db: Database,
  store: CoverStore,
  { from = 0, forMs = longestMs, failures, stopping }: Drawing = {},
): Promise<number | null> {
  const until = performance.now() + forMs;
  const next = await findPage(db, { filter: {}, sort: 'date', after: null, limit: drawnAhead });
  const ids = next.map(({ id }) => id);
  for (let start = from; start < ids.length; start += batch) {
    const events = await findEvents(db, ids.slice(start, start + batch));
    for (const [index, event] of events.entries()) {
      if (stopping?.aborted === true) return null;
      const draw = () => drawCoversOf(event, store);
      if (event.imageUrl === null) await (failures?.collect(draw) ?? draw());
      if (performance.now() > until) return start + index + 1;
    }
  }
  return null;
}

async function drawCoversOf(event: EventRecord, store: CoverStore): Promise<void> {
  for (const format of ['card', 'plate'] as const) {
    const file = coverFile(event, format);
    if (await store.has(file)) continue;
    await store.write(file, drawCover(coverInput(event), format).svg);
    await sleep(pauseMs);
  }
}
