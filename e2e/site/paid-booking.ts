import type { APIRequestContext } from '@playwright/test';
import { answered } from './own-event';

const headers = { 'sec-fetch-site': 'same-origin' };

interface Order {
  /** Who comes; by default the person alone. */
  readonly attendees?: readonly object[];
  readonly card?: string;
}

/** Books and pays over the API, for tests that begin after that. @param request the person's */
export async function bookPaid(
  request: APIRequestContext,
  eventId: number,
  { attendees = [{ type: 'user' }], card = '4242424242424242' }: Order = {},
): Promise<void> {
  const bookingData = { eventId, attendees, agreementAccepted: true };
  const open = (amount: number) =>
    request.post('/api/create-payment-intent', { data: { amount, eventId, bookingData }, headers });
  // Another price than today's is answered with today's.
  const { quote } = (await (await open(1)).json()) as { readonly quote: { readonly total: string } };
  const { paymentIntentId, clientSecret } = (await answered(open(Number(quote.total)))) as Record<string, string>;
  const data = { clientSecret, card: { number: card, expMonth: 12, expYear: 2099, cvc: '123' } };
  await answered(request.post(`/sandbox/v1/payment_intents/${paymentIntentId}/confirm`, { data, headers }));
  await answered(request.post('/api/confirm-payment', { data: { paymentIntentId }, headers }));
}
