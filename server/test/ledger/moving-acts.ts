import { routes } from '@ascendant/contract/routes';
import { cents, parseDollars, toDecimal } from '@ascendant/domain/money';
import { eq } from 'drizzle-orm';
import { events } from '../../db/schema/events';
import { moveOwnBooking, quoteMove } from '../../src/modules/payments/move-booking';
import { as, confirm } from '../checkout/checkout';
import { bookingOf, runOut } from '../checkout/scene';
import { buildEvent, dayFromNow } from '../factories/events';
import type { PaidHistory } from './payout-acts';

/** Everything that can happen to which date a booking is for, and so to what was paid for it. */
export const movingActs: Readonly<Record<string, (history: PaidHistory) => Promise<unknown>>> = {
  moveToCheaper: (history) => move(history, 0.6),
  moveToEqual: (history) => move(history, 1),
  moveToDearer: (history) => move(history, 1.5),
};

/** Moves to another date of the series that costs so many times what this one does, and pays or gets back the difference. */
async function move(history: PaidHistory, times: number): Promise<void> {
  const { environment, userId, bookingId } = history;
  const { db } = environment.app;
  const eventId = await anotherDate(history, times);
  const caller = { userId, role: 'traveller', sessionId: 1 } as const;
  const { fromEventId, charge, refund } = await quoteMove(db, caller, { bookingId, eventId });
  if (Number(charge) > 0) return payFor(history, { fromEventId, eventId, charge });
  const claimedRefund = parseDollars(refund) ?? cents(0);
  await moveOwnBooking(db, caller, { bookingId, fromEventId, eventId, claimedRefund });
}

async function anotherDate({ environment, bookingId, random }: PaidHistory, times: number): Promise<number> {
  const { db } = environment.app;
  const { eventId, adultPriceCents } = await bookingOf(environment.app, bookingId);
  const [from] = await db.select().from(events).where(eq(events.id, eventId));
  if (!from) throw new RangeError(`event ${eventId} has gone`);
  const { seriesId, createdBy, organizerId, cancellationPolicy } = from;
  const price = Math.max(100, Math.round(adultPriceCents * times));
  const tiers = [{ tierType: 'regular', adultPrice: toDecimal(cents(price)) }] as const;
  const startDate = dayFromNow(random.integer(190, 300));
  const options = { seriesId, createdBy, organizerId, cancellationPolicy, startDate, tiers };
  return (await buildEvent(db, options)).event.id;
}

/** Pays the difference. Now and then the hold has run out by then. */
async function payFor(
  { environment, userId, bookingId, random, paid }: PaidHistory,
  body: { readonly fromEventId: number; readonly eventId: number; readonly charge: string },
): Promise<void> {
  const { app } = environment;
  const user = { id: userId };
  const opened = await app.call(routes.payForMove, { params: { id: bookingId }, body }, as(user));
  if (opened.status !== 200) return;
  paid.push({ bookingId: opened.body.bookingId, intentId: opened.body.paymentIntentId });
  await environment.pay(opened.body);
  if (random.chance(0.2)) await runOut(app, opened.body.bookingId);
  await confirm(app, user, opened.body.paymentIntentId);
}
