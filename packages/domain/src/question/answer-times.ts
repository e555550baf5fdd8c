/** How long after booking people are asked by email, if they've answered nothing by then. */
export const askAfterHours = 1;
/** How long before the event those who owe a required answer are reminded, once. */
export const remindDaysBefore = 3;
/** No reminder sooner than this after the booking, or after the email that asked. */
export const remindAfterHours = 24;

/** Sensitive answers are erased this long after the event. */
export const sensitiveKeptDays = 7;
/** All others are erased with the names of guests. */
export const answersKeptDays = 30;

/** The phone number of who booked is shown from this long before the event until this long after it. */
export const phoneShownDays = 7;

const dayMs = 86_400_000;

/** Whether who runs an event sees the phone numbers of those who booked. */
export function isPhoneShown(
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
  now: Date,
): boolean {
  const from = startsAt.getTime() - phoneShownDays * dayMs;
  const until = endsAt.getTime() + phoneShownDays * dayMs;
  return now.getTime() >= from && now.getTime() < until;
}

/** Why a booking's questions can't be answered now; null while they can. */
export function refuseAnswers(
  { isConfirmed, endsAt }: { readonly isConfirmed: boolean; readonly endsAt: Date },
  now: Date,
): string | null {
  if (!isConfirmed) return 'This booking isn’t confirmed, so there’s nothing to answer.';
  return now < endsAt ? null : 'This event is over, so there’s nothing left to answer.';
}
