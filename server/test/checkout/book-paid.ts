import { routes } from '@ascendant/contract/routes';
import { oneAdultTotal } from '../factories/events';
import { buildTraveller, type SignedInPerson } from '../factories/people';
import type { TestApp } from '../test-app';
import { payWith } from './checkout';

/** Opens the payment of one adult, which holds a seat. */
export function openPayment(app: TestApp, person: SignedInPerson, eventId: number) {
  const bookingData = { eventId, attendees: [{ type: 'user' as const }], agreementAccepted: true as const };
  const body = { amount: oneAdultTotal, eventId, bookingData };
  return app.call(routes.createPaymentIntent, { body }, person.session);
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
