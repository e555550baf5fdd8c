import type { BookingOrder } from '@ascendant/contract/booking';
import { toWireNumber } from '@ascendant/contract/money';
import { routes } from '@ascendant/contract/routes';
import { cents } from '@ascendant/domain/money';
import type { Role } from '@ascendant/domain/person/roles';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import type { UserRow } from '../../db/schema/users';
import type { Module } from '../../src/application/module';
import { bookingsModule } from '../../src/modules/bookings/bookings.module';
import { paymentsModule } from '../../src/modules/payments/payments.module';
import { ticketsModule } from '../../src/modules/tickets/tickets.module';
import { waitlistModule } from '../../src/modules/waitlist/waitlist.module';
import type { Session, TestApp } from '../test-app';

/** Trusts the caller's word on who they are: `Authorization: Bearer {userId}.{role}`. Sessions have their own tests. */
export const trusting: Module = {
  name: 'accounts',
  register: ({ sessions }) =>
    sessions.readWith(async ({ bearer }) => {
      if (bearer === undefined) return null;
      const [userId, role = 'traveller'] = bearer.split('.');
      return { userId: Number(userId), role: role as Role, sessionId: 1 };
    }),
};

/** The modules a checkout needs, and nothing else. */
export const checkoutModules: readonly Module[] = [
  trusting,
  ticketsModule,
  waitlistModule,
  bookingsModule,
  paymentsModule,
];

/** The person who makes a call. */
export type Asking = Pick<UserRow, 'id'>;

export function as(user: Asking, role: Role = 'traveller'): Session {
  return { authorization: `Bearer ${user.id}.${role}` };
}

export interface Order {
  readonly eventId: number;
  /** What the buyer comes as, and takes along. */
  readonly booker?: Pick<BookingOrder['attendees'][number], 'priceType' | 'extras'>;
  readonly attendees?: BookingOrder['attendees'];
  readonly discountCode?: string;
  /** The secret of a visit of the widget. */
  readonly visit?: unknown;
}

/** The part of the browser's pending booking that the server reads. */
export function bookingData({ eventId, booker, attendees = [], discountCode, visit }: Order) {
  return {
    eventId,
    attendees: [{ type: 'user' as const, ...booker }, ...attendees],
    agreementAccepted: true as const,
    ...(discountCode === undefined ? {} : { discountCode }),
    ...(visit === undefined ? {} : { visit }),
  };
}

/** What the page sends to open a payment for an order, with the price it shows for the tickets, in cents. */
export function paymentData(order: Order, ticketsCents = 10_000) {
  const amount = toWireNumber(quoteTotals(cents(ticketsCents)).total);
  return { amount, eventId: order.eventId, bookingData: bookingData(order) };
}

export function openPayment(app: TestApp, user: Asking, order: Order, ticketsCents?: number) {
  return app.call(routes.createPaymentIntent, { body: paymentData(order, ticketsCents) }, as(user));
}

/** Where to pay at the sandbox, and with which card. */
export function cardPayment(intent: { paymentIntentId: string; clientSecret: string }, number = '4242424242424242') {
  return {
    path: `/sandbox/v1/payment_intents/${intent.paymentIntentId}/confirm`,
    body: { clientSecret: intent.clientSecret, card: { number, expMonth: 12, expYear: 2099, cvc: '123' } },
  };
}

/** Pays at the sandbox as the card form does. */
export async function payWith(
  app: TestApp,
  intent: { paymentIntentId: string; clientSecret: string },
  number?: string,
): Promise<{ status: string; error?: { code: string; message: string } }> {
  const { path, body } = cardPayment(intent, number);
  return (await app.inject({ method: 'POST', url: path, payload: body })).json();
}

export function confirm(app: TestApp, user: Asking, paymentIntentId: string) {
  return app.call(routes.confirmPayment, { body: { paymentIntentId } }, as(user));
}
