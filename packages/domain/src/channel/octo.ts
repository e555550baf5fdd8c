import { refundSteps, type CancellationPolicy } from '../booking/cancellation-policy';
import type { BookingStatus } from '../booking/lifecycle';
import { isCalendarDay, isClockTime, type CalendarDay, type ClockTime } from '../calendar-day';
import type { BookingEndReason } from '../payment/payment-fields';

/**
 * The words of OCTO, the open standard by which resellers book at suppliers (https://docs.octo.travel). Each series is a product with one option; its
 * dates are availabilities, its price types units.
 * Source: docs/rules/resellers.md.
 */
export const octoCapabilities = ['octo/pricing', 'octo/content'] as const;
export type OctoCapability = (typeof octoCapabilities)[number];

/** The only option of every product. */
export const octoOption = 'DEFAULT';

/** The built-in units. A price type's unit has its name. */
export const octoUnits = { adult: 'adult', child: 'child' } as const;

/** The longest stretch of days that one question about availability can be about. */
export const maxAvailabilityDays = 366;

/**
 * Which of the capabilities that a reseller asks for we have, by either spelling: 'octo/pricing' or 'pricing'.
 * @param header as it was sent: separated by commas
 */
export function capabilitiesIn(header: string): readonly OctoCapability[] {
  const asked = header.split(',').map((name) => `octo/${name.trim().replace(/^octo\//, '')}`);
  return octoCapabilities.filter((capability) => asked.includes(capability));
}

/** A date as a reseller saw it. One that was moved since has another id, so that no one books a day they haven't seen. */
export interface SeenDate {
  readonly eventId: number;
  readonly startDate: CalendarDay;
  readonly startTime: ClockTime;
}

/** '812-20270712T0900' */
export function availabilityId({ eventId, startDate, startTime }: SeenDate): string {
  return `${eventId}-${startDate.replaceAll('-', '')}T${startTime.replace(':', '')}`;
}

/** @returns null unless `availabilityId` wrote it */
export function readAvailabilityId(text: string): SeenDate | null {
  const found = /^([1-9]\d{0,8})-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)$/.exec(text);
  if (!found) return null;
  const [, id, year, month, day, hours, minutes] = found;
  const [startDate, startTime] = [`${year}-${month}-${day}`, `${hours}:${minutes}`];
  return isCalendarDay(startDate) && isClockTime(startTime) ? { eventId: Number(id), startDate, startTime } : null;
}

export const octoAvailabilityStatuses = ['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED'] as const;
export type OctoAvailabilityStatus = (typeof octoAvailabilityStatuses)[number];

/** How a date stands. It's limited when a quarter of its seats is left, or less. */
export function availabilityStatus(date: {
  readonly isClosed: boolean;
  readonly seatsLeft: number;
  readonly capacity: number;
}): OctoAvailabilityStatus {
  if (date.isClosed) return 'CLOSED';
  if (date.seatsLeft <= 0) return 'SOLD_OUT';
  return date.seatsLeft * 4 <= date.capacity ? 'LIMITED' : 'AVAILABLE';
}

export const octoBookingStatuses = ['ON_HOLD', 'CONFIRMED', 'EXPIRED', 'CANCELLED', 'REDEEMED'] as const;
export type OctoBookingStatus = (typeof octoBookingStatuses)[number];

/** How a booking stands. It's redeemed once everyone who comes is checked in. */
export function octoStatusOf(booking: {
  readonly status: BookingStatus;
  readonly cancelReason: BookingEndReason | null;
  readonly isRedeemed: boolean;
}): OctoBookingStatus {
  if (booking.status === 'pending') return 'ON_HOLD';
  if (booking.status === 'cancelled') return booking.cancelReason === 'expired' ? 'EXPIRED' : 'CANCELLED';
  return booking.isRedeemed ? 'REDEEMED' : 'CONFIRMED';
}

export const octoRefunds = ['FULL', 'PARTIAL', 'NONE'] as const;
export type OctoRefund = (typeof octoRefunds)[number];

/** @param percent of the price that isn't owed any longer */
export function octoRefundOf(percent: number): OctoRefund {
  if (percent === 100) return 'FULL';
  return percent === 0 ? 'NONE' : 'PARTIAL';
}

/** Until when the first step of a policy lasts: 24 hours, 7 days. Nothing for a final sale, which can't be cancelled. */
export function cancellationCutoff(policy: CancellationPolicy): {
  readonly amount: number;
  readonly unit: 'hour' | 'day';
} {
  const hours = refundSteps[policy][0]?.hoursBefore ?? 0;
  return hours > 24 ? { amount: hours / 24, unit: 'day' } : { amount: hours, unit: 'hour' };
}
