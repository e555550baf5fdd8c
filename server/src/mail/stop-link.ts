import { isOptionalMail } from '@ascendant/domain/booking/event-emails';
import { withoutPages } from '@ascendant/domain/plain-text';
import type { Letter } from './letter';
import type { MailKind } from './mail-kinds';

/** A placeholder for the site's address in an email whose cause doesn't know it. Sending the email puts the real one in. */
export const laterSite = 'https://ascendant-site.invalid';

const host = 'ascendant.mail';

/** The Message-ID of an email with this key, a UUID. */
export function messageIdOf(key: string): string {
  return `<${key}@${host}>`;
}

/** Emails that an organizer has sent to an address that they entered. Those to someone with an account have `userId`. */
export const strangerMailKinds = [
  'guest_booking',
  'event_changed',
  'waiver_asked',
  'waiver_reminder',
  'questions_asked',
  'questions_reminder',
  'team_invitation',
] as const satisfies readonly MailKind[];

/** Whether an email goes to someone who may not know who had it sent. */
export function isToStranger({ kind, userId }: { readonly kind: string; readonly userId: number | null }): boolean {
  return userId === null && strangerMailKinds.some((each) => each === kind);
}

/** What else than reminders and thank-yous the link of an optional kind stops, as the page's address and the link say it. */
const stops: Partial<Record<string, readonly [of: string, label: string]>> = {
  event_message: ['messages', 'Stop messages from this organizer'],
  host_new_dates: ['host', 'Stop following this host'],
};

/** The address that stops emails of an optional kind. Only the person who got the email knows its key. */
function stopUrl(publicUrl: string, key: string, kind: string): string {
  const [of] = stops[kind] ?? [];
  return `${publicUrl}/emails/${key}/stop${of === undefined ? '' : `?of=${of}`}`;
}

/** What a stranger gets: nothing in it that others typed is a link, and it can be stopped. */
export function letterToStranger(letter: Letter, key: string): Letter {
  const { greeting, heading, paragraphs, facts = [], footer } = letter;
  return {
    ...letter,
    ...(greeting === undefined ? {} : { greeting: withoutPages(greeting) }),
    heading: withoutPages(heading),
    paragraphs: paragraphs.map(withoutPages),
    facts: facts.map(([label, value, ...more]) => [label, withoutPages(value), ...more] as const),
    footer: withoutPages(footer ?? 'You’re getting this because an organizer entered your address.'),
    footerLink: { label: 'I don’t know them', url: `${laterSite}/emails/${key}/stop?of=organizer` },
  };
}

interface StopLink {
  readonly publicUrl: string;
  /** The email's own. */
  readonly key: string;
  readonly kind: string;
}

/** The letter with the link that stops such emails, below everything. */
export function withStopLink(letter: Letter, { publicUrl, key, kind }: StopLink): Letter {
  const [, label = 'Stop these emails'] = stops[kind] ?? [];
  return { ...letter, footerLink: { label, url: stopUrl(publicUrl, key, kind) } };
}

/**
 * The headers that let a mail program stop such emails with one click; none for emails that can't be stopped.
 * As RFC 8058 has it. Source: docs/rules/emails.md, "Reminders and thank-yous".
 */
export function stopHeaders(
  { kind, messageId }: { readonly kind: string; readonly messageId: string },
  publicUrl: string,
): Readonly<Record<string, string>> {
  if (!isOptionalMail(kind)) return {};
  const key = messageId.slice(1, messageId.indexOf('@'));
  return {
    'List-Unsubscribe': `<${stopUrl(publicUrl, key, kind)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** @param publicUrl the site's address, without a trailing slash */
export function withSite<Mail extends { readonly text: string; readonly html: string }>(
  mail: Mail,
  publicUrl: string,
): Mail {
  const { text, html } = mail;
  return { ...mail, text: text.replaceAll(laterSite, publicUrl), html: html.replaceAll(laterSite, publicUrl) };
}
