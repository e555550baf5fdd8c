import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { events } from '../../../../db/schema/events';
import { buildEvent } from '../../../../test/factories/events';
import { testDatabase } from '../../../../test/test-database';
import { findEvent } from './event-columns.repository';

it('an event’s lists are read as they were written', async () => {
  const { db } = await testDatabase();
  const itinerary = [{ when: 'Day 1', title: 'Meet at the lake', text: 'By the boathouse.' }];
  const questions = [{ question: 'Are dogs allowed?', answer: 'Yes, on a lead.' }];
  const { id } = await buildEvent(db, { itinerary, questions });
  expect(await findEvent(db, id)).toMatchObject({ itinerary, questions });
  await db.update(events).set({ itinerary: [] }).where(eq(events.id, id));
  expect(await findEvent(db, id)).toMatchObject({ itinerary: [], questions });
});
