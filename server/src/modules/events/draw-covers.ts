import { setTimeout as sleep } from 'node:timers/promises';
import { drawCover } from '@ascendant/covers/cover';
import type { Database } from '../../database/database';
import type { CoverStore } from './cover-store';
import { findEvents } from './event-columns.repository';
import { coverFile, coverInput } from './event-cover';
import { findPage } from './event-lists.repository';

/** The number of events people see first; pictures of later ones are drawn on request. */
const drawnAhead = 300;
/** A pause between drawings, so that requests are answered. */
const pauseMs = 50;

/** A job may take 50 s. */
const longestMs = 30_000;

/**
 * Draws the covers of upcoming events before anyone requests them, the nearest first. The next call draws those that it didn't get to.
 * @param stopping ends it after the current drawing
 */
export async function drawCovers(db: Database, store: CoverStore, stopping?: AbortSignal): Promise<void> {
  const startedAt = performance.now();
  const next = await findPage(db, { filter: {}, sort: 'date', after: null, limit: drawnAhead });
  const events = await findEvents(
    db,
    next.map(({ id }) => id),
  );
  for (const event of events.filter(({ imageUrl }) => imageUrl === null)) {
    for (const format of ['card', 'plate'] as const) {
      const file = coverFile(event, format);
      if (stopping?.aborted === true || performance.now() - startedAt > longestMs) return;
      if (await store.has(file)) continue;
      await store.write(file, drawCover(coverInput(event), format).svg);
      await sleep(pauseMs);
    }
  }
}
