import { fromWire, toWireNumber, tryFromWire } from '@ascendant/contract/money';
import { attendeeTypes, type AttendeeType } from '@ascendant/domain/booking/attendees';
import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import type { Cents } from '@ascendant/domain/money';
import { discountCodeMaxLength } from '@ascendant/domain/pricing/discount';
import type { ChosenExtra, ExtraLine } from '@ascendant/domain/pricing/extra';
import type { Quote, TypeTickets } from '@ascendant/domain/pricing/quote';
import { provinces, remitters, salesTaxes, type TaxRate } from '@ascendant/domain/pricing/taxes';
import { tierTypes, type TierType } from '@ascendant/domain/pricing/tier';
import { copyKey, forgetOldPendingBooking, pendingBookingKey, storeTabBooking } from './booking-keys';
import { permanentStorage } from './browser-storage';
import {
  isListOf,
  isOneOf,
  isOptional,
  isShaped,
  isText,
  isTextUpTo,
  isWholeBetween,
  shaped,
  type Shape,
} from './shape';

/** An attendee of a booking that isn't paid yet. */
interface PendingAttendee {
  readonly name: string;
  readonly age: number;
  readonly isChild: boolean;
  /** for a dependent */
  readonly id?: number | undefined;
  readonly type: AttendeeType;
  /** for a guest of the traveller whose name can follow */
  readonly guest?: 'unnamed' | undefined;
  /** the name of what they come as, if it's neither as an adult nor as a child */
  readonly priceType?: string | undefined;
  /** what they take along */
  readonly extras?: ChosenExtra[] | undefined;
}

/**
 * A booking between the dialog and its payment, as stored in local storage and the `bookingData` parameter. Amounts are dollars
 * there and cents here. The server computes its own amounts and only compares.
 * Source: specification 1, section 3 (Pending booking).
 */
export interface PendingBooking extends Readonly<Record<Amounts, Cents>> {
  readonly eventId: number;
  readonly eventTitle: string;
  readonly eventDate: string;
  readonly eventEndDate: string;
  /** Undefined in what an older version stored. */
  readonly eventStartTime?: string | undefined;
  readonly eventLocation: string;
  readonly pricingTierId: number;
  readonly attendees: PendingAttendee[];
  readonly adults: number;
  readonly children: number;
  /** Those who come as something else, in neither count. */
  readonly types?: readonly TypeTickets[] | undefined;
  /** What they take along. */
  readonly extras?: readonly ExtraLine[] | undefined;
  readonly tierType: TierType;
  readonly userId: number;
  readonly userEmail: string;
  readonly userName: string;
  readonly agreementAccepted: true;
  readonly bookingDate: string;
  /** The discount code applied at checkout; the amounts include it. */
  readonly discountCode?: string | undefined;
  /** The event's taxes under Canada's rules. */
  readonly taxes?: readonly TaxRate[] | undefined;
}

/** `totalAmount`: subtotal plus fee, before tax. */
type Amounts = 'adultPrice' | 'childPrice' | 'subtotal' | 'bookingFee' | 'totalAmount';

const isLine = isTextUpTo(400);
const isId = isWholeBetween(1, 2 ** 31 - 1);
const isCount = isWholeBetween(0, maxAttendeesPerBooking);

const isQuantity = isWholeBetween(1, 1000);

const isAttendee = isShaped<PendingAttendee>({
  name: isLine,
  age: isWholeBetween(0, 150),
  isChild: (value) => typeof value === 'boolean',
  id: isOptional(isId),
  type: isOneOf(attendeeTypes),
  guest: isOptional(isOneOf(['unnamed'])),
  priceType: isOptional(isLine),
  extras: isOptional(
    isListOf(isShaped<ChosenExtra>({ name: isLine, choice: isOptional(isLine), quantity: isOptional(isQuantity) })),
  ),
});
const isAttendees = isListOf(isAttendee);

interface StoredType extends Omit<TypeTickets, 'price'> {
  readonly price: string | number;
}
interface StoredExtra extends Omit<ExtraLine, 'price'> {
  readonly price: string | number;
}
type StoredBooking = Omit<PendingBooking, Amounts | 'types' | 'extras'> &
  Readonly<Record<Amounts, string | number>> & {
    readonly types?: readonly StoredType[] | undefined;
    readonly extras?: readonly StoredExtra[] | undefined;
  };

