import { routes } from '@ascendant/contract/routes';
import { buildTraveller, type SignedInPerson } from '../factories/people';
import type { TestApp } from '../test-app';
import { paymentData, payWith } from './checkout';

/** Opens the payment of one adult, which holds a seat. */
export function openPayment(app: TestApp, person: SignedInPerson, eventId: number) {
  return app.call(routes.createPaymentIntent, { body: paymentData({ eventId }) }, person.session);
}

/** A booking of one adult, paid and confirmed. */
export async function bookPaid(app: TestApp, eventId: number) {
  const booker = await buildTraveller(app.db);
  const { body: opened } = await openPayment(app, booker, eventId);
  await payWith(app, opened);
  const body = { paymentIntentId: opened.paymentIntentId };
  await app.call(routes.confirmPayment, { body }, booker.session);
  return { booker, ...opened };
}
