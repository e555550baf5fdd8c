import { departureRoutes } from '@ascendant/contract/departure';
import { waiverRoutes } from '@ascendant/contract/waiver';
import { missingText } from '@ascendant/domain/event/departure';
import { maxDurationDays } from '@ascendant/domain/event/limits';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { tickets } from '../../../db/schema/attendees';
import { events } from '../../../db/schema/events';
import { bookFreely } from '../../../test/factories/bookings';
import { buildFreeEvent, dayFromNow, type EventOptions } from '../../../test/factories/events';
import { assignToSeries, buildMember } from '../../../test/factories/organizations';
import {
  birthInHalifax,
  buildAdmin,
  buildOrganizer,
  buildTraveller,
  type SignedInPerson,
} from '../../../test/factories/people';
import { aQuestion, askAbout } from '../../../test/factories/questions';
import { statementsOf } from '../../../test/statements';
import { testApp, type Session } from '../../../test/test-app';

const app = await testApp();
let organizer: SignedInPerson;

beforeEach(async () => {
  organizer = await buildOrganizer(app.db);
});

const build = (options: Omit<EventOptions, 'tiers'> = {}) =>
  buildFreeEvent(app.db, { createdBy: organizer.id, startDate: '2035-07-04', ...options });
const list = async (session: Session, from = '2035-07-04', days: 1 | 7 = 1) =>
  (await app.call(departureRoutes.listDepartures, { query: { from, days } }, session)).body;
const ids = async (session: Session, from?: string, days?: 1 | 7) =>
  (await list(session, from, days)).departures.map(({ id }) => id);
const missingOn = async (day: string) =>
  (await list(organizer.session, day)).departures.map(({ missing }) => missing.map(missingText));

