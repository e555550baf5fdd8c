// A booking over HTTP as the demo's traveller, paid with the sandbox's card.
import { randomUUID } from 'node:crypto';

const card = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };

/** Books one place on the first event that has some and costs something. @returns the booking. @throws Error with the answer that wasn't expected */
export async function bookPaid(site) {
  const { token } = await ask(site, '/api/login', { body: { username: 'traveller', password: 'ascendant' } });
  const headers = { authorization: `Bearer ${token}` };
  const events = await ask(site, '/api/events', { headers });
  const event = events.find((listed) => listed.seatsLeft > 0 && listed.minimumAge === 0 && isPaid(listed));
  if (event === undefined) throw new Error('No event of the demo is for sale.');
  const bookingData = { eventId: event.id, attendees: [{ type: 'user' }], agreementAccepted: true };
  const order = (amount) => ({ headers: keyed(headers), body: { amount, eventId: event.id, bookingData } });
  const { quote } = await ask(site, '/api/create-payment-intent', order(1), 409);
  const intent = await ask(site, '/api/create-payment-intent', order(Number(quote.total)));
  const { paymentIntentId, clientSecret } = intent;
  await ask(site, `/sandbox/v1/payment_intents/${paymentIntentId}/confirm`, { body: { clientSecret, card } });
  const confirmed = await ask(site, '/api/confirm-payment', { headers: keyed(headers), body: { paymentIntentId } });
  const booking = (await ask(site, '/api/user/bookings', { headers })).find(({ id }) => id === intent.bookingId);
  if (booking?.status !== 'confirmed') throw new Error(`The booking isn't confirmed: ${JSON.stringify(confirmed)}`);
  return booking;
}

function isPaid({ pricingTiers, currentTierId }) {
  return Number(pricingTiers.find(({ id }) => id === currentTierId)?.adultPrice ?? 0) > 0;
}

function keyed(headers) {
  return { ...headers, 'idempotency-key': randomUUID() };
}

/** Posts if there's a body. */
async function ask(site, path, { headers = {}, body }, expected) {
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(site + path, { ...sent, headers: { ...type, ...headers } });
  const text = await response.text();
  if (expected === undefined ? !response.ok : response.status !== expected)
    throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}
