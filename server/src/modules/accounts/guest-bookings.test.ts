import { accountRoutes } from '@ascendant/contract/account';
import { guestRoutes } from '@ascendant/contract/guest';
import { routes } from '@ascendant/contract/routes';
import { signInCodeRoutes } from '@ascendant/contract/sign-in-code';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../../db/rows-by-hand';
import { bookings } from '../../../db/schema/bookings';
import { auditLog } from '../../../db/schema/logs';
import { openPayment } from '../../../test/checkout/book-paid';
import { payWith } from '../../../test/checkout/checkout';
import { expectCleanInvariants } from '../../../test/clean-invariants';
import { bookFreely } from '../../../test/factories/bookings';
import { buildEvent, buildFreeEvent, dayFromNow } from '../../../test/factories/events';
import {
  buildDependent,
  buildGuest,
  buildOrganizer,
  buildTraveller,
  type SignedInPerson,
} from '../../../test/factories/people';
import { letBegin } from '../../../test/factories/reviews';
import { nextNumber } from '../../../test/factories/sequence';
import { mailedCode, signUp } from '../../../test/factories/sign-ups';
import { testApp, type Session } from '../../../test/test-app';

const app = await testApp();
afterAll(() => expectCleanInvariants(app.db));

const anAddress = () => `maya${nextNumber()}@guests.example`;
const askCode = async (email: string): Promise<string> => {
  await app.call(signInCodeRoutes.requestSignInCode, { body: { email } });
  return mailedCode(app, email);
};
/** Signs in with a code from the mailbox. */
const enter = async (email: string) => {
  const body = { email, code: await askCode(email) };
  const { body: entered } = await app.call(signInCodeRoutes.loginWithCode, { body });
  return { id: entered.id, session: { authorization: `Bearer ${entered.token}` } };
};
const bookingsOf = async (session: Session) =>
  (await app.call(routes.listMyBookings, {}, session)).body.map(({ id }) => id).toSorted((one, other) => one - other);
const isSignedIn = async ({ session }: Pick<SignedInPerson, 'session'>) =>
  (await app.call(accountRoutes.currentUser, {}, session)).status === 200;

/** A guest who has booked a free event. */
async function bookedGuest(email: string, eventId?: number) {
  const guest = await buildGuest(app.db, { email });
  const bookingId = await bookFreely(app, guest, { eventId: eventId ?? (await buildFreeEvent(app.db)).id });
  return { ...guest, bookingId };
}

