import { createTransport, type SendMailOptions } from 'nodemailer';
import { isLoopback } from '../settings/local-host';
import type { Mail, Mailer } from './mailer';

const seconds = 1000;
/** How many bytes one encoded word of a subject holds, so that no line has more than 76 characters. */
const wordBytes = 39;

/**
 * Sends over SMTP, over connections that several emails share. Unless the server is on this machine, it has to speak TLS: nothing, and no
 * password, is sent in the clear (`?requireTLS=false` in the URL allows it). The URL can contain a password, so it never appears in our errors.
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    { url, pool: true, requireTLS: !isLoopback(new URL(url).hostname) },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    send: async (mail) => {
      await Promise.race([transport.sendMail(message(mail, from)), rejectAfter(30 * seconds)]);
    },
    forget: async () => undefined,
    verify: async () => {
      await Promise.race([transport.verify(), rejectAfter(10 * seconds)]);
    },
    close: () => transport.close(),
  };
}

/**
 * An email in nodemailer's format. Line breaks are removed from header values (WEB-11), and every email says that no person has written it
 * just now, so that out-of-office programs don't answer (RFC 3834).
 */
export function message(mail: Mail, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: oneLine(mail.to) },
    ...(mail.replyTo ? { replyTo: { name: '', address: oneLine(mail.replyTo) } } : {}),
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers, Subject: subjectHeader(oneLine(mail.subject)) },
    messageId: mail.messageId,
    text: mail.text,
    html: mail.html,
    attachments: [
      ...mail.files.map((file) => ({ ...file, filename: oneLine(file.filename) })),
      // Mail programs show one that has a name as a file, too.
      ...(mail.pictures ?? []).map((picture) => ({ ...picture, filename: false as const })),
    ],
  };
}

/**
 * A subject as a header that reads as it was written. One that holds `=?` could look like an encoded word, which the library would send as
 * it is and mail programs would decode; so it's encoded whole (RFC 2047).
 */
function subjectHeader(subject: string): string | { prepared: true; value: string } {
  if (!subject.includes('=?')) return subject;
  const words: string[] = [];
  for (const letter of subject) {
    const longer = (words.at(-1) ?? '') + letter;
    if (words.length > 0 && Buffer.byteLength(longer) <= wordBytes) words[words.length - 1] = longer;
    else words.push(letter);
  }
  const encoded = words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`);
  return { prepared: true, value: encoded.join('\r\n ') };
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, ' ');
}

function rejectAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    const late = Object.assign(new Error("The mail server didn't answer in time"), { code: 'ETIMEDOUT' });
    setTimeout(() => reject(late), ms).unref();
  });
}
