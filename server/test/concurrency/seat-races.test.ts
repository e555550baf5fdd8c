import { routes } from '@ascendant/contract/routes';
import { sql } from 'drizzle-orm';
import { expect, it, describe } from 'vitest';
import { bookingData } from '../checkout/checkout';
import { soldOf } from '../checkout/scene';
import { expectCleanInvariants } from '../clean-invariants';
import { bookFreely } from '../factories/bookings';
import { buildCrowd } from '../factories/crowd';
import { buildFreeEvent, dayFromNow } from '../factories/events';
import { buildTraveller, type SignedInPerson, buildOrganizer } from '../factories/people';
import { testApp } from '../test-app';
import { raceRuns, tally } from './tally';

const app = await testApp();

/** 520 moves and bookings with the runs of `npm run test:crash`. */
const rounds = raceRuns;
const people = 13;

interface Booked {
  readonly person: SignedInPerson;
  readonly bookingId: number;
}

const dateOf = async (seriesId: number | undefined, capacity: number, days: number) =>
  (await buildFreeEvent(app.db, { seriesId, capacity, startDate: dayFromNow(days) })).event;

const move = ({ person, bookingId }: Booked, fromEventId: number, eventId: number) =>
  app.call(
    routes.moveBooking,
    { params: { id: bookingId }, body: { fromEventId, eventId, refund: '0.00' } },
    person.session,
  );

/** How many live bookings each person has. */
async function liveBookings(persons: readonly SignedInPerson[]): Promise<readonly number[]> {
  const counted: number[] = [];
  for (const { id } of persons) {
    const { rows } = await app.db.execute<{ count: number }>(
      sql`select count(*)::int as count from bookings where user_id = ${id} and status = 'confirmed'`,
    );
    counted.push(rows[0]?.count ?? 0);
  }
  return counted;
}

it('moves to and bookings of two dates with one seat left each fill both, and everyone who moved or didn’t has one booking', async () => {
  const first = await dateOf(undefined, people * 2, 100);
  const buyers = await Promise.all(Array.from({ length: people }, () => buildTraveller(app.db)));
  const movers: Booked[] = [];
  for (let made = 0; made < people; made += 1) {
    const person = await buildTraveller(app.db);
    movers.push({ person, bookingId: await bookFreely(app, person, { eventId: first.id }) });
  }
  for (let round = 0; round < rounds; round += 1) {
    const dates = [await dateOf(first.seriesId, 1, 120 + 2 * round), await dateOf(first.seriesId, 1, 121 + 2 * round)];
    const to = (at: number) => dates[at % 2]?.id ?? 0;
    const replies = await Promise.all([
      ...movers.map((mover, at) => move(mover, first.id, to(at))),
      ...buyers.map((buyer, at) =>
        app.call(routes.createBooking, { body: bookingData({ eventId: to(at) }) }, buyer.session),
      ),
    ]);
    expect(replies.filter(({ status }) => status < 300)).toHaveLength(2);
    expect(replies.map(({ status }) => status).every((status) => status < 300 || status === 409)).toBe(true);
    for (const { id } of dates) expect(await soldOf(app, id)).toEqual({ sold: 1, confirmed: 1, held: 0 });
    expect(await liveBookings(movers.map(({ person }) => person))).toEqual(movers.map(() => 1));
    await backAgain(movers, first.id);
  }
  await app.runJobs();
  await expectCleanInvariants(app.db);
});

/** Those who won move back, so that the next round begins as the first one did. */
async function backAgain(movers: readonly Booked[], eventId: number): Promise<void> {
  for (const mover of movers) {
    const { rows } = await app.db.execute<{ id: number }>(
      sql`select event_id as id from bookings where id = ${mover.bookingId}`,
    );
    const at = rows[0]?.id ?? 0;
    if (at !== eventId) expect((await move(mover, at, eventId)).status).toBe(200);
  }
}

it('people who change places between two dates never wait for each other for ever', async () => {
  const dates = [await dateOf(undefined, people * 2, 300)];
  dates.push(await dateOf(dates[0]?.seriesId, people * 2, 301));
  const [one, other] = dates.map(({ id }) => id);
  const booked: Booked[] = [];
  const changing = 10;
  for (let made = 0; made < changing; made += 1) {
    const person = await buildTraveller(app.db);
    const eventId = (made % 2 === 0 ? one : other) ?? 0;
    booked.push({ person, bookingId: await bookFreely(app, person, { eventId }) });
  }
  const replies = await Promise.all(
    booked.map((each, at) => (at % 2 === 0 ? move(each, one ?? 0, other ?? 0) : move(each, other ?? 0, one ?? 0))),
  );
  expect(replies.map(({ status }) => status)).toEqual(booked.map(() => 200));
  for (const id of [one, other])
    expect(await soldOf(app, id ?? 0)).toEqual({ sold: changing / 2, confirmed: changing / 2, held: 0 });
});

describe('a capacity that is lowered during the sale', () => {
  it('PAY-01 is refused or holds: no one has a seat beyond it, and what it refuses was sold before', async () => {
    const organizer = await buildOrganizer(app.db);
    const { id } = await buildFreeEvent(app.db, { createdBy: organizer.id, capacity: 40 });
    const crowd = await buildCrowd(app.db, 40);
    const lower = (capacity: number) =>
      app.call(routes.updateEvent, { params: { id }, body: { capacity } }, organizer.session);
    const sales = crowd.map(({ session }) =>
      app.call(routes.createBooking, { body: bookingData({ eventId: id }) }, session),
    );
    const edits = [30, 20, 10, 5].map(lower);
    const [sold, lowered] = [tally(await Promise.all(sales)), await Promise.all(edits)];

    const { seatsTaken, capacity } = (await app.call(routes.getEventForm, { params: { id } }, organizer.session)).body;
    expect(seatsTaken).toBe(sold['201']);
    expect(seatsTaken).toBeLessThanOrEqual(capacity);
    expect((sold['201'] ?? 0) + (sold['409 sold_out'] ?? 0)).toBe(40);
    expect(lowered.every(({ status }) => status === 200 || status === 409)).toBe(true);
    // The capacity is the last one that was accepted.
    const accepted = [30, 20, 10, 5].filter((_, index) => lowered[index]?.status === 200);
    expect([40, ...accepted]).toContain(capacity);
    await expectCleanInvariants(app.db);
  });
});
