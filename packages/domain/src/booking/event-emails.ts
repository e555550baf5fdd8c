/**
 * Emails that one click stops: reminders and thank-yous together, the messages of an organizer, and the new dates of a host.
 * Source: docs/rules/emails.md, "Reminders and thank-yous", "Messages that someone stops" and "New dates of a host".
 */
export const optionalMailKinds = ['event_reminder', 'event_thanks', 'event_message', 'host_new_dates'] as const;
export type OptionalMailKind = (typeof optionalMailKinds)[number];

export function isOptionalMail(kind: string): kind is OptionalMailKind {
  return optionalMailKinds.some((optional) => optional === kind);
}

/** How long before an event starts its reminder is sent. Someone who books later than that gets none. */
export const reminderHours = 48;
/** How long after an event's end the thank-you is sent. */
export const thanksAfterHours = 12;
/** How long after an event's end it's too late for a thank-you, as when the server was down. */
export const thanksUntilHours = 96;
/** How long after a date was published its host's followers are told, so that dates published together come in one email. */
export const newDatesAfterMinutes = 60;
/** How many of a host's new events an email names. */
export const namedNewEvents = 5;
