import type { BookingOrder } from '@ascendant/contract/booking';
import type { WireQuote } from '@ascendant/contract/quote-schema';
import { quoteToWire } from '@ascendant/contract/quote-wire';
import type { Attendee, GuestState } from '@ascendant/domain/booking/attendees';
import { isCalendarDay, isClockTime } from '@ascendant/domain/calendar-day';
import type { Cents } from '@ascendant/domain/money';
import { meansOurPrice } from '@ascendant/domain/pricing/claimed-price';
import type { ChosenExtra } from '@ascendant/domain/pricing/extra';
import { extrasText } from '@ascendant/domain/pricing/extra-text';
import { typeNamed } from '@ascendant/domain/pricing/price-type';
import type { Quote, QuoteTotals } from '@ascendant/domain/pricing/quote';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import type { BookingRow } from '../../../db/schema/bookings';
import { quoteOfRow } from '../../database/quote-row';
import type { EventForSale } from '../capacity/sale.repository';

/** An order to price, as its buyer sent it. From the client we trust only the attendees and the discount code. */
export interface OrderToPrice {
  readonly userId: number;
  readonly order: BookingOrder;
  /** What the client expects the card to be charged; null if it doesn't say. */
  readonly claimedTotal: Cents | null;
}

/** An order whose event is locked, whose attendees are allowed, and whose price we computed. */
export interface PricedOrder {
  /** To this buyer, after the orders before it. */
  readonly event: EventForSale;
  readonly tier: PricingTier;
  readonly party: readonly Attendee[];
  readonly discountCodeId: number | null;
  /** As much of the discount as the site bears. */
  readonly siteDiscount: Cents;
  readonly quote: Quote;
}

/** When the client says that the event is, as far as it does. */
export function claimedStart({ eventDate, eventStartTime }: Pick<BookingOrder, 'eventDate' | 'eventStartTime'>) {
  return {
    startDate: typeof eventDate === 'string' && isCalendarDay(eventDate) ? eventDate : undefined,
    startTime: typeof eventStartTime === 'string' && isClockTime(eventStartTime) ? eventStartTime : undefined,
  };
}

/** Whether what a client believes the price to be is our price. Source: rule MON-06. */
export function agreesOnPrice(
  { order, claimedTotal }: Pick<OrderToPrice, 'order' | 'claimedTotal'>,
  ours: QuoteTotals,
): boolean {
  const { subtotal, bookingFee, tax: hst, totalAmount: totalBeforeTax, totalWithTax } = order;
  const totals = [claimedTotal ?? undefined, totalWithTax].filter((total) => total !== undefined);
  return meansOurPrice({ subtotal, bookingFee, hst, totalBeforeTax, totals }, ours);
}

/** Whether an order names the people of a booking as what they come, in any order. Anyone whom it names twice, or without saying who, isn't in one. */
export function namesSamePeople({ attendees: named }: BookingOrder, booked: readonly Attendee[]): boolean {
  const userId = booked[0]?.id ?? 0;
  const isSameFirst = areSamePeople({ userId, attendees: named.slice(0, 1) }, booked.slice(0, 1));
  return isSameFirst && areSamePeople({ userId, attendees: named }, booked);
}

/** Whether a traveller names these people as what they come, in any order. */
export function areSamePeople(
  { userId, attendees }: { readonly userId: number } & Pick<BookingOrder, 'attendees'>,
  booked: readonly Attendee[],
): boolean {
  const named = attendees.map(({ type, id, guest, priceType, extras }) =>
    whoOf({ type, id: type === 'user' ? (id ?? userId) : id, guest, priceType, extras }),
  );
  const theirs = booked.map(({ priceType, ...person }) => whoOf({ ...person, ...typeNamed(priceType) }));
  return named.toSorted().join() === theirs.toSorted().join();
}

/** Guests are as good as each other. */
function whoOf({
  type,
  id,
  guest,
  priceType = '',
  extras,
}: {
  readonly type: string;
  readonly id?: number | undefined;
  readonly guest?: GuestState | undefined;
  readonly priceType?: string | undefined;
  readonly extras?: readonly ChosenExtra[] | undefined;
}) {
  return `${guest === undefined ? `${type} ${id}` : 'guest'} ${priceType} ${extrasText(extras)}`;
}

/** A booking's quote as it was when its seats were taken (rule MON-04), in dollars, line by line. */
export function quoteOf(
  booking: Parameters<typeof quoteOfRow>[0] & Pick<BookingRow, 'pricingTierId' | 'tierType'>,
): WireQuote {
  return quoteToWire(quoteOfRow(booking), { id: booking.pricingTierId ?? 0, tierType: booking.tierType });
}
