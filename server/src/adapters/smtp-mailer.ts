import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Mail, Mailer } from './mailer';

const seconds = 1000;

/** Sends over SMTP. The URL can contain a password, so it never appears in our errors. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, {
    from,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      await Promise.race([transport.sendMail(message(mail, from)), rejectAfter(30 * seconds)]);
    },
    forget: async () => undefined,
  };
}

/** An email in nodemailer's format. Line breaks are removed from header values (WEB-11). */
export function message(mail: Mail, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: oneLine(mail.to) },
    ...(mail.replyTo ? { replyTo: { name: '', address: oneLine(mail.replyTo) } } : {}),
    subject: oneLine(mail.subject),
    headers: { ...mail.headers },
    messageId: mail.messageId,
    text: mail.text,
    html: mail.html,
    attachments: mail.files.map((file) => ({ ...file, filename: oneLine(file.filename) })),
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, ' ');
}

function rejectAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error("The mail server didn't answer in time")), ms).unref();
  });
}
