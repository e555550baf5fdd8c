import { routes } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../../../db/schema/users';
import { openPayment } from '../../../test/checkout/book-paid';
import { bookFreely } from '../../../test/factories/bookings';
import { buildEvent, buildFreeEvent } from '../../../test/factories/events';
import { buildGuest, buildOrganizer, buildTraveller } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';
import { forgetIdleGuests } from './forget-idle-guests';

const app = await testApp();

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const isThere = async (id: number) => (await app.db.select().from(users).where(eq(users.id, id))).length > 0;
const become = (id: number, createdAt: Date) => app.db.update(users).set({ createdAt }).where(eq(users.id, id));

it.each([
  [13, true],
  [15, false],
])('PRI-06 a guest who hasn’t booked in %i days is there: %s', async (days, there) => {
  const { id } = await buildGuest(app.db, { createdAt: daysAgo(days) });
  await forgetIdleGuests(app.db);
  await forgetIdleGuests(app.db);
  expect(await isThere(id)).toBe(there);
});

it('a guest who has booked stays, one who’s paying stays, and so does an account', async () => {
  const [booked, paying, traveller] = [
    await buildGuest(app.db),
    await buildGuest(app.db),
    await buildTraveller(app.db, { createdAt: daysAgo(15) }),
  ];
  await bookFreely(app, booked, { eventId: (await buildFreeEvent(app.db)).id });
  await openPayment(app, paying, (await buildEvent(app.db)).id);
  for (const { id } of [booked, paying]) await become(id, daysAgo(15));
  await forgetIdleGuests(app.db);
  expect(await Promise.all([booked, paying, traveller].map(({ id }) => isThere(id)))).toEqual([true, true, true]);
});

it('a guest who waits for seats, or writes to a host, stays', async () => {
  const proven = { emailVerified: true, createdAt: daysAgo(15) };
  const [waiting, writing] = [await buildGuest(app.db, proven), await buildGuest(app.db, proven)];
  const full = await buildFreeEvent(app.db, { capacity: 1, createdBy: (await buildOrganizer(app.db)).id });
  await bookFreely(app, await buildTraveller(app.db), { eventId: full.id });
  const params = { id: full.id };
  await app.call(routes.joinWaitlist, { params, body: { seats: 1 } }, waiting.session);
  await app.call(routes.startConversation, { params, body: { text: 'Is there snow?' } }, writing.session);
  await forgetIdleGuests(app.db);
  expect(await Promise.all([waiting, writing].map(({ id }) => isThere(id)))).toEqual([true, true]);
});

it('what a forgotten guest began to pay stays without their name', async () => {
  const guest = await buildGuest(app.db, { firstName: 'Zqcanary' });
  const { body } = await openPayment(app, guest, (await buildEvent(app.db)).id);
  await app.call(routes.releaseHold, { body: { paymentIntentId: body.paymentIntentId } }, guest.session);
  await become(guest.id, daysAgo(15));
  await forgetIdleGuests(app.db);
  expect(await isThere(guest.id)).toBe(false);
  const { rows } = await app.pool.query('select user_id, attendees from bookings where id = $1', [body.bookingId]);
  expect(rows[0].user_id).toBeNull();
  expect(JSON.stringify(rows)).not.toContain('Zqcanary');
});
