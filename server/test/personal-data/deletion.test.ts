import { routes } from '@ascendant/contract/routes';
import { and, eq, like, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { events } from '../../db/schema/events';
import { mails, type NewMailRow } from '../../db/schema/mails';
import { reviews } from '../../db/schema/opinions';
import { paymentAttempts, payments } from '../../db/schema/payments';
import { accountDeletions } from '../../db/schema/people';
import { users } from '../../db/schema/users';
import { expectCleanInvariants } from '../clean-invariants';
import { bookFreely } from '../factories/bookings';
import { buildEvent, buildFreeEvent, dayFromNow, oneAdult } from '../factories/events';
import {
  buildAdmin,
  buildOrganizer,
  buildSession,
  buildTraveller,
  factoryPassword,
  type SignedInPerson,
} from '../factories/people';
import { testApp } from '../test-app';
import { rowsWith } from './all-tables';
import { canary } from './plant-rows';
import { letSignaturesLapse } from './plant-waiver';
import { bookingOf, buildWholePerson, isGone, type WholePerson } from './whole-person';

const app = await testApp();

const options = { password: factoryPassword, confirmation: 'delete my account' as const };
const request = ({ session }: Pick<SignedInPerson, 'session'>, change: object = {}) =>
  app.call(routes.requestDeletion, { body: { ...options, ...change } }, session);
const cancel = ({ session }: Pick<SignedInPerson, 'session'>) => app.call(routes.cancelDeletion, {}, session);
const again = async ({ id }: SignedInPerson) => ({ session: await buildSession(app.db, id) });
const pending = async (userId: number) =>
  (await app.db.select().from(accountDeletions).where(eq(accountDeletions.userId, userId)))[0] ?? null;

/** Lets the waiting period pass. */
async function waitUntilDue(userId: number): Promise<void> {
  await app.db
    .update(accountDeletions)
    .set({ dueAt: sql`now()` })
    .where(eq(accountDeletions.userId, userId));
}

/** Says farewell, sends the email, erases. */
async function runDeletions(): Promise<void> {
  for (let run = 0; run < 3; run += 1) {
    await app.pool.query(`select graphile_worker.add_job('delete_accounts', '{}'::json)`);
    await app.runJobs();
  }
}

describe('PRI-04 asking for one’s account to be deleted', () => {
  it('says when, signs out everywhere, emails, and can be called off by signing in', async () => {
    const person = await buildTraveller(app.db);
    const other = await again(person);
    const reply = await request(person);
    const days = (Date.parse(reply.body.dueAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(14);
    expect(reply.cookies[0]).toMatchObject({ name: 'session', value: '' });
    for (const { session } of [person, other])
      expect((await app.call(routes.currentUser, {}, session)).status).toBe(401);
    await app.runJobs();
    expect(app.mailer.lastTo(person.user.email).subject).toBe('Your Ascendant account will be deleted');

    const back = await again(person);
    expect((await app.call(routes.currentUser, {}, back.session)).body.deletionDueAt).toBe(reply.body.dueAt);
    expect((await cancel(back)).status).toBe(204);
    expect((await app.call(routes.currentUser, {}, back.session)).body.deletionDueAt).toBeNull();
    await app.runJobs();
    expect(app.mailer.lastTo(person.user.email).subject).toBe("We're keeping your Ascendant account");
    expect((await cancel(back)).status).toBe(404);
  });

  it('again, changes nothing about the first time', async () => {
    const person = await buildTraveller(app.db);
    const first = await request(person);
    expect((await request(await again(person))).body).toEqual(first.body);
  });

  it.each([
    ['a wrong password', { password: 'not mine' }, 400, 'wrong_password'],
    ['no password', { password: '' }, 400, 'invalid_input'],
    ['another sentence', { confirmation: 'delete it' }, 400, 'invalid_input'],
    ['no sentence', { confirmation: undefined }, 400, 'invalid_input'],
  ])('is refused with %s', async (_, change, status, code) => {
    const person = await buildTraveller(app.db);
    const reply = await request(person, change);
    expect([reply.status, reply.json]).toMatchObject([status, { code }]);
    expect(await pending(person.id)).toBeNull();
    expect((await app.call(routes.currentUser, {}, person.session)).status).toBe(200);
  });

  it('is refused while a booking is live, names it, and isn’t refused once it’s given up', async () => {
    const person = await buildTraveller(app.db);
    const { event } = await buildFreeEvent(app.db, { title: 'Dawn traverse', startDate: dayFromNow(40) });
    await bookFreely(app, person, { eventId: event.id });
    const refused = await request(person);
    expect([refused.status, refused.json]).toMatchObject([409, { code: 'live_bookings' }]);
    expect(refused.json).toMatchObject({
      message: expect.stringMatching(/^You're booked on Dawn traverse \(\w+ \d+, \d{4}\)/),
    });
    expect((await request(person, { giveUpBookings: true })).status).toBe(200);
  });

  it('isn’t refused because of bookings that are over or cancelled', async () => {
    const person = await buildTraveller(app.db);
    const { event } = await buildFreeEvent(app.db);
    await bookFreely(app, person, { eventId: event.id });
    await app.db.update(events).set({ startDate: '2026-01-01', endDate: '2026-01-01' }).where(eq(events.id, event.id));
    expect((await request(person)).status).toBe(200);
  });

  it('is refused to an organizer with live events', async () => {
    const organizer = await buildOrganizer(app.db);
    const { id } = await buildEvent(app.db, { createdBy: organizer.id, title: 'Night paddle' });
    const refused = await request(organizer, { giveUpBookings: true });
    expect([refused.status, refused.json]).toMatchObject([
      409,
      { code: 'live_events', message: expect.stringContaining('Night paddle') },
    ]);
    await app.db.update(events).set({ status: 'draft' }).where(eq(events.id, id));
    expect((await request(organizer)).status).toBe(200);
  });

  it('is refused to the last admin, also when two ask at the same instant', async () => {
    const alone = await testApp();
    const admin = await buildAdmin(alone.db);
    const ask = ({ session }: SignedInPerson) => alone.call(routes.requestDeletion, { body: options }, session);
    expect((await ask(admin)).json).toMatchObject({ code: 'last_admin' });
    await buildAdmin(alone.db, { disabled: true });
    expect((await ask(admin)).status).toBe(409);
    const second = await buildAdmin(alone.db);
    const both = await Promise.all([ask(admin), ask(second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('PRI-04 at the end of the waiting period', () => {
  it('nothing happens before', async () => {
    const person = await buildTraveller(app.db);
    await request(person);
    await runDeletions();
    expect(await isGone(app, person.id)).toBe(false);
  });

  it('a booking made since calls it off, with an email that says why', async () => {
    const person = await buildTraveller(app.db);
    await request(person);
    const { event } = await buildFreeEvent(app.db, { title: 'Second thoughts' });
    await bookFreely(app, { ...person, ...(await again(person)) }, { eventId: event.id });
    await waitUntilDue(person.id);
    await runDeletions();
    expect([await isGone(app, person.id), await pending(person.id)]).toEqual([false, null]);
    expect(app.mailer.lastTo(person.user.email).text).toContain("You're booked on Second thoughts");
  });

  it('the account is kept until the last email is sent, but not longer than a day', async () => {
    const person = await buildTraveller(app.db);
    await request(person);
    await app.runJobs();
    await waitUntilDue(person.id);
    app.mailer.isDown = true;
    await runDeletions();
    app.mailer.isDown = false;
    expect(await isGone(app, person.id)).toBe(false);
    expect((await cancel(await again(person))).json).toMatchObject({ code: 'illegal_transition' });
    await app.db
      .update(accountDeletions)
      .set({ farewellAt: sql`now() - interval '25 hours'` })
      .where(eq(accountDeletions.userId, person.id));
    await runDeletions();
    expect(await isGone(app, person.id)).toBe(true);
  });
});

describe('PRI-04 after the deletion', () => {
  let whole: WholePerson;
  let reviewCount: number;
  beforeAll(async () => {
    whole = await buildWholePerson(app);
    const reviewed = await app.db.select().from(reviews).where(eq(reviews.userId, whole.person.id));
    reviewCount = reviewed.length;
    expect((await rowsWith(app, canary)).length).toBeGreaterThan(20);
    expect((await request(whole.person, { giveUpBookings: true })).status).toBe(200);
    await app.runJobs();
    await waitUntilDue(whole.person.id);
    // The first try is interrupted after the rows are erased.
    const { remove } = app.files;
    const isDown = async () => Promise.reject(new Error('The store is down'));
    Object.assign(app.files, { remove: isDown });
    await runDeletions();
    Object.assign(app.files, { remove });
    expect(await pending(whole.person.id)).not.toBeNull();
    await app.pool.query(`delete from graphile_worker._private_jobs`);
    await runDeletions();
  });

  it('what they signed stays until its time is over, and is deleted then', async () => {
    const rows = await rowsWith(app, canary);
    expect(rows).toEqual([expect.stringContaining('waiver_signatures: ')]);
    await letSignaturesLapse(app);
    await app.pool.query(`select graphile_worker.add_job('forget_signatures', '{}'::json)`);
    await app.runJobs();
  });

  it('no row of any table has any of the person’s values', async () => {
    expect(await rowsWith(app, canary)).toEqual([]);
    // The birthplace's coordinates, which no gazetteer row has here.
    expect(await rowsWith(app, '44.64533')).toEqual([]);
    expect(await isGone(app, whole.person.id)).toBe(true);
    expect(await pending(whole.person.id)).toBeNull();
  });

  it('no file and no copy of an email is left', async () => {
    expect(await app.files.list('pictures')).toEqual([]);
    expect(app.mailer.sent.filter((mail) => JSON.stringify(mail).toLowerCase().includes(canary))).toEqual([]);
  });

  it('the log never had any of it', () => {
    expect(app.log.lines.filter((line) => line.toLowerCase().includes(canary))).toEqual([]);
    expect(app.log.lines.length).toBeGreaterThan(10);
  });

  it('bookings and payments keep their amounts, without a person', async () => {
    const booking = await bookingOf(app, whole.paidBookingId);
    expect(booking).toMatchObject({
      userId: null,
      totalCents: oneAdult.total,
      status: 'confirmed',
      paymentStatus: 'completed',
    });
    expect(booking.attendees).toEqual([{ type: 'user', id: 0, name: 'Deleted account', age: 0, isChild: false }]);
  });

  it('that a card was charged stays with the payment, without its brand and last digits', async () => {
    const attempts = await app.db
      .select({ outcome: paymentAttempts.outcome, brand: paymentAttempts.cardBrand, last4: paymentAttempts.cardLast4 })
      .from(paymentAttempts)
      .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
      .where(eq(payments.bookingId, whole.paidBookingId));
    expect(attempts).toEqual([{ outcome: 'succeeded', brand: null, last4: null }]);
  });

  it('a free booking ahead is cancelled and its seats are free', async () => {
    expect(await bookingOf(app, whole.aheadBookingId)).toMatchObject({ status: 'cancelled', userId: null });
    const [event] = await app.db.select().from(events).where(eq(events.id, whole.aheadEventId));
    expect(event?.seatsConfirmed).toBe(0);
  });

  it('bookings that organizers made for their address stay without it, phone and note, and with the name until the event is over', async () => {
    const { rows } = await app.pool.query<{ contact: number; name: string }>(
      `select num_nonnulls(guest_email, guest_phone_sealed, team_note) as contact, attendees -> 0 ->> 'name' as name from bookings where origin = 'manual' order by id`,
    );
    expect(rows).toEqual([
      { contact: 0, name: 'Ada Roy' },
      { contact: 0, name: 'Guest' },
    ]);
  });

  it('reviews stay, without an author', async () => {
    const anonymous = and(eq(reviews.eventId, whole.pastEventId), sql`${reviews.userId} is null`);
    expect(await app.db.select().from(reviews).where(anonymous)).toHaveLength(reviewCount);
  });

  it('the email and the username can be used again', async () => {
    const { email, username } = whole.person.user;
    await expect(buildTraveller(app.db, { email, username })).resolves.toBeDefined();
    await app.db.delete(users).where(eq(users.email, email));
  });

  it('the answers to the reviews stay, without the name', async () => {
    const answers = await app.db.select({ answer: reviews.adminResponse }).from(reviews);
    expect(answers.map(({ answer }) => answer)).toContain('Thank you, …!');
  });

  it('no invariant is broken', () => expectCleanInvariants(app.db));
});

describe('PRI-04 emails to other people', () => {
  const sentMail = (number: number, change: Partial<NewMailRow>): NewMailRow => ({
    messageId: `<${number}@others.example>`,
    kind: 'event_review',
    to: 'admin@example.org',
    subject: 'Ready for review: Dawn traverse',
    text: 'Hello Ann, we reviewed Dawn traverse.',
    html: '',
    state: 'sent',
    sentAt: new Date(),
    ...change,
  });

  it('are emptied only if they’re about the person or have their address, whatever the person is called', async () => {
    const names = { username: 'ann', firstName: 'e', lastName: 'Hello', displayName: 'e', email: 'al@site.example' };
    const person = await buildTraveller(app.db, names);
    await app.db
      .insert(mails)
      .values([
        sentMail(1, {}),
        sentMail(2, { text: 'From sal@site.example' }),
        sentMail(3, { text: 'From al@site.example.ca' }),
        sentMail(4, { subject: 'Question from e', aboutUserId: person.id }),
        sentMail(5, { text: 'From E, AL@site.example.' }),
        sentMail(6, { subject: 'Question from <al@site.example>' }),
      ]);
    await request(person);
    await app.runJobs();
    await waitUntilDue(person.id);
    await runDeletions();
    expect(await isGone(app, person.id)).toBe(true);
    const left = await app.db
      .select({ id: mails.messageId, text: mails.text })
      .from(mails)
      .where(like(mails.messageId, '%@others.example>'));
    const emptied = left.filter(({ text }) => text === '').map(({ id }) => id);
    expect(emptied.sort()).toEqual(['<4@others.example>', '<5@others.example>', '<6@others.example>']);
  });
});
