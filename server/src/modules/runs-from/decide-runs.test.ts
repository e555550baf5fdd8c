import { and, eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bookings } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { mails } from '../../../db/schema/mails';
import { openPayment } from '../../../test/checkout/book-paid';
import { bookFreely } from '../../../test/factories/bookings';
import { buildEvent, buildFreeEvent, type EventOptions } from '../../../test/factories/events';
import { buildOrganizer, buildTraveller } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';
import { decideRuns } from './decide-runs';

const app = await testApp();
const publicUrl = 'https://ascendant.example';
const hourMs = 3_600_000;

const organizer = await buildOrganizer(app.db);

/** In UTC all year: noon on the day of the decision is this many hours from now, rounded to the next noon. */
const timezone = 'Africa/Abidjan';

/** A date whose decision was, or is, at a noon near so many hours from now. */
async function decidedIn(hours: number, options: Omit<EventOptions, 'tiers'> = {}, build = buildFreeEvent) {
  const noon = new Date(Date.now() + hours * hourMs);
  const startDate = new Date(Date.parse(noon.toISOString().slice(0, 10)) + 10 * 24 * hourMs).toISOString().slice(0, 10);
  const own = { createdBy: organizer.id, timezone, startDate, startTime: '13:00', runsFrom: 2, decideDaysBefore: 10 };
  return (await build(app.db, { ...own, ...options })).id;
}

const rowOf = async (id: number) => (await app.db.select().from(events).where(eq(events.id, id)))[0]!;
const askedAgo = (id: number, hours: number) =>
  app.db
    .update(events)
    .set({ runsAskedAt: new Date(Date.now() - hours * hourMs) })
    .where(eq(events.id, id));
const book = async (eventId: number) => bookFreely(app, await buildTraveller(app.db), { eventId });
const decide = () => decideRuns({ db: app.db, publicUrl });
const mailsOf = async (kind: 'event_few_booked' | 'event_too_few', title: string) =>
  app.db
    .select()
    .from(mails)
    .where(and(eq(mails.kind, kind), like(mails.subject, `%${title}, %`)));

describe('a day before it’s decided', () => {
  it('those who manage the date are told once that too few have booked, with the way to decide', async () => {
    const id = await decidedIn(-24, { title: 'Lantern walk' });
    await book(id);
    await decide();
    await decide();
    const sent = await mailsOf('event_few_booked', 'Lantern walk');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain(`${publicUrl}/organizer/events/${id}/edit?runs=1`);
    expect(sent[0]?.text).toContain('1 of 2');
    expect(await rowOf(id)).toMatchObject({ status: 'published', runsDecidedAt: null });
  });

  it('they’re told again when the date was moved since, and it isn’t cancelled before they’ve known for a day', async () => {
    const id = await decidedIn(-24, { title: 'Moved walk' });
    await askedAgo(id, 10 * 24);
    await decide();
    expect(await mailsOf('event_few_booked', 'Moved walk')).toHaveLength(1);
    expect((await rowOf(id)).status).toBe('published');
    await askedAgo(id, 25);
    await decide();
    expect((await rowOf(id)).status).toBe('cancelled');
  });

  it('no one is told when enough have booked, it’s further ahead, decided, or not published', async () => {
    const enough = await decidedIn(-24, { title: 'Told of none' });
    await book(enough);
    await book(enough);
    await decidedIn(49, { title: 'Told of none' });
    await decidedIn(-24, { title: 'Told of none', runsDecidedAt: new Date() });
    await decidedIn(-24, { title: 'Told of none', status: 'draft' });
    await decidedIn(-24, { title: 'Told of none', runsFrom: null, decideDaysBefore: null });
    await decide();
    expect(await mailsOf('event_few_booked', 'Told of none')).toEqual([]);
  });
});

describe('when it’s decided', () => {
  it('with enough people the date takes place, and stays on when some of them cancel', async () => {
    const id = await decidedIn(-24);
    await book(id);
    await book(id);
    await decide();
    expect((await rowOf(id)).runsDecidedAt).not.toBeNull();
    await app.db.execute(`update bookings set status = 'cancelled', cancelled_at = now() where event_id = ${id}`);
    await askedAgo(id, 30);
    await decide();
    expect((await rowOf(id)).status).toBe('published');
  });

  it('while people who’d be enough are paying, nothing is decided', async () => {
    const id = await decidedIn(-24, {}, buildEvent);
    for (let person = 0; person < 2; person += 1) await openPayment(app, await buildTraveller(app.db), id);
    await askedAgo(id, 30);
    await decide();
    expect(await rowOf(id)).toMatchObject({ status: 'published', runsDecidedAt: null });
    await app.db.execute(
      `update holds set expires_at = now() where event_id = ${id} and user_id = (select max(user_id) from holds)`,
    );
    await decide();
    expect((await rowOf(id)).status).toBe('cancelled');
  });

  it('with too few it’s cancelled, everyone hears why, and those who manage it hear of it', async () => {
    const id = await decidedIn(-24, { title: 'Cancelled by itself' });
    const booked = await book(id);
    await askedAgo(id, 24.1);
    await decide();
    expect(await rowOf(id)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'It needed 2 people, and fewer had booked by the day on which that’s decided.',
    });
    expect(await mailsOf('event_too_few', 'Cancelled by itself')).toHaveLength(1);
    await app.runJobs();
    const [booking] = await app.db.select().from(bookings).where(eq(bookings.id, booked));
    expect(booking?.status).toBe('cancelled');
  });

  it('nothing is cancelled before those who manage it have known for a day, or that they decided on', async () => {
    const justAsked = await decidedIn(-48);
    await decide();
    await decide();
    await askedAgo(justAsked, 23.9);
    await decide();
    expect((await rowOf(justAsked)).status).toBe('published');
    const decided = await decidedIn(-24, { runsDecidedAt: new Date() });
    await askedAgo(decided, 30);
    await decide();
    expect((await rowOf(decided)).status).toBe('published');
  });

  it('nothing is cancelled once the date has begun', async () => {
    const yesterday = new Date(Date.now() - 24 * hourMs).toISOString().slice(0, 10);
    const id = await decidedIn(0, { startDate: yesterday, endDate: yesterday });
    await askedAgo(id, 200);
    await decide();
    expect((await rowOf(id)).status).toBe('published');
  });

  it('two programs that decide at once cancel once', async () => {
    const id = await decidedIn(-24, { title: 'Decided twice' });
    await askedAgo(id, 25);
    await Promise.all([decide(), decide()]);
    expect((await rowOf(id)).status).toBe('cancelled');
    expect(await mailsOf('event_too_few', 'Decided twice')).toHaveLength(1);
  });
});

it('a date that can’t be decided keeps no other from it, and is tried again', async () => {
  const broken = await decidedIn(-24, { title: 'Broken walk' });
  const fine = await decidedIn(-24, { title: 'Unhindered walk' });
  await app.pool
    .query(`create function refuse_date() returns trigger language plpgsql as $$ begin raise exception 'away'; end $$;
    create trigger refuse_date before update on events for each row when (new.id = ${broken}) execute function refuse_date()`);
  await expect(decide()).rejects.toThrow("Dates that weren't decided: 1");
  expect((await rowOf(fine)).runsAskedAt).not.toBeNull();
  await app.pool.query('drop trigger refuse_date on events; drop function refuse_date()');
  await decide();
  expect((await rowOf(broken)).runsAskedAt).not.toBeNull();
});