describe('GST-06 what was booked without an account', () => {
  it.each([
    ['a code to sign in', async (email: string) => (await enter(email)).session],
    [
      'a new password by email',
      async (email: string) => {
        await app.call(accountRoutes.requestPasswordReset, { body: { email } });
        const body = { email, resetCode: await mailedCode(app, email), newPassword: 'a ridge above the trees' };
        expect((await app.call(accountRoutes.confirmPasswordReset, { body })).status).toBe(200);
        const login = { username: email, password: body.newPassword };
        return { authorization: `Bearer ${(await app.call(accountRoutes.login, { body: login })).body.token}` };
      },
    ],
  ])('is the account’s once its owner proves the mailbox with %s, and the guests are signed out', async (_, prove) => {
    const email = anAddress();
    const account = await buildTraveller(app.db, { email });
    const guests = [await bookedGuest(email), await bookedGuest(email.toUpperCase())];
    expect(await bookingsOf(account.session)).toEqual([]);
    const session = await prove(email);
    expect(await bookingsOf(session)).toEqual(guests.map(({ bookingId }) => bookingId));
    expect(await Promise.all(guests.map(isSignedIn))).toEqual([false, false]);
  });

  it('is a new account’s, after the code of its sign-up', async () => {
    const { bookingId, ...guest } = await bookedGuest(anAddress());
    const { email, code } = await signUp(app, { email: guest.user.email });
    const { body } = await app.call(accountRoutes.verifyEmail, { body: { email, code } });
    expect(await bookingsOf({ authorization: `Bearer ${body.token}` })).toEqual([bookingId]);
  });

  it('is one guest’s, if the address has no account, and then that of the account they make', async () => {
    const email = anAddress();
    const guests = [await bookedGuest(email), await bookedGuest(email), await bookedGuest(email)];
    const ids = guests.map(({ bookingId }) => bookingId);
    const entered = await enter(email);
    expect([entered.id, await bookingsOf(entered.session)]).toEqual([guests[2]?.id, ids]);
    const later = await bookedGuest(email);
    const body = { code: await askCode(email), newPassword: 'a ridge above the trees' };
    const kept = await app.call(guestRoutes.keepAccount, { body }, entered.session);
    expect(await bookingsOf({ authorization: `Bearer ${kept.body.token}` })).toEqual([...ids, later.bookingId]);
  });

  it('isn’t anyone’s with a password alone, another address, or a wrong code', async () => {
    const email = anAddress();
    const { user } = await buildTraveller(app.db, { email });
    const guest = await bookedGuest(email);
    const login = { username: user.email, password: 'larch meadow at dawn' };
    expect((await app.call(accountRoutes.login, { body: login })).status).toBe(200);
    const other = await buildTraveller(app.db);
    await enter(other.user.email);
    const wrong = String((Number(await askCode(email)) + 1) % 1_000_000).padStart(6, '0');
    expect((await app.call(signInCodeRoutes.loginWithCode, { body: { email, code: wrong } })).status).toBe(400);
    expect([await isSignedIn(guest), await bookingsOf(guest.session)]).toEqual([true, [guest.bookingId]]);
  });

  it('and what a proven guest wrote, and waits for, is the account’s, unless it has the same of that event', async () => {
    const email = anAddress();
    const { bookingId, ...guest } = await bookedGuest(email);
    const [row] = await app.db.select().from(bookings).where(eq(bookings.id, bookingId));
    const full = await buildFreeEvent(app.db, { capacity: 1, createdBy: (await buildOrganizer(app.db)).id });
    await bookFreely(app, await buildTraveller(app.db), { eventId: full.id });
    await letBegin(app.db, row?.eventId ?? 0);
    const write = async (session: Session, rating: number) => {
      const params = { id: full.id };
      await app.call(routes.startConversation, { params, body: { text: `${rating} of us` } }, session);
      await app.call(routes.joinWaitlist, { params, body: { seats: 1 } }, session);
      const body = { rating, comment: `${rating} stars` };
      return app.call(routes.writeReview, { params: { id: row?.eventId ?? 0 }, body }, session);
    };
    const { session } = await enter(email);
    expect((await write(session, 4)).status).toBe(201);
    const account = await buildTraveller(app.db, { email });
    await enter(email);
    const theirs = (route: 'reviews' | 'waitlist_entries' | 'conversations', column = 'user_id') =>
      app.pool.query(`select 1 from ${route} where ${column} = $1`, [account.id]).then(({ rowCount }) => rowCount);
    const counts = () =>
      Promise.all([theirs('reviews'), theirs('waitlist_entries'), theirs('conversations', 'traveller_id')]);
    expect(await counts()).toEqual([1, 1, 1]);
    // Another guest of the address has the same of these events.
    const other = await buildGuest(app.db, { email, emailVerified: true });
    await bookFreely(app, other, { eventId: (await buildFreeEvent(app.db)).id });
    await write(other.session, 2);
    await enter(email);
    expect(await counts()).toEqual([1, 1, 1]);
    expect(guest.id).not.toBe(account.id);
  });

  it('is noted in the audit log', async () => {
    const account = await buildTraveller(app.db, { email: anAddress() });
    const guest = await bookedGuest(account.user.email);
    await enter(account.user.email);
    const [entry] = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'guest.passed_on'))
      .then((rows) => rows.filter(({ targetId }) => targetId === String(guest.id)));
    expect(entry).toMatchObject({ actorId: account.id, changes: { person: { before: guest.id, after: account.id } } });
  });

  it('waits for the next time while its guest is paying', async () => {
    const account = await buildTraveller(app.db, { email: anAddress() });
    const guest = await bookedGuest(account.user.email);
    const { body: opened } = await openPayment(app, guest, (await buildEvent(app.db)).id);
    expect(await bookingsOf((await enter(account.user.email)).session)).toEqual([]);
    await payWith(app, opened);
    const paid = { paymentIntentId: opened.paymentIntentId };
    expect((await app.call(routes.confirmPayment, { body: paid }, guest.session)).status).toBe(200);
    expect(await bookingsOf((await enter(account.user.email)).session)).toEqual([guest.bookingId, opened.bookingId]);
  });

  it('on a date that the account has booked, stays with that ticket as a guest’s', async () => {
    const account = await buildTraveller(app.db, { email: anAddress() });
    const { id: eventId } = await buildFreeEvent(app.db);
    const own = await bookFreely(app, account, { eventId });
    const [guest, other] = [
      await bookedGuest(account.user.email, eventId),
      await bookedGuest(account.user.email, eventId),
    ];
    expect(await bookingsOf((await enter(account.user.email)).session)).toEqual([
      own,
      guest.bookingId,
      other.bookingId,
    ]);
    const [row] = await app.db.select().from(bookings).where(eq(bookings.id, guest.bookingId));
    expect(row?.attendees).toMatchObject([{ type: 'user', id: account.id, name: 'Maya Lindqvist', guest: 'named' }]);
  });
});

