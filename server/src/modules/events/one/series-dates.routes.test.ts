import { routes } from '@ascendant/contract/routes';
import { describe, expect, it } from 'vitest';
import { eventSeries } from '../../../../db/schema/event-series';
import { bookFreely } from '../../../../test/factories/bookings';
import { buildEvent, buildFreeEvent, dayFromNow, type EventOptions } from '../../../../test/factories/events';
import { buildTraveller } from '../../../../test/factories/people';
import { testApp } from '../../../../test/test-app';

const app = await testApp();

const newSeries = async () => {
  const [row] = await app.db.insert(eventSeries).values({}).returning();
  return row?.id ?? 0;
};
const build = async (options: EventOptions) => (await buildEvent(app.db, options)).id;
const datesOf = async (id: number, query = {}, session = {}) =>
  (await app.call(routes.eventDates, { params: { id }, query }, session)).body;
const idsOf = async (id: number, query = {}) => (await datesOf(id, query)).map((date) => date.id);

describe('the dates of a series', () => {
  it('are its published and cancelled events to come, earliest first, its own included', async () => {
    const seriesId = await newSeries();
    const later = await build({ seriesId, startDate: dayFromNow(40) });
    const afternoon = await build({ seriesId, startDate: dayFromNow(30), startTime: '14:00' });
    const morning = await build({ seriesId, startDate: dayFromNow(30) });
    const cancelled = await build({ seriesId, startDate: dayFromNow(35), status: 'cancelled' });
    await build({ seriesId, startDate: dayFromNow(36), status: 'draft' });
    await build({ seriesId, startDate: dayFromNow(37), status: 'pending_approval' });
    await build({ seriesId, startDate: dayFromNow(-3) });
    await build({ startDate: dayFromNow(30) });
    expect(await idsOf(later)).toEqual([morning, afternoon, cancelled, later]);
  });

  it('say when they are, the seats left, the price and the status', async () => {
    const startDate = dayFromNow(30);
    const { id } = await buildFreeEvent(app.db, { startDate, capacity: 3 });
    await bookFreely(app, await buildTraveller(app.db), { eventId: id });
    expect(await datesOf(id)).toEqual([
      {
        id,
        startDate,
        endDate: startDate,
        startTime: '09:00',
        endTime: '17:00',
        seatsLeft: 2,
        capacity: 3,
        lowestAdultPrice: '0.00',
        matchScore: null,
        status: 'published',
      },
    ]);
    const tiers = [{ tierType: 'regular' as const, adultPrice: '76.50' }];
    expect((await datesOf(await build({ tiers }))).map((date) => date.lowestAdultPrice)).toEqual(['76.50']);
  });

  it('are those of a year, or of the days asked for, the last one included', async () => {
    const seriesId = await newSeries();
    const [first, last, beyond] = [dayFromNow(30), dayFromNow(60), dayFromNow(380)];
    const one = await build({ seriesId, startDate: first });
    const two = await build({ seriesId, startDate: last });
    const three = await build({ seriesId, startDate: beyond });
    expect(await idsOf(three)).toEqual([one, two]);
    expect(await idsOf(three, { from: first, to: last })).toEqual([one, two]);
    expect(await idsOf(three, { from: dayFromNow(31), to: last })).toEqual([two]);
    expect(await idsOf(three, { to: dayFromNow(59) })).toEqual([one]);
    expect(await idsOf(three, { from: beyond })).toEqual([three]);
  });

  it.each([
    [{ from: '2027-06-01', to: '2028-06-01' }, 'Please choose at most 366 days'],
    [{ from: '2027-06-02', to: '2027-06-01' }, 'The last day can’t be before the first'],
  ])('are of at most a year, in order: %j', async (query, sentence) => {
    const reply = await app.call(routes.eventDates, { params: { id: await build({}) }, query });
    expect(reply).toMatchObject({ status: 400, json: { fields: { to: sentence } } });
  });

  it('have the scores of the person who’s signed in, or of their party', async () => {
    const id = await build({});
    const { session } = await buildTraveller(app.db);
    const scores = app.app.context.eventScores;
    const scoresOf = async (_: number, ids: readonly number[], companions: readonly number[]) =>
      new Map(ids.map((each) => [each, companions.length === 0 ? 7.5 : 6.5]));
    scores.scoreWith({ ...scores, scoresOf });
    expect((await datesOf(id, {}, session)).map(({ matchScore }) => matchScore)).toEqual([7.5]);
    expect((await datesOf(id, { with: '5,8' }, session)).map(({ matchScore }) => matchScore)).toEqual([6.5]);
    expect((await datesOf(id)).map(({ matchScore }) => matchScore)).toEqual([null]);
  });

  it('of no one else’s draft, and of no event that doesn’t exist, are listed', async () => {
    const draft = await build({ status: 'draft' });
    for (const id of [draft, 2_000_000_000])
      expect((await app.call(routes.eventDates, { params: { id } })).status).toBe(404);
  });
});

describe('the next dates of a series, for search engines', () => {
  const nextOf = async (id: number) =>
    (await app.call(routes.getEvent, { params: { id } })).body.nextDates?.map((date) => date.id);

  it('are its first 10 published ones to come, on each of its pages', async () => {
    const seriesId = await newSeries();
    const past = await build({ seriesId, startDate: dayFromNow(-3) });
    await build({ seriesId, startDate: dayFromNow(9), status: 'cancelled' });
    await build({ seriesId, startDate: dayFromNow(9), accessCode: 'SECRET-DATE-1' });
    const ids: number[] = [];
    for (let day = 10; day < 21; day += 1) ids.push(await build({ seriesId, startDate: dayFromNow(day) }));
    expect(await nextOf(past)).toEqual(ids.slice(0, 10));
    expect(await nextOf(ids[4] ?? 0)).toEqual(ids.slice(0, 10));
  });

  it('are none of an event that takes place once, or for the last time', async () => {
    expect(await nextOf(await build({}))).toEqual([]);
    const seriesId = await newSeries();
    await build({ seriesId, startDate: dayFromNow(-3) });
    expect(await nextOf(await build({ seriesId, startDate: dayFromNow(3) }))).toEqual([]);
  });
});