const storedBooking: Shape<StoredBooking> = {
  eventId: isId,
  eventTitle: isLine,
  eventDate: isLine,
  eventEndDate: isLine,
  eventStartTime: isOptional(isLine),
  eventLocation: isLine,
  pricingTierId: isId,
  attendees: isParty,
  adults: isCount,
  children: isCount,
  types: isOptional(
    isListOf(isShaped<StoredType>({ name: isLine, people: isCount, price: isAmount, sharedBy: isOptional(isCount) })),
  ),
  extras: isOptional(
    isListOf(
      isShaped<StoredExtra>({ name: isLine, choice: isOptional(isLine), quantity: isQuantity, price: isAmount }),
    ),
  ),
  adultPrice: isAmount,
  childPrice: isAmount,
  subtotal: isAmount,
  bookingFee: isAmount,
  totalAmount: isAmount,
  tierType: isOneOf(tierTypes),
  userId: isId,
  userEmail: isLine,
  userName: isLine,
  agreementAccepted: (value) => value === true,
  bookingDate: isInstant,
  discountCode: isOptional(isTextUpTo(discountCodeMaxLength)),
  taxes: isOptional(
    isListOf(
      isShaped<TaxRate>({
        tax: isOneOf(salesTaxes),
        rate: isWholeBetween(0, 100_000),
        jurisdiction: isOneOf(['CA', ...provinces]),
        onTickets: isOneOf([null, ...remitters]),
      }),
    ),
  ),
};

function isParty(value: unknown): value is PendingAttendee[] {
  return isAttendees(value) && value.length > 0 && value.length <= maxAttendeesPerBooking;
}

function isInstant(value: unknown): value is string {
  return isText(value) && !Number.isNaN(Date.parse(value));
}

function isAmount(value: unknown): value is string | number {
  return (typeof value === 'number' || isText(value)) && tryFromWire(value) !== null;
}

/** The result of looking for a stored booking. */
export type FoundBooking =
  | { readonly kind: 'found'; readonly booking: PendingBooking }
  | { readonly kind: 'none' }
  | { readonly kind: 'invalid' };

/** Reads a booking from untrusted JSON: it may be missing, broken or hostile. */
export function parsePendingBooking(json: string | null): FoundBooking {
  if (json === null) return { kind: 'none' };
  try {
    const stored = shaped(JSON.parse(json), storedBooking);
    return stored === null ? { kind: 'invalid' } : { kind: 'found', booking: withCents(stored) };
  } catch {
    return { kind: 'invalid' };
  }
}

/** @param bookingId the server's; null for the booking that was begun last in any tab */
export function readPendingBooking(now: Date, bookingId: number | null = null): FoundBooking {
  forgetOldPendingBooking(now);
  return parsePendingBooking(permanentStorage.read(bookingId === null ? pendingBookingKey : copyKey(bookingId)));
}

export function storePendingBooking(booking: PendingBooking): void {
  permanentStorage.write(pendingBookingKey, JSON.stringify(withDollars(booking)));
}

/** The same once the server knows it as a booking: its checkout has its own address, and this tab is at it. */
export function storeHeldBooking(bookingId: number, booking: PendingBooking): void {
  storePendingBooking(booking);
  permanentStorage.write(copyKey(bookingId), JSON.stringify(withDollars(booking)));
  storeTabBooking(bookingId);
}

/** The part of a quote that a pending booking stores, in cents. The tax is added at checkout. */
export function pendingAmounts(
  quote: Quote,
): Pick<PendingBooking, Amounts | 'adults' | 'children' | 'types' | 'extras'> {
  const { adults, children, types, extras, adultPrice, childPrice, subtotal, bookingFee, totalBeforeTax } = quote;
  return { adults, children, types, extras, adultPrice, childPrice, subtotal, bookingFee, totalAmount: totalBeforeTax };
}

/** The same with amounts in dollars, for storage and API calls. */
export function withDollars(
  booking: PendingBooking,
): Omit<PendingBooking, Amounts | 'types' | 'extras'> &
  Record<Amounts, number> &
  Pick<StoredBooking, 'types' | 'extras'> {
  return {
    ...booking,
    types: booking.types?.map(({ price, ...type }) => ({ ...type, price: toWireNumber(price) })),
    extras: booking.extras?.map(({ price, ...extra }) => ({ ...extra, price: toWireNumber(price) })),
    adultPrice: toWireNumber(booking.adultPrice),
    childPrice: toWireNumber(booking.childPrice),
    subtotal: toWireNumber(booking.subtotal),
    bookingFee: toWireNumber(booking.bookingFee),
    totalAmount: toWireNumber(booking.totalAmount),
  };
}

/** The same with its stored amounts, which are dollars, in cents. */
function withCents(stored: StoredBooking): PendingBooking {
  return {
    ...stored,
    types: stored.types?.map(({ price, ...type }) => ({ ...type, price: fromWire(price) })),
    extras: stored.extras?.map(({ price, ...extra }) => ({ ...extra, price: fromWire(price) })),
    adultPrice: fromWire(stored.adultPrice),
    childPrice: fromWire(stored.childPrice),
    subtotal: fromWire(stored.subtotal),
    bookingFee: fromWire(stored.bookingFee),
    totalAmount: fromWire(stored.totalAmount),
  };
}
