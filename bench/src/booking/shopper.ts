import { randomUUID } from 'node:crypto';
import { toWireNumber } from '@ascendant/contract/money';
import { routes } from '@ascendant/contract/routes';
import { cents } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import type { Http } from './http';
import { ticketCents, type Buyer, type Order } from './market';

/** Holds a seat and creates the sandbox's intent for it. @returns false if the queue was full */
export async function hold(http: Http, order: Order): Promise<boolean> {
  return (await askForSeat(http, order)) !== null;
}

/** Books a seat as a browser does: holds it, pays the sandbox, and confirms. @returns false if the queue was full */
export async function book(http: Http, order: Order): Promise<boolean> {
  const intent = await askForSeat(http, order);
  if (intent === null) return false;
  const { paymentIntentId, clientSecret } = intent;
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };
  const paid = await http.post(`/sandbox/v1/payment_intents/${String(paymentIntentId)}/confirm`, {
    clientSecret,
    card,
  });
  return paid !== null && (await http.post(routes.confirmPayment.path, { paymentIntentId }, keyed(order))) !== null;
}

function askForSeat(http: Http, order: Order): ReturnType<Http['post']> {
  const { body, headers } = seatRequest(order);
  return http.post(routes.createPaymentIntent.path, body, headers);
}

/** What a browser sends to hold a seat. */
export function seatRequest({ eventId, buyer }: Order) {
  const body = {
    amount: toWireNumber(quoteTotals(cents(ticketCents)).total),
    eventId,
    bookingData: { eventId, attendees: [{ type: 'user' }], agreementAccepted: true },
  };
  return { body, headers: keyed({ buyer }) };
}

/** A new key for each call, as browsers send it. */
function keyed({ buyer }: Pick<Order, 'buyer'>): Buyer['session'] {
  return { ...buyer.session, 'idempotency-key': randomUUID() };
}
