import { routes } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { userEventMatches } from '../../../db/schema/event-matches';
import { bookFreely } from '../../../test/factories/bookings';
import { buildFreeEvent } from '../../../test/factories/events';
import { birthInHalifax, buildAdmin, buildTraveller } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';
import { addJob } from '../../jobs/add-job.repository';

const app = await testApp();
const admin = await buildAdmin(app.db);
const eventId = (await buildFreeEvent(app.db, { capacity: 20 })).id;

const open = async () => {
  await addJob(app.db, 'open_demo_events', { eventIds: [eventId] });
  await app.runJobs();
};
const average = async () => {
  const { body } = await app.call(routes.eventAnalytics, {}, admin.session);
  return body.find(({ id }) => id === eventId)?.avgAstroMatch ?? null;
};
const scores = () => app.db.select().from(userEventMatches).where(eq(userEventMatches.eventId, eventId));

describe('the events of the demo', () => {
  it('were looked at by people who booked them, with the scores that they see themselves', async () => {
    expect(await average()).toBeNull();
    const traveller = await buildTraveller(app.db, birthInHalifax);
    await bookFreely(app, traveller, { eventId });
    await bookFreely(app, await buildTraveller(app.db), { eventId });
    await open();
    const [stored, ...others] = await scores();
    expect([stored?.userId, others]).toEqual([traveller.id, []]);
    const shown = await app.call(routes.eventMatch, { params: { id: eventId } }, traveller.session);
    expect(stored?.matchScore).toBe(shown.body.matchScore);
    expect(await average()).toBeCloseTo(Number(shown.body.matchScore), 1);
  });

  it('aren’t looked at by more than three people each, and running twice changes nothing', async () => {
    for (let count = 0; count < 4; count += 1)
      await bookFreely(app, await buildTraveller(app.db, birthInHalifax), { eventId });
    await open();
    const first = await scores();
    expect(first).toHaveLength(3);
    await open();
    expect(await scores()).toEqual(first);
  });

  it('are the demo’s own, and none that are added for measuring', async () => {
    const added = await buildFreeEvent(app.db, { capacity: 20 });
    await bookFreely(app, await buildTraveller(app.db, birthInHalifax), { eventId: added.id });
    await open();
    expect(await app.db.select().from(userEventMatches).where(eq(userEventMatches.eventId, added.id))).toEqual([]);
  });
});
