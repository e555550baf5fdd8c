/**
 * Emails about an event that someone has booked, which one click stops: reminders and thank-yous together, and the messages of an
 * organizer. Source: docs/rules/emails.md, "Reminders and thank-yous" and "Messages that someone stops".
 */
export const optionalMailKinds = ['event_reminder', 'event_thanks', 'event_message'] as const;
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
