import { accountRoutes } from '@ascendant/contract/account';
import { guestRoutes } from '@ascendant/contract/guest';
import { routes } from '@ascendant/contract/routes';
import { signInCodeRoutes } from '@ascendant/contract/sign-in-code';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../../db/schema/users';
import { bookFreely } from '../../../test/factories/bookings';
import { buildFreeEvent } from '../../../test/factories/events';
import {
  buildAdmin,
  buildGuest,
  buildOrganizer,
  buildTraveller,
  factoryPassword,
} from '../../../test/factories/people';
import { letBegin } from '../../../test/factories/reviews';
import { nextNumber } from '../../../test/factories/sequence';
import { mailedCode, signUp } from '../../../test/factories/sign-ups';
import { durationsOf, rankDistance, sameWithin } from '../../../test/rank-test';
import { statementsOf } from '../../../test/statements';
import { testApp, type Session, type TestApp } from '../../../test/test-app';

const app = await testApp();
const limited = await testApp({ settings: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });

const newPassword = 'a ridge above the trees';
const anAddress = () => `maya${nextNumber()}@guests.example`;

const begin = (email: string, at: TestApp = app, headers: Session = {}) =>
  at.call(guestRoutes.continueAsGuest, { body: { firstName: 'Maya', lastName: 'Lindqvist', email } }, headers);

/** Someone who goes on without an account, as their browser is known afterwards. */
async function guestAt(email = anAddress()) {
  const { body } = await begin(email);
  return { id: body.id, email, session: { authorization: `Bearer ${body.token}` } };
}

const bornIn1987 = { dateOfBirth: '1987-02-09' };

async function bookedGuest(email = anAddress()) {
  const guest = await guestAt(email);
  await app.call(routes.updateDateOfBirth, { body: bornIn1987 }, guest.session);
  const { id: eventId } = await buildFreeEvent(app.db);
  return { ...guest, eventId, bookingId: await bookFreely(app, guest as never, { eventId }) };
}

const bookingsOf = async (session: Session) =>
  (await app.call(routes.listMyBookings, {}, session)).body.map(({ id }) => id);
const whoIs = (session: Session) => app.call(accountRoutes.currentUser, {}, session);
const askCode = async (email: string): Promise<string> => {
  await app.call(signInCodeRoutes.requestSignInCode, { body: { email } });
  return mailedCode(app, email);
};
const enter = async (email: string) =>
  app.call(signInCodeRoutes.loginWithCode, { body: { email, code: await askCode(email) } });
const keep = (session: Session, code: string, password = newPassword) =>
  app.call(guestRoutes.keepAccount, { body: { code, newPassword: password } }, session);

