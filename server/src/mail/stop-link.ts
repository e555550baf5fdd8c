import { isOptionalMail } from '@ascendant/domain/booking/event-emails';
import type { Letter } from './letter';

const host = 'ascendant.mail';

/** The Message-ID of an email with this key, a UUID. */
export function messageIdOf(key: string): string {
  return `<${key}@${host}>`;
}

/** The address that stops emails of an optional kind. Only the person who got the email knows its key. */
function stopUrl(publicUrl: string, key: string): string {
  return `${publicUrl}/emails/${key}/stop`;
}

/** The letter with the link that stops such emails, below everything. */
export function withStopLink(letter: Letter, publicUrl: string, key: string): Letter {
  return { ...letter, footerLink: { label: 'Stop these emails', url: stopUrl(publicUrl, key) } };
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
    'List-Unsubscribe': `<${stopUrl(publicUrl, key)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