describe('the calendar', () => {
  it('has the dates of a day or a week, by the clocks of their place, the soonest first', async () => {
    const late = await build({ startTime: '23:30', endTime: '23:59', timezone: 'America/Vancouver' });
    const early = await build({ startTime: '00:10', timezone: 'Pacific/Auckland' });
    const tour = await build({ startDate: '2035-07-02', endDate: '2035-07-04' });
    const sunday = await build({ startDate: '2035-07-08', endDate: '2035-07-08' });
    await build({ startDate: '2035-07-09', endDate: '2035-07-09' });
    await build({ startDate: '2035-07-01', endDate: '2035-07-01' });
    const longest = await build({ startDate: '2035-06-05', endDate: '2035-07-04', duration: maxDurationDays });
    await build({ status: 'draft' });
    await buildFreeEvent(app.db, { startDate: '2035-07-04' });
    expect(await ids(organizer.session)).toEqual([longest.id, tour.id, early.id, late.id]);
    expect(await ids(organizer.session, '2035-07-02', 7)).toEqual([longest.id, tour.id, early.id, late.id, sunday.id]);
    expect(await ids(organizer.session, '2035-07-05', 1)).toEqual([]);
  });

  it('says when the next date after these days begins', async () => {
    await build({ startDate: '2035-07-11', endDate: '2035-07-11' });
    await build({ startDate: '2035-07-10', endDate: '2035-07-10', status: 'cancelled' });
    expect((await list(organizer.session)).next).toBe('2035-07-11');
    expect((await list(organizer.session, '2035-07-05', 7)).next).toBeNull();
  });

  it('has seats, who’s checked in, and whether it’s under way, over or cancelled', async () => {
    const today = dayFromNow(0);
    const whole = { startDate: dayFromNow(-1), endDate: dayFromNow(1) };
    const now = await build({ ...whole, startDate: dayFromNow(10), endDate: dayFromNow(10), capacity: 5 });
    for (const person of [await buildTraveller(app.db), await buildTraveller(app.db)])
      await bookFreely(app, person, { eventId: now.id });
    await app.db.update(events).set(whole).where(eq(events.id, now.id));
    await app.db.execute(sql`update ${tickets} set checked_in_at = now()
      where id = (select min(id) from ${tickets} where event_id = ${now.id})`);
    await build({ ...whole, startTime: '09:01', status: 'cancelled' });
    const found = (await list(organizer.session, today)).departures;
    expect(found.map(({ state }) => state)).toEqual(['under_way', 'cancelled']);
    expect(found[0]).toMatchObject({ seatsTaken: 2, capacity: 5, checkedIn: 1, missing: [] });
    await build({ startDate: '2024-07-04', endDate: '2024-07-04' });
    expect((await list(organizer.session, '2024-07-04')).departures).toMatchObject([{ state: 'over' }]);
  });

  it('names the guides of a date, and of all dates of its event, and says where one is missing', async () => {
    const [led, lone] = [await build(), await build({ startTime: '10:00' })];
    expect(await missingOn('2035-07-04')).toEqual([[], []]);
    const one = await buildMember(app.db, organizer.id, 'guide', [led.id]);
    const all = await buildMember(app.db, organizer.id, 'guide');
    await assignToSeries(app.db, all.id, led.id);
    await buildMember(app.db, organizer.id, 'manager');
    const found = (await list(organizer.session)).departures;
    expect(found.map(({ guides }) => guides.length)).toEqual([2, 0]);
    expect(found[1]?.id).toBe(lone.id);
    expect(await missingOn('2035-07-04')).toEqual([[], ['No guide']]);
    expect(one.id).not.toBe(all.id);
  });

  it('says what’s missing: people to run, signatures, and answers', async () => {
    const startDate = dayFromNow(40);
    const { id } = await build({ startDate, endDate: startDate, runsFrom: 4, decideDaysBefore: 7 });
    const questions = [aQuestion({ isRequired: true }), aQuestion()];
    await askAbout(app, organizer.session, { eventId: id, questions });
    const waiver = { title: 'Risks', text: 'Mountains are dangerous.', basedOn: 0, asksAgain: false };
    await app.call(waiverRoutes.writeWaiver, { params: { id }, body: waiver }, organizer.session);
    expect(await missingOn(startDate)).toEqual([['4 more people needed to run']]);
    for (const person of [await buildTraveller(app.db, birthInHalifax), await buildTraveller(app.db, birthInHalifax)])
      await bookFreely(app, person, { eventId: id });
    expect(await missingOn(startDate)).toEqual([
      ['2 more people needed to run', '2 waivers not signed', '2 bookings with missing answers'],
    ]);
  });

  it('has the Sun and the Moon of each day where its dates are, for three places at most', async () => {
    await build({ endDate: '2035-07-05' });
    await build({ location: 'Banff Lodge' });
    await build({ location: 'Canmore, Alberta' });
    await build({ location: 'Jasper, Alberta' });
    await build({
      location: 'Nowhere',
      latitude: null,
      longitude: null,
      startDate: '2035-07-06',
      endDate: '2035-07-06',
    });
    const { skies } = await list(organizer.session, '2035-07-04', 7);
    expect(skies.map(({ day, place }) => `${day} ${place}`)).toEqual([
      '2035-07-04 Banff',
      '2035-07-04 Banff Lodge',
      '2035-07-04 Canmore',
      '2035-07-05 Banff',
    ]);
    expect(skies[0]).toMatchObject({ sunrise: '05:33', sunset: '21:59', moonLabel: 'Moon, waning crescent' });
  });

  it('shows guides their own dates, without names of others, and members and admins none of other organizations', async () => {
    const [mine, notMine] = [await build(), await build()];
    await build({ startDate: '2035-07-10', endDate: '2035-07-10' });
    const guide = await buildMember(app.db, organizer.id, 'guide', [mine.id]);
    const manager = await buildMember(app.db, organizer.id, 'manager');
    const accountant = await buildMember(app.db, organizer.id, 'accountant');
    expect(await list(guide.session)).toMatchObject({
      departures: [{ id: mine.id, guides: [], missing: [] }],
      next: null,
    });
    expect(await ids(manager.session)).toEqual([mine.id, notMine.id]);
    expect(await ids((await buildAdmin(app.db)).session)).toEqual([]);
    const query = { from: '2035-07-04', days: 1 } as const;
    expect((await app.call(departureRoutes.listDepartures, { query }, accountant.session)).status).toBe(403);
  });

  it('asks the database the same five things, however many dates there are', async () => {
    const { id } = await build();
    await askAbout(app, organizer.session, { eventId: id, questions: [aQuestion({ isRequired: true })] });
    await bookFreely(app, await buildTraveller(app.db), { eventId: id });
    const asked = async () => {
      const sent = await statementsOf(app.pool, () => list(organizer.session, '2035-07-02', 7));
      return sent.filter((text) => !text.includes('auth_tokens')).length;
    };
    expect(await asked()).toBe(5);
    for (let more = 0; more < 5; more += 1) await build({ title: `Walk ${more}` });
    expect(await asked()).toBe(5);
  });
});