describe('GST-01 someone without an account', () => {
  it('has a session of their own after a name and an email', async () => {
    const reply = await begin('Maya.Guest@Example.org');
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({ guest: true, email: 'maya.guest@example.org', emailVerified: false });
    expect(reply.cookies.find(({ name }) => name === 'session')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect((await whoIs({ authorization: `Bearer ${reply.body.token}` })).body.id).toBe(reply.body.id);
  });

  it.each([
    [{ firstName: '' }, 'firstName'],
    [{ lastName: '\u202E' }, 'lastName'],
    [{ email: 'maya@' }, 'email'],
  ])('is refused %o at its field', async (wrong, field) => {
    const body = { firstName: 'Maya', lastName: 'Lindqvist', email: anAddress(), ...wrong };
    const reply = await app.call(guestRoutes.continueAsGuest, { body });
    expect([reply.status, Object.keys((reply.json as { fields: object }).fields)]).toEqual([400, [field]]);
  });

  it('gets the same answer, the same statements and as long, whether the address has an account, guests or neither', async () => {
    const { user } = await buildTraveller(app.db);
    const { email } = await guestAt();
    const shape = async (address: string) => {
      const { status, body } = await begin(address);
      return { status, ...body, id: 0, username: '', token: '', createdAt: '', email: '' };
    };
    const unknown = await shape(anAddress());
    expect([await shape(user.email), await shape(email)]).toEqual([unknown, unknown]);
    const statements = (address: string) => statementsOf(app.pool, () => begin(address));
    expect(await statements(user.email)).toEqual(await statements(anAddress()));
    const [known, other] = await durationsOf(60, [() => begin(user.email), () => begin(anAddress())]);
    expect(Math.abs(rankDistance(known, other))).toBeLessThan(sameWithin);
  });

  it('isn’t found by a sign-in, a password reset or a sign-up with the same address', async () => {
    const guest = await guestAt();
    const [row] = await app.db.select().from(users).where(eq(users.id, guest.id));
    for (const username of [guest.email, row?.username ?? '']) {
      const reply = await app.call(accountRoutes.login, { body: { username, password: factoryPassword } });
      expect(reply.json).toMatchObject({ code: 'wrong_credentials' });
    }
    await app.call(accountRoutes.requestPasswordReset, { body: { email: guest.email } });
    await app.runJobs();
    expect(app.mailer.sent.filter(({ to }) => to === guest.email)).toEqual([]);
    const { email, code } = await signUp(app, { email: guest.email });
    const account = await app.call(accountRoutes.verifyEmail, { body: { email, code } });
    expect(account.body.user).toMatchObject({ guest: false, email });
    expect(account.body.user?.id).not.toBe(guest.id);
  });

  it('leaves the account with that address as it was', async () => {
    const { id, user } = await buildTraveller(app.db);
    await bookedGuest(user.email);
    const login = (username: string) =>
      app.call(accountRoutes.login, { body: { username, password: factoryPassword } });
    expect((await login(user.email)).body.id).toBe(id);
    expect((await login(user.username)).body.id).toBe(id);
    expect(await bookingsOf({ authorization: `Bearer ${(await login(user.email)).body.token}` })).toEqual([]);
  });
});

describe('GST-02 a guest', () => {
  it('books, and sees and cancels that booking in this browser', async () => {
    const { session, bookingId } = await bookedGuest();
    expect(await bookingsOf(session)).toEqual([bookingId]);
    const params = { id: bookingId };
    const { body } = await app.call(routes.getCancellation, { params }, session);
    const cancelled = await app.call(routes.cancelBooking, { params, body: { refund: body.refund } as never }, session);
    expect(cancelled.status).toBe(200);
  });

  it('sees no one else’s: not of another guest with the same address, nor of its account', async () => {
    const one = await bookedGuest();
    const other = await bookedGuest(one.email);
    expect(await bookingsOf(other.session)).toEqual([other.bookingId]);
    const params = { id: one.bookingId };
    for (const route of [routes.getCancellation, routes.getBookingQuestions, routes.listBookingDocuments] as const)
      expect((await app.call(route, { params } as never, other.session)).status).toBe(404);
    const calendar = (session: Session) =>
      app.inject({ url: `/my-bookings/${one.bookingId}/event.ics`, headers: session as Record<string, string> });
    expect([(await calendar(one.session)).statusCode, (await calendar(other.session)).statusCode]).toEqual([200, 404]);
  });

  it('hears what needs an account', async () => {
    const { session } = await guestAt();
    const reply = await app.call(routes.listFollowedHosts, {}, session);
    expect([reply.status, reply.json]).toMatchObject([
      403,
      { code: 'account_required', message: 'Create an account to do this.' },
    ]);
  });

  it('writes to hosts, reviews and waits for seats once a code has proven the mailbox', async () => {
    const guest = await bookedGuest();
    await letBegin(app.db, guest.eventId);
    const full = await buildFreeEvent(app.db, { capacity: 1, createdBy: (await buildOrganizer(app.db)).id });
    await bookFreely(app, await buildTraveller(app.db), { eventId: full.id });
    const all = (session: Session) =>
      Promise.all([
        app.call(routes.startConversation, { params: { id: full.id }, body: { text: 'Is there snow?' } }, session),
        app.call(routes.listConversations, {}, session),
        app.call(routes.joinWaitlist, { params: { id: full.id }, body: { seats: 1 } }, session),
        app.call(
          routes.writeReview,
          { params: { id: guest.eventId }, body: { rating: 5, comment: 'Larches.' } },
          session,
        ),
      ]);
    const refused = await all(guest.session);
    for (const { status, json } of refused) expect([status, json]).toMatchObject([403, { code: 'mailbox_unproven' }]);
    const { body } = await enter(guest.email);
    const replies = await all({ authorization: `Bearer ${body.token}` });
    expect(replies.map(({ status }) => status)).toEqual([201, 200, 201, 201]);
  });

  it('is signed out once disabled, and someone who has an account can’t begin as a guest', async () => {
    const { id, session } = await guestAt();
    await app.db.update(users).set({ disabled: true }).where(eq(users.id, id));
    expect((await whoIs(session)).status).toBe(401);
    const traveller = await buildTraveller(app.db);
    expect((await begin(anAddress(), app, traveller.session)).status).toBe(403);
  });
});

describe('GST-04 a code by email', () => {
  it('signs a guest in elsewhere, proves the mailbox once, and then ends the sessions from before', async () => {
    const guest = await bookedGuest();
    const elsewhere = await enter(guest.email);
    expect(elsewhere.body).toMatchObject({ id: guest.id, guest: true, emailVerified: true });
    expect((await whoIs(guest.session)).status).toBe(401);
    const session = { authorization: `Bearer ${elsewhere.body.token}` };
    expect(await bookingsOf(session)).toEqual([guest.bookingId]);
    await enter(guest.email);
    expect((await whoIs(session)).status).toBe(200);
  });

  it('of several guests is the last one’s who has booked', async () => {
    const booked = await bookedGuest();
    await guestAt(booked.email);
    expect((await enter(booked.email)).body.id).toBe(booked.id);
  });

  it('signs in to the account of the address, if there’s one', async () => {
    const { id, user } = await buildTraveller(app.db);
    await bookedGuest(user.email);
    expect((await enter(user.email)).body).toMatchObject({ id, guest: false });
  });
});

describe('GST-05 keeping it in an account', () => {
  it('takes a code and a password; the bookings are the account’s, and every other session ends', async () => {
    const guest = await bookedGuest();
    const reply = await keep(guest.session, await askCode(guest.email));
    expect(reply.body).toMatchObject({ id: guest.id, guest: false, emailVerified: true, email: guest.email });
    expect((await whoIs(guest.session)).status).toBe(401);
    expect(await bookingsOf({ authorization: `Bearer ${reply.body.token}` })).toEqual([guest.bookingId]);
    const login = await app.call(accountRoutes.login, { body: { username: guest.email, password: newPassword } });
    expect(login.body).toMatchObject({ id: guest.id, username: guest.email.split('@')[0] });
    expect((await app.call(routes.listConversations, {}, { authorization: `Bearer ${login.body.token}` })).status).toBe(
      200,
    );
  });

  it('needs the right code, which works once', async () => {
    const guest = await guestAt();
    const code = await askCode(guest.email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await keep(guest.session, wrong)).json).toMatchObject({ code: 'wrong_code' });
    expect((await keep(guest.session, code, 'password123')).json).toMatchObject({ code: 'invalid_input' });
    expect((await keep(guest.session, code)).status).toBe(200);
    const other = await guestAt(guest.email);
    expect((await keep(other.session, code)).json).toMatchObject({ code: 'wrong_code' });
  });

  it('of a code that another guest with this address asked for makes an account of the one who enters it', async () => {
    const one = await bookedGuest();
    const other = await guestAt(one.email);
    const code = await askCode(one.email);
    const { body } = await keep(other.session, code);
    expect([body.id, (await whoIs(one.session)).status]).toEqual([other.id, 401]);
    expect(await bookingsOf({ authorization: `Bearer ${body.token}` })).toEqual([one.bookingId]);
  });

  it('says that the address has an account only after its code', async () => {
    const { user } = await buildTraveller(app.db);
    const [known, unknown] = [await guestAt(user.email), await guestAt()];
    const withoutId = ({ status, json }: Awaited<ReturnType<typeof keep>>) => ({
      status,
      ...Object(json),
      requestId: '',
    });
    const refusals = [await keep(known.session, '000000'), await keep(unknown.session, '000000')].map(withoutId);
    expect(refusals[0]).toEqual(refusals[1]);
    const reply = await keep(known.session, await askCode(user.email));
    expect([reply.status, reply.json]).toMatchObject([409, { code: 'account_exists' }]);
    expect((await whoIs(known.session)).body).toMatchObject({ id: known.id, guest: true });
  });

  it('makes one account of an address, also of two guests at the same moment', async () => {
    const one = await guestAt();
    const other = await guestAt(one.email);
    const code = await askCode(one.email);
    const replies = await Promise.all([keep(one.session, code), keep(other.session, code)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await app.db.select().from(users).where(eq(users.email, one.email));
    expect(rows.filter(({ guest }) => !guest)).toHaveLength(1);
  });
});

describe('GST-03 RAT', () => {
  const from = (address: string): Session => ({ 'x-forwarded-for': address });

  it('one network begins at most 20 guests an hour', async () => {
    const statuses: number[] = [];
    for (let each = 0; each < 21; each += 1)
      statuses.push((await begin(anAddress(), limited, from('192.0.2.10'))).status);
    expect([statuses[19], statuses[20]]).toEqual([201, 429]);
    expect((await begin(anAddress(), limited, from('192.0.2.11'))).status).toBe(201);
  });

  it('an address is given at most 10 times a day from one network, and others can still give it', async () => {
    const email = anAddress();
    const statuses: number[] = [];
    for (let each = 0; each < 11; each += 1) statuses.push((await begin(email, limited, from('192.0.2.20'))).status);
    expect([statuses[9], statuses[10]]).toEqual([201, 429]);
    expect((await begin(email, limited, from('192.0.2.21'))).status).toBe(201);
  });

  it('guests of one network hold seats of one event at most 20 times an hour, however many they are', async () => {
    const { id: eventId } = await buildFreeEvent(limited.db);
    const guests = await Promise.all([1, 2, 3, 4].map(() => buildGuest(limited.db)));
    const hold = (session: Session, address: string) => {
      const bookingData = { eventId, attendees: [{ type: 'user' as const }], agreementAccepted: true as const };
      return limited.call(routes.createPaymentIntent, { body: { amount: 1, eventId, bookingData } } as never, {
        ...session,
        ...from(address),
      });
    };
    const statuses: number[] = [];
    for (let each = 0; each < 21; each += 1)
      statuses.push((await hold(guests[each % 4]?.session ?? {}, '192.0.2.30')).status);
    expect([statuses[0], statuses[20]]).toEqual([409, 429]);
    const { session } = await buildTraveller(limited.db);
    expect((await hold(session, '192.0.2.30')).status).toBe(409);
    expect((await hold(guests[0]?.session ?? {}, '192.0.2.31')).status).toBe(409);
  });
});

it('admins find guests where they find travellers', async () => {
  const { email, id } = await guestAt();
  const { session } = await buildAdmin(app.db);
  const found = await app.call(routes.listUsers, { query: { q: email } }, session);
  expect(found.body.map((user) => user.id)).toEqual([id]);
});
