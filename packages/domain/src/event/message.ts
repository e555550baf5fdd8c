import { trimmedLines, trimmedText } from '../plain-text';
import { nextTimeAt, waitLabel } from '../rolling-limit';
import { productName } from '../site/brand';

/** Limits of a message to attendees. */
export const messageSubjectMaxLength = 150;
export const messageTextMaxLength = 5_000;
export const subjectMissing = 'Please enter a subject';
export const messageTextMissing = 'Please enter a message';
/** At most this many messages per event in any 24 hours. */
export const maxMessagesPerDay = 2;
export const messageDayHours = 24;

/** What a message can insert: the words in braces, and what they stand for. */
export const messageInserts = [
  { insert: '{first name}', label: 'First name', fact: 'firstName' },
  { insert: '{event}', label: 'Event title', fact: 'eventTitle' },
  { insert: '{date}', label: 'Event date', fact: 'eventDate' },
  { insert: '{location}', label: 'Location', fact: 'location' },
  { insert: '{tickets}', label: 'Ticket link', fact: 'ticketsUrl' },
] as const;

/** What the inserts stand for in one person's email. */
export type MessageFacts = Readonly<Record<(typeof messageInserts)[number]['fact'], string>>;

/** What an organizer writes. */
export interface MessageDraft {
  readonly subject: string;
  readonly text: string;
}

/** What's missing, in a sentence at each field. */
export function messageProblems({ subject, text }: MessageDraft): Partial<Record<keyof MessageDraft, string>> {
  return {
    ...(trimmedText(subject) === '' ? { subject: subjectMissing } : {}),
    ...(trimmedLines(text) === '' ? { text: messageTextMissing } : {}),
  };
}

/** The words of one person's email. Plain text: every place that shows it escapes it. */
export interface MessageLetter {
  readonly subject: string;
  readonly heading: string;
  /** The event's line first, then the text by its blank lines. Single line breaks stay. */
  readonly paragraphs: readonly string[];
  readonly link: { readonly label: string; readonly url: string };
  readonly closing: string;
}

/**
 * One person's email: the inserts filled in, the event named above the text, and why they get it below.
 * Source: docs/rules/events.md, "Messages to attendees".
 */
export function messageLetter({ subject, text }: MessageDraft, facts: MessageFacts): MessageLetter {
  const filledSubject = filled(subject, facts);
  const about = `${facts.eventTitle} · ${facts.eventDate} · ${facts.location}`;
  return {
    subject: filledSubject,
    heading: filledSubject,
    paragraphs: [about, ...filled(text, facts).split(/\n{2,}/)],
    link: { label: 'See your booking', url: facts.ticketsUrl },
    closing: `You're getting this because you've booked this event. Replies go to the sender, not to ${productName}.`,
  };
}

/** Fills in the inserts in one pass, so that a name in braces inserts nothing. Anything else in braces stays. */
function filled(text: string, facts: MessageFacts): string {
  return text.replaceAll(/\{[a-z ]+\}/g, (found) => {
    const insert = messageInserts.find((each) => each.insert === found);
    return insert === undefined ? found : facts[insert.fact];
  });
}

/**
 * When the next message can be sent.
 * @param sentAt when this event's messages were sent, in any order
 * @returns null for now
 */
export function nextMessageAt(sentAt: readonly Date[], now: Date): Date | null {
  return nextTimeAt(sentAt, now, { count: maxMessagesPerDay, hours: messageDayHours });
}

/** Why a message can't be sent yet, and when the next one can. */
export function messageLimitText(nextAt: Date, now: Date): string {
  const wait = waitLabel((nextAt.getTime() - now.getTime()) / 1000);
  return `You can send ${maxMessagesPerDay} messages per event in ${messageDayHours} hours. You can send the next one in ${wait}.`;
}
