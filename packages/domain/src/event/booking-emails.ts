import { memberRoles, type MemberRole } from '../organization/members';
import type { LocalMoment } from '../zone-clock';

/** How organizers and members of their organization hear of bookings: an email for each, one a day, or none. Source: docs/rules/emails.md, "Emails to organizers". */
export const bookingEmailChoices = ['each', 'daily', 'none'] as const;
export type BookingEmailChoice = (typeof bookingEmailChoices)[number];

export const bookingEmailLabels: Readonly<Record<BookingEmailChoice, string>> = {
  each: 'An email for each booking and cancellation',
  daily: 'One email a day, at 8:00 a.m.',
  none: 'No emails about bookings',
};

/**
 * Whose bookings members of an organization are told about, if they want: owners and managers of all its events, guides of their dates.
 * Accountants see no names, so they're told of none.
 */
export const bookingEmailReach: Readonly<Record<MemberRole, 'all' | 'dates' | 'none'>> = {
  owner: 'all',
  manager: 'all',
  guide: 'dates',
  accountant: 'none',
};

/** What someone gets when they join an organization: nothing that they didn't ask for. */
export const bookingEmailsOfNewMember: BookingEmailChoice = 'none';

/** The roles that are told about all events, or about their dates. */
export function rolesTold(reach: 'all' | 'dates'): readonly MemberRole[] {
  return memberRoles.filter((role) => bookingEmailReach[role] === reach);
}

/** When the daily email is sent, on the organizer's clock. */
export const digestTime = '08:00';

/** What happened to a booking. */
export const bookingNoticeKinds = ['booked', 'people_added', 'people_cancelled', 'cancelled', 'moved'] as const;
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
