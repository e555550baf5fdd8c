import { guestRoutes } from '@ascendant/contract/guest';
import { routes, type CallName } from '@ascendant/contract/routes';
import { signInCodeRoutes } from '@ascendant/contract/sign-in-code';
import { inArray, like } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { bookings } from '../../db/schema/bookings';
import { users } from '../../db/schema/users';
import { bookers } from '../../src/http/access-groups';
import { authorization } from '../../src/http/authorization';
import { expectCleanInvariants } from '../clean-invariants';
import { bookFreely } from '../factories/bookings';
import { buildFreeEvent } from '../factories/events';
import { buildDependent, buildGuest, buildTraveller } from '../factories/people';
import { mailedCode } from '../factories/sign-ups';
import { durationsOf, rankDistance, sameWithin } from '../rank-test';
import { testApp } from '../test-app';

const app = await testApp();
afterAll(() => expectCleanInvariants(app.db));

const askCode = (email: string) => app.call(signInCodeRoutes.requestSignInCode, { body: { email } });
const enter = (email: string, code: string) => app.call(signInCodeRoutes.loginWithCode, { body: { email, code } });

async function bookedGuest(email: string) {
  const guest = await buildGuest(app.db, { email });
  const child = await buildDependent(app.db, guest.id);
  const { id: eventId } = await buildFreeEvent(app.db);
  return { ...guest, child, bookingId: await bookFreely(app, guest, { eventId, family: [child] }) };
}

it('no call of bookers reaches what another guest with the same address has', async () => {
  const one = await bookedGuest('same@guests.example');
  const other = await bookedGuest('same@guests.example');
  const before = await app.db.select().from(bookings);
  const names = (Object.keys(authorization) as CallName[]).filter((name) => authorization[name] === bookers);
  const byId = names.map((name) => routes[name]).filter(({ path }) => path.includes(':'));
  expect(byId.length).toBeGreaterThan(15);
  for (const { method, path } of byId)
    for (const id of [one.bookingId, one.child.id]) {
      const url = path.replaceAll(/:\w+/g, String(id));
      const body = method === 'GET' ? {} : { payload: { firstName: 'X', lastName: 'Y', guests: [], positions: [1] } };
      const { statusCode } = await app.inject({ method, url, headers: other.session, ...body });
      expect([method, path, statusCode]).toEqual([
        method,
        path,
        expect.toSatisfy((status) => status >= 400 && status < 500),
      ]);
    }
  expect(await app.db.select().from(bookings)).toEqual(before);
});

it('a guest can’t claim to be proven, an account, someone else, or an admin', async () => {
  const { id } = await buildTraveller(app.db);
  const claimed = {
    guest: false,
    emailVerified: true,
    email_verified: true,
    isAdmin: true,
    userType: 'admin',
    id,
    userId: id,
  };
  const payload = { firstName: 'Eve', lastName: 'Roy', email: 'eve@guests.example', ...claimed };
  const begun = await app.inject({ method: 'POST', url: '/api/guests', payload });
  expect(begun.json()).toMatchObject({ guest: true, emailVerified: false, userType: 'regular' });
  const headers = { authorization: `Bearer ${begun.json<{ token: string }>().token}` };
  const kept = await app.inject({
    method: 'POST',
    url: '/api/guests/account',
    headers,
    payload: { ...claimed, code: '000000', newPassword: 'a ridge above the trees', email: 'other@guests.example' },
  });
  expect(kept.json()).toMatchObject({ code: 'wrong_code' });
  const rows = await app.db.select().from(users).where(like(users.email, 'eve@%'));
  expect(rows).toMatchObject([{ guest: true, emailVerified: false, isAdmin: false }]);
});

it('a code for one address proves no other, isn’t guessed in five tries, and works once', async () => {
  const [mine, theirs] = [await bookedGuest('mine@guests.example'), await bookedGuest('theirs@guests.example')];
  await askCode(mine.user.email);
  const code = await mailedCode(app, mine.user.email);
  expect((await enter(theirs.user.email, code)).status).toBe(400);
  const keep = { code, newPassword: 'a ridge above the trees' };
  expect((await app.call(guestRoutes.keepAccount, { body: keep }, theirs.session)).status).toBe(400);
  const wrong = (guess: number) => String((Number(code) + guess) % 1_000_000).padStart(6, '0');
  for (let guess = 1; guess <= 5; guess += 1) expect((await enter(mine.user.email, wrong(guess))).status).toBe(400);
  expect((await enter(mine.user.email, code)).status).toBe(400);
  await askCode(mine.user.email);
  const next = await mailedCode(app, mine.user.email);
  expect([(await enter(mine.user.email, next)).status, (await enter(mine.user.email, next)).status]).toEqual([
    200, 400,
  ]);
});

it('asking for a code and entering a wrong one take as long and say the same for guests, accounts and no one', async () => {
  const guest = await bookedGuest('known@guests.example');
  const account = await buildTraveller(app.db, { email: 'account@guests.example' });
  await buildGuest(app.db, { email: account.user.email });
  const said = async (email: string) => {
    const replies = [await askCode(email), await enter(email, '000000')];
    return replies.map(({ status, json }) => ({ status, ...Object(json), requestId: '' }));
  };
  const unknown = await said('no-one@guests.example');
  expect([await said(guest.user.email), await said(account.user.email)]).toEqual([unknown, unknown]);
  const [known, other] = await durationsOf(60, [() => said(guest.user.email), () => said('no-one@guests.example')]);
  expect(Math.abs(rankDistance(known, other))).toBeLessThan(sameWithin);
});

it('while guests book and cancel, a code makes each booking one person’s', async () => {
  const email = 'rush@guests.example';
  const account = await buildTraveller(app.db, { email });
  const guests = await Promise.all([1, 2, 3, 4].map(() => bookedGuest(email)));
  const further = await Promise.all(guests.map(() => buildFreeEvent(app.db)));
  await askCode(email);
  const code = await mailedCode(app, email);
  const replies = await Promise.all([
    ...[1, 2, 3].map(() => enter(email, code)),
    ...guests.map((guest, index) =>
      app.call(
        routes.createBooking,
        { body: { eventId: further[index]?.id ?? 0, attendees: [{ type: 'user' }], agreementAccepted: true } },
        guest.session,
      ),
    ),
    ...guests.map((guest) =>
      app.call(
        routes.cancelBooking,
        { params: { id: guest.bookingId }, body: { refund: '0.00' } as never },
        guest.session,
      ),
    ),
  ]);
  expect(replies.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
  await askCode(email);
  expect((await enter(email, await mailedCode(app, email))).status).toBe(200);
  const ids = [account.id, ...guests.map(({ id }) => id)];
  const rows = await app.db.select().from(bookings).where(inArray(bookings.userId, ids));
  expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set([account.id]));
  expect(rows.length).toBeGreaterThanOrEqual(4);
});