const stays: Readonly<Record<string, string>> = {
  'address_stops.organizer_id': 'an organizer’s',
  'astrology_profiles.user_id': 'follows from the person’s own birth data',
  'auth_tokens.user_id': 'sessions end',
  'error_logs.user_id': 'goes with the guest',
  'idempotency_keys.user_id': 'belongs to the session’s calls, for a day',
  'person_notes.user_id': 'is about that guest, and goes with them',
  'user_event_matches.user_id': 'follows from the person’s own birth data',
  'waiver_signatures.taken_by': 'a signature never changes; its booking is passed on',
};

it('GST-06 every column that refers to a guest is passed on, or it’s said why not', async () => {
  const { rows } = await app.pool.query<{ name: string }>(
    `select conrelid::regclass || '.' || attname as name from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
     where contype = 'f' and confrelid = 'users'::regclass`,
  );
  const names = rows.map(({ name }) => name);
  const left = names.filter((name) => stays[name] === undefined);
  const account = await buildTraveller(app.db, { email: anAddress() });
  const guest = await buildGuest(app.db, { email: account.user.email });
  const child = await buildDependent(app.db, guest.id);
  const { id: eventId } = await buildFreeEvent(app.db);
  await bookFreely(app, guest, { eventId, family: [child] });
  const refundable = await buildEvent(app.db, { cancellationPolicy: 'flexible', startDate: dayFromNow(40) });
  const opened = (await openPayment(app, guest, refundable.id)).body;
  await payWith(app, opened);
  await app.call(routes.confirmPayment, { body: { paymentIntentId: opened.paymentIntentId } }, guest.session);
  const params = { id: opened.bookingId };
  const { refund } = (await app.call(routes.getCancellation, { params }, guest.session)).body;
  await app.call(routes.cancelBooking, { params, body: { refund } as never }, guest.session);
  await app.call(routes.setPhone, { body: { phone: '+1 403 762 1550' } }, guest.session);
  await app.runJobs();
  await app.pool.query('update mails set about_user_id = user_id where user_id = $1', [guest.id]);
  const referring = async () => {
    const found: string[] = [];
    for (const name of left) {
      const [table = '', column = ''] = name.split('.');
      const { rowCount } = await app.pool.query(`select 1 from ${table} where ${column} = $1`, [guest.id]);
      if (rowCount !== 0) found.push(name);
    }
    return found.toSorted();
  };
  expect(await referring()).toEqual([
    'booking_attendees.user_id',
    'bookings.user_id',
    'dependents.user_id',
    'holds.user_id',
    'mails.about_user_id',
    'mails.user_id',
    'refunds.requested_by',
  ]);
  const { session } = await enter(account.user.email);
  expect(await referring()).toEqual([]);
  expect((await app.call(routes.getPhone, {}, session)).body.phone).toBe('+1 403 762 1550');
  const family = (await app.call(routes.listDependents, {}, session)).body;
  expect(family.map(({ id }) => id)).toEqual([child.id]);
  const shown = (await app.call(routes.listMyBookings, {}, session)).body;
  expect(shown.find((booking) => booking.event.id === eventId)?.attendees).toHaveLength(2);
});

it('GST-06 the database passes a booking on only from a guest, to the same address, once its mailbox is proven', async () => {
  const email = anAddress();
  const guest = await bookedGuest(email);
  const traveller = await buildTraveller(app.db);
  const booked = await bookFreely(app, traveller, { eventId: (await buildFreeEvent(app.db)).id });
  const owner = await buildTraveller(app.db, { email, emailVerified: false });
  const pass = (bookingId: number, to: number) =>
    refusalOf(app.pool.query(`update bookings set user_id = ${to} where id = ${bookingId}`));
  const refused = [
    await pass(guest.bookingId, owner.id),
    await pass(guest.bookingId, traveller.id),
    await pass(booked, owner.id),
    await pass(booked, guest.id),
  ];
  expect(refused).toEqual(Array(4).fill('booking_snapshot'));
  await app.pool.query('update users set email_verified = true where id = $1', [owner.id]);
  const passed = `begin; update bookings set user_id = ${owner.id},
    attendees = jsonb_set(attendees, '{0,id}', '${owner.id}') where id = ${guest.bookingId};
    update booking_attendees set user_id = ${owner.id} where booking_id = ${guest.bookingId}; commit`;
  expect(await refusalOf(app.pool.query(passed))).toBeNull();
  expect(await bookingsOf(owner.session)).toEqual([guest.bookingId]);
});
