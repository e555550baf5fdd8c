import type { LocalMoment } from '../zone-clock';

/** How organizers hear of bookings: an email for each, one a day, or none. Source: docs/rules/emails.md, "Emails to organizers". */
export const bookingEmailChoices = ['each', 'daily', 'none'] as const;
export type BookingEmailChoice = (typeof bookingEmailChoices)[number];

export const bookingEmailLabels: Readonly<Record<BookingEmailChoice, string>> = {
  each: 'An email for each booking and cancellation',
  daily: 'One email a day, at 8:00 a.m.',
  none: 'No emails about bookings',
};

/** When the daily email is sent, on the organizer's clock. */
export const digestTime = '08:00';

/** What happened to a booking. */
export const bookingNoticeKinds = ['booked', 'people_cancelled', 'cancelled', 'moved'] as const;
export type BookingNoticeKind = (typeof bookingNoticeKinds)[number];

/**
 * Whether what happened at one moment is due in the daily email at another: once 8:00 has come since, on the organizer's clock. Without
 * anything that happened, nothing is due, so no email is sent.
 */
export function isDigestDue(happened: LocalMoment, now: LocalMoment): boolean {
  const wasBefore = happened.time < digestTime;
  const hasCome = now.time >= digestTime;
  if (happened.day === now.day) return wasBefore && hasCome;
  return wasBefore || hasCome || daysBetween(happened, now) > 1;
}

const dayMs = 86_400_000;

function daysBetween(from: LocalMoment, to: LocalMoment): number {
  return (Date.parse(to.day) - Date.parse(from.day)) / dayMs;
}
