import { cents, formatDollars, type Cents } from '../money';
import { maxTicketPrice } from '../pricing/tier';
import { maxMovesPerBooking, moveRefusals } from './booking-move';
import type { BookingStatus } from './lifecycle';

/**
 * Where a booking was made: by the traveller on the site, by the organizer for someone on the phone or at the gate, by a reseller's program, or
 * elsewhere, before the organizer moved in. The site has the money of the first only.
 */
export const bookingOrigins = ['site', 'manual', 'reseller', 'imported'] as const;
export type BookingOrigin = (typeof bookingOrigins)[number];

/** How a manual booking is paid, to the organizer: the site never has that money. */
export const manualPayments = ['cash', 'card', 'transfer', 'invoice', 'free'] as const;
export type ManualPayment = (typeof manualPayments)[number];

export const manualPaymentLabels: Readonly<Record<ManualPayment, string>> = {
  cash: 'Cash',
  card: 'Card',
  transfer: 'Bank transfer',
  invoice: 'Invoice',
  free: 'Free of charge',
};

/** Whether the site takes its booking fee on manual bookings that cost something: the operator's choice. */
export const manualBookingFees = ['none', 'charged'] as const;
export type ManualBookingFee = (typeof manualBookingFees)[number];

/** How long after an event its guests' names, emails and phone numbers are kept, and the notes about them. */
export const guestsKeptDays = 30;

/** The longest note about a manual booking, for the organizer's team. */
export const teamNoteMaxLength = 500;

/** What an organizer says that they took for a manual booking. */
export interface Taken {
  /** Null if they don't say. */
  readonly taken: Cents | null;
  readonly paidBy: ManualPayment;
  readonly seats: number;
}

/**
 * Why an organizer can't have taken this much: no more than the dearest tickets cost, and nothing for what's free of charge.
 * @returns null if they can
 * Source: docs/rules/booking.md, "Manual bookings".
 */
export function refusalOfTaken({ taken, paidBy, seats }: Taken): string | null {
  if (taken === null) return null;
  if (paidBy === 'free' && taken > 0)
    return 'Free of charge means that you take nothing. Enter 0, or choose how they pay you.';
  const most = cents(maxTicketPrice * seats);
  return taken > most
    ? `Please enter at most ${formatDollars(most)} for ${seats === 1 ? '1 seat' : `${seats} seats`}`
    : null;
}

/** What decides whether an organizer can change a booking. */
export interface ChangeableBooking {
  readonly origin: BookingOrigin;
  readonly status: BookingStatus;
  readonly endsAt: Date;
  readonly now: Date;
}

/**
 * Why an organizer can't change what they wrote about a booking: only of their own ones, while these are confirmed and until the guests are forgotten.
 * @returns null if they can
 * Source: docs/rules/booking.md, "Manual bookings".
 */
export function refusalToChange({ origin, status, endsAt, now }: ChangeableBooking): string | null {
  if (origin === 'site') return 'A traveller made this booking on the site, so you can’t change it.';
  if (origin === 'reseller') return 'A reseller made this booking, so only they can change it.';
  if (status !== 'confirmed') return 'This booking is cancelled, so it can’t be changed.';
  return now.getTime() >= endsAt.getTime() + guestsKeptDays * dayMs
    ? `This event was over ${guestsKeptDays} days ago and its guests are forgotten, so this booking can’t be changed.`
    : null;
}

const dayMs = 86_400_000;

/** Whether its guests are the organizer's own, who see and change what's written about them. */
export function isForOrganizersGuests(origin: BookingOrigin): boolean {
  return origin === 'manual' || origin === 'imported';
}

/** Why an organizer can't move a booking that was made there. @returns null if they can */
export function refusalToMoveFrom(origin: BookingOrigin): string | null {
  if (origin === 'site') return 'A traveller made this booking on the site, so only they can move it.';
  return origin === 'reseller' ? 'A reseller made this booking, so only they can move it.' : null;
}

/** What decides whether an organizer can move a booking that they made to another date. */
export interface MovableParty {
  readonly status: BookingStatus;
  readonly isCheckedIn: boolean;
  readonly startsAt: Date;
  /** How often it has moved. */
  readonly moves: number;
  /** It takes every seat of its date. */
  readonly isWhole: boolean;
  readonly now: Date;
}

/** Why such a booking can't move: the limits of a traveller's. @returns null if it can. Source: docs/rules/booking.md, "Manual bookings". */
export function refusalToMoveParty({
  status,
  isCheckedIn,
  startsAt,
  moves,
  isWhole,
  now,
}: MovableParty): string | null {
  if (status !== 'confirmed') return moveRefusals.not_confirmed;
  if (isCheckedIn) return moveRefusals.checked_in;
  if (isWhole) return 'A booking of a whole date can’t move. Cancel it, and book the other date as a whole.';
  if (now >= startsAt) return moveRefusals.has_begun;
  return moves >= maxMovesPerBooking ? moveRefusals.moved_often : null;
}

const meansTexts: Readonly<Record<ManualPayment, string>> = {
  cash: 'in cash',
  card: 'by card',
  transfer: 'by bank transfer',
  invoice: 'by invoice',
  free: 'free of charge',
};

/** What an organizer took for manual bookings, as they read it, and as admins read it too. It's in no sum of the site's money. */
export const takenByYou = 'Taken by you';
export const takenByOrganizer = 'Taken by the organizer';

/** 'Taken by the organizer: $80.00 in cash', or how it's paid where no one said how much. */
export function takenText({ taken, paidBy }: Pick<Taken, 'taken' | 'paidBy'>): string {
  return taken === null || paidBy === 'free'
    ? `Added by the organizer: ${manualPaymentLabels[paidBy]}`
    : `${takenByOrganizer}: ${formatDollars(taken)} ${meansTexts[paidBy]}`;
}

/** What a guest's email says of the payment. */
export function sentenceOfPayment(paidBy: ManualPayment | null, origin: BookingOrigin = 'manual'): string {
  if (origin === 'imported') return 'Booked before the organizer moved to this site';
  switch (paidBy) {
    case 'cash':
    case 'card':
    case 'transfer':
      return `Paid to the organizer ${meansTexts[paidBy]}`;
    case 'invoice':
      return 'The organizer invoices you';
    case 'free':
    case null:
      return 'Free of charge';
  }
}
