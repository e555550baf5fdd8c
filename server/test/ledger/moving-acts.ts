import { routes } from '@ascendant/contract/routes';
import { cents, parseDollars, toDecimal } from '@ascendant/domain/money';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { events } from '../../db/schema/events';
import type { SeededRandom } from '../../db/seed/seeded-random';
import { cancelSomePeople, quoteSomePeople } from '../../src/modules/payments/change/cancel-some-people';
import { moveOwnBooking, quoteMove } from '../../src/modules/payments/change/move-booking';
import { as, confirm } from '../checkout/checkout';
import { bookingOf, runOut } from '../checkout/scene';
import { buildEvent, dayFromNow } from '../factories/events';
import type { Prices } from './independent-sum';
import type { PaidHistory } from './payout-acts';

/** Everything that can happen to which date a booking is for and who comes, and so to what was paid for it. */
export const movingActs: Readonly<Record<string, (history: PaidHistory) => Promise<unknown>>> = {
  moveToCheaper: (history) => move(history, 0.6),
  moveToEqual: (history) => move(history, 1),
  moveToDearer: (history) => move(history, 1.5),
  cancelSome,
};

/** Moves to another date of the series that costs so many times what this one does, and pays or gets back the difference. */
async function move(history: PaidHistory, times: number): Promise<void> {
  const { environment, userId, bookingId } = history;
  const { db } = environment.app;
  const { eventId, prices } = await anotherDate(history, times);
  const caller = { userId, role: 'traveller', sessionId: 1 } as const;
  const { fromEventId, charge, refund, kept, refusal } = await quoteMove(db, caller, { bookingId, eventId });
  const expected = history.sum?.movesTo(prices);
  if (expected && refusal === null) expect(expected).toEqual(inCents({ refund, kept, charge }));
  if (Number(charge) > 0) await payFor(history, { fromEventId, eventId, charge });
  else {
    const claimedRefund = parseDollars(refund) ?? cents(0);
    await moveOwnBooking(db, caller, { bookingId, fromEventId, eventId, claimedRefund });
  }
  if ((await bookingOf(environment.app, bookingId)).eventId === eventId) history.sum?.moved(prices);
}

const inCents = <Name extends string>(amounts: Readonly<Record<Name, string>>) =>
  Object.fromEntries(Object.entries<string>(amounts).map(([name, text]) => [name, parseDollars(text)]));

async function anotherDate({ environment, bookingId, random, sum }: PaidHistory, times: number) {
  const { db } = environment.app;
  const { eventId, adultPriceCents } = await bookingOf(environment.app, bookingId);
  const [from] = await db.select().from(events).where(eq(events.id, eventId));
  if (!from) throw new RangeError(`event ${eventId} has gone`);
  const { seriesId, createdBy, organizerId, cancellationPolicy, childCarer } = from;
  const day = dayFromNow(random.integer(190, 300));
  const adult = Math.max(100, Math.round((sum?.adultPrice ?? adultPriceCents) * times));
  const prices = { day, adult, child: childPrice(random, adult) };
  const options = { seriesId, createdBy, organizerId, cancellationPolicy, childCarer, startDate: day };
  return { eventId: (await buildEvent(db, { ...options, tiers: tiersAt(prices) })).event.id, prices };
}

/** Children are free, cost as much as adults, or less. */
export function childPrice(random: SeededRandom, adult: number): number {
  return random.pick([0, adult, random.integer(1, adult)]);
}

export function tiersAt({ adult, child }: Pick<Prices, 'adult' | 'child'>) {
  return [{ tierType: 'regular', adultPrice: toDecimal(cents(adult)), childPrice: toDecimal(cents(child)) }] as const;
}

/** Cancels some of the people, as their traveller does. */
async function cancelSome(history: PaidHistory): Promise<void> {
  const { environment, userId, bookingId, random, sum } = history;
  const { db } = environment.app;
  const caller = { userId, role: 'traveller', sessionId: 1 } as const;
  const { attendees, cancelledPositions } = await bookingOf(environment.app, bookingId);
  const others = attendees.flatMap((_, position) =>
    position > 0 && !cancelledPositions.includes(position) ? [position] : [],
  );
  const positions = others.filter(() => random.chance(0.5));
  const { refund, kept, refusal } = await quoteSomePeople(db, caller, { bookingId, positions });
  if (sum && refusal === null) expect(sum.some(positions)).toEqual(inCents({ refund, kept }));
  await cancelSomePeople(db, caller, { bookingId, positions, claimedRefund: parseDollars(refund) ?? cents(0) });
  sum?.cancelled(positions);
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
