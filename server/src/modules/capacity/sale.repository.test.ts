import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProviderEnvironment } from '../../../test/checkout/provider-environment';
import { sandboxEnvironment } from '../../../test/checkout/sandbox-environment';
import { buildOpenPayment, expectCleanEnd, reconcileNow, runOut } from '../../../test/checkout/scene';
import { buildTraveller } from '../../../test/factories/people';
import { isFullFor } from './sale.repository';

let environment: ProviderEnvironment;
beforeAll(async () => {
  environment = await sandboxEnvironment();
});
afterAll(() => expectCleanEnd(environment));

it('an event is full for others, but not for a buyer who holds seats, and not once that hold has run out', async () => {
  const { app } = environment;
  const { event, user, opened } = await buildOpenPayment(app, { capacity: 1 });
  const { user: other } = await buildTraveller(app.db);
  const isFull = (buyerId: number) => isFullFor(app.db, { eventId: event.id, buyerId });
  expect([await isFull(other.id), await isFull(user.id)]).toEqual([true, false]);
  await runOut(app, opened.bookingId);
  expect(await isFull(other.id)).toBe(false);
  await reconcileNow(app);
});

it('an event with a seat left is full for no one', async () => {
  const { app } = environment;
  const { event } = await buildOpenPayment(app, { capacity: 2 });
  const { user: other } = await buildTraveller(app.db);
  expect(await isFullFor(app.db, { eventId: event.id, buyerId: other.id })).toBe(false);
  expect(await isFullFor(app.db, { eventId: 2_000_000_000, buyerId: other.id })).toBe(false);
});
