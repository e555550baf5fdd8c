import type { EventDetail } from '@ascendant/contract/event';
import { bookingClosed, salesPaused } from '@ascendant/domain/schedule/schedule';
import { dayWithWeekday } from '../../ui/text/day-text';
import { timeText } from '../../ui/text/reader-form';
import { sentence } from '../../ui/text/sentence';

/** When an event was, when it was chosen. */
export interface SeenDate {
  readonly startDate: string;
  readonly startTime: string;
}

/** What of an event says that it can still be booked. */
export type BookableDate = SeenDate &
  Pick<EventDetail, 'status' | 'hasBegun' | 'isBookingClosed' | 'isSalesPaused' | 'seatsLeft' | 'series'>;

/** 'Sat, Jul 12, 2027 at 9:00 a.m.' */
export function startOf({ startDate, startTime }: SeenDate): string {
  return `${dayWithWeekday(startDate, 'short')} at ${timeText(startTime)}`;
}

/**
 * Why a date that was chosen can't be booked as it was; null if it can.
 * @param seats how many come
 * Source: docs/rules/booking.md, "A date that's gone".
 */
export function whyGone(event: BookableDate, seen: SeenDate, seats: number): string | null {
  if (event.status === 'cancelled') return 'This date was cancelled.';
  if (event.hasBegun) return 'This date has already started.';
  if (event.isSalesPaused) return salesPaused;
  if (event.isBookingClosed) return bookingClosed;
  if (event.startDate !== seen.startDate || event.startTime !== seen.startTime)
    return sentence(`This date was moved. It was on ${startOf(seen)}, and is now on ${startOf(event)}`);
  // Of an event without other dates, the steps say it.
  if (event.series.dates < 2 || event.seatsLeft >= seats) return null;
  if (event.seatsLeft <= 0) return 'This date is sold out.';
  return event.seatsLeft === 1
    ? 'Only 1 seat is left on this date.'
    : `Only ${event.seatsLeft} seats are left on this date.`;
}
