import { eventRoutes } from '@ascendant/contract/event';
import { savedEventRoutes } from '@ascendant/contract/saved-event';
import { maxSavedEvents, tooManySavedSentence } from '@ascendant/domain/event/limits';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { events } from '../../../db/schema/events';
import { savedEvents } from '../../../db/schema/people';
import { buildEvent, dayFromNow } from '../../../test/factories/events';
import { buildTraveller } from '../../../test/factories/people';
import { testApp, type Session, type TestApp } from '../../../test/test-app';
import { accountsModule } from '../accounts/accounts.module';
import { eventsModule } from '../events/events.module';
import { savedEventsModule } from './saved-events.module';

describe('saved events', () => {
  let app: TestApp;
  const ids: number[] = [];
  beforeAll(async () => {
    app = await testApp({ modules: [accountsModule, eventsModule, savedEventsModule] });
    for (let i = 0; i < 3; i += 1) ids.push((await buildEvent(app.db)).id);
  });

  const change = (session: Session, body: { save?: number[]; remove?: number[] }) =>
    app.call(savedEventRoutes.changeSavedEvents, { body }, session);
  const listed = async (session: Session) =>
    (await app.call(savedEventRoutes.listSavedEvents, undefined, session)).body.eventIds;

  it('an event is saved once, the newest is listed first, and it can be removed', async () => {
    const { session } = await buildTraveller(app.db);
    const [first = 0, second = 0, third = 0] = ids;
    await change(session, { save: [first] });
    await change(session, { save: [first] });
    expect((await change(session, { save: [second] })).body.eventIds).toEqual([second, first]);
    await change(session, { remove: [second, third] });
    expect(await listed(session)).toEqual([first]);
  });

  it('two people have lists of their own, and both changes of one person at once count', async () => {
    const [maya, jonas] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    await Promise.all(ids.map((id) => change(maya.session, { save: [id] })));
    expect((await listed(maya.session)).toSorted((a, b) => a - b)).toEqual(ids);
    expect(await listed(jonas.session)).toEqual([]);
  });

  it('what isn’t published can’t be saved, and a saved event that was cancelled stays on the list', async () => {
    const { session } = await buildTraveller(app.db);
    const draft = await buildEvent(app.db, { status: 'draft' });
    const { id } = await buildEvent(app.db);
    expect((await change(session, { save: [draft.id, id, 2_000_000_000] })).body.eventIds).toEqual([id]);
    await app.db.update(events).set({ status: 'cancelled' }).where(eq(events.id, id));
    expect(await listed(session)).toEqual([id]);
    const { body } = await app.call(eventRoutes.listEvents, { query: { ids: `${id}` } }, session);
    expect(body).toEqual([]);
  });

  it('a heart on one date saves the series, shows its next date, and goes with a heart on another date', async () => {
    const { session } = await buildTraveller(app.db);
    const first = await buildEvent(app.db, { startDate: dayFromNow(-9) });
    const { seriesId } = first.event;
    const next = await buildEvent(app.db, { seriesId, startDate: dayFromNow(5) });
    const later = await buildEvent(app.db, { seriesId, startDate: dayFromNow(12) });
    expect((await change(session, { save: [later.id] })).body.eventIds).toEqual([first.id]);
    expect((await change(session, { save: [next.id] })).body.eventIds).toEqual([first.id]);
    const shown = (await app.call(eventRoutes.listEvents, { query: { ids: `${first.id}`, dates: 'next' } }, session))
      .body;
    expect(shown.map(({ id, series }) => [id, series.firstEventId])).toEqual([[next.id, first.id]]);
    expect((await change(session, { remove: [first.id] })).body.eventIds).toEqual([]);
  });

  it(`more than ${maxSavedEvents} are refused, and nothing changes`, async () => {
    const { id: userId, session } = await buildTraveller(app.db);
    const { id: _id, seriesId: _series, startsAt: _start, endsAt: _end, ...event } = (await buildEvent(app.db)).event;
    const copies = Array.from({ length: maxSavedEvents }, () => event);
    const others = await app.db.insert(events).values(copies).returning({ id: events.id });
    await app.db.insert(savedEvents).values(others.map(({ id }) => ({ userId, eventId: id })));
    const refused = await change(session, { save: [ids[0] ?? 0] });
    expect(refused.status).toBe(400);
    expect(refused.json).toMatchObject({ fields: { save: tooManySavedSentence } });
    expect(await listed(session)).toHaveLength(maxSavedEvents);
  });

  it('a list of events has only those asked for, whatever else is asked', async () => {
    const [first = 0, , third = 0] = ids;
    const found = async (query: Record<string, string>) =>
      (await app.call(eventRoutes.listEvents, { query })).body.map(({ id }) => id).toSorted((a, b) => a - b);
    expect(await found({ ids: `${third},${first},2000000000` })).toEqual([first, third]);
    expect(await found({ ids: `${third},${first}`, category: 'No such category' })).toEqual([]);
  });
});
