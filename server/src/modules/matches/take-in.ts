import { setImmediate } from 'node:timers/promises';
import { inTransaction, type Database } from '../../database/database';
import * as skies from './event-skies.repository';
import { analyse, fingerprintOf, mixOf } from './event-sky';
import { indexedEvent } from './indexed-event';
import type { IndexedEvents } from './indexed-events';

/** Skies that are computed before requests are answered again: a few milliseconds. */
const computedAtOnce = 20;

/** Brings some events in memory to the state of their rows; those that aren't published leave it. */
export async function takeIn(
  db: Database,
  indexed: IndexedEvents,
  changed: readonly skies.EventStartRow[],
): Promise<void> {
  for (const { id } of changed.filter((event) => !event.isPublished)) indexed.remove(id);
  const published = changed.filter((event) => event.isPublished);
  if (published.length === 0) return;
  const categories = await skies.findCategories(db);
  const vectors = await vectorsOf(db, published, categories);
  for (const row of published) {
    const vector = vectors.get(row.id);
    if (!vector) throw new RangeError(`event ${row.id} has no vector`);
    indexed.put(indexedEvent(row, categories), { startsAt: row.startsAt, vector });
  }
}

/** Stored vectors that are still valid; the others are computed again and stored. */
async function vectorsOf(
  db: Database,
  published: readonly skies.EventStartRow[],
  categories: ReadonlyMap<number, skies.CategoryRow>,
): Promise<ReadonlyMap<number, Float32Array>> {
  const stored = await skies.findVectors(
    db,
    published.map((event) => event.id),
  );
  const vectors = new Map<number, Float32Array>();
  const missing: skies.EventStartRow[] = [];
  for (const event of published) {
    const sky = stored.get(event.id);
    if (sky?.fingerprint === fingerprintOf(event, mixOf(event, categories))) vectors.set(event.id, sky.vector);
    else missing.push(event);
  }
  for (let start = 0; start < missing.length; start += computedAtOnce) {
    const fresh = missing.slice(start, start + computedAtOnce).map((event) => analyse(event, mixOf(event, categories)));
    await inTransaction(db, (tx) => skies.saveSkies(tx, fresh));
    for (const { eventId, vector } of fresh) vectors.set(eventId, vector);
    await setImmediate();
  }
  return vectors;
}
