import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { events } from '../../../db/schema/events';
import { buildEvent } from '../../../test/factories/events';
import { longWait } from '../../../test/long-wait';
import { testDatabase } from '../../../test/test-database';
import { listenForChanges } from '../../database/listen';
import { openEventIndex } from './event-index';

const database = await testDatabase();

it('events are looked at again after a change, and not for each request', async () => {
  const { db, pool, url } = database;
  const { id } = await buildEvent(db);
  const changes = listenForChanges(url, () => undefined);
  try {
    await vi.waitUntil(changes.isHeard, longWait);
    const index = openEventIndex(db, () => undefined, changes);
    await index.refresh();
    await index.refresh();
    const asked = vi.spyOn(pool, 'query');
    for (let request = 0; request < 10; request += 1) expect(await index.refresh()).toBe(true);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    await db.update(events).set({ minimumAge: 14 }).where(eq(events.id, id));
    const ageKnown = async () => {
      await index.refresh();
      return index.find(id)?.minimumAge;
    };
    await vi.waitFor(async () => expect(await ageKnown()).toBe(14), longWait);
    const added = await buildEvent(db);
    await vi.waitFor(async () => {
      await index.refresh();
      expect(index.find(added.id)).toBeDefined();
    }, longWait);
  } finally {
    await changes.close();
  }
});
