import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { runningSite } from './running-site';

/** An email as it would have been sent. */
export interface Mail {
  readonly subject: string;
  /** The whole message, decoded as far as needed to read its plain text. */
  readonly text: string;
}

/** Every email to an address so far, in no particular order. */
export function mailsTo(address: string): readonly Mail[] {
  const folder = join(runningSite().dataDir, 'outbox');
  return filesIn(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((eml) => new RegExp(`^To: .*${escaped(address)}`, 'im').test(eml))
    .map((eml) => ({ subject: subjectOf(eml), text: unfolded(eml) }));
}

/** Waits for an email, because the job queue sends them after the commit that queued them. */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  const find = (): Mail | undefined => mailsTo(address).find((mail) => subject.test(mail.subject));
  const patience = { message: `an email to ${address} about ${subject}`, timeout: 60_000 };
  await expect.poll(() => find() !== undefined, patience).toBe(true);
  const mail = find();
  if (!mail) throw new Error(`The email to ${address} has disappeared.`);
  return mail;
}

/** The six digits of an email; by default, of the one that verifies a new account. */
export async function verificationCode(address: string, subject = /verification code/): Promise<string> {
  const { text } = await mailTo(address, subject);
  const code = /^\s*(\d{6})\s*$/m.exec(text)?.[1];
  if (code === undefined) throw new Error(`There's no code in the email to ${address}.`);
  return code;
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
}

function subjectOf(eml: string): string {
  const line = /^Subject: ((?:.*\r\n)(?:[ \t].*\r\n)*)/im.exec(eml)?.[1] ?? '';
  const words = line.replaceAll(/\?=\r\n[ \t]+=\?/g, '?==?').replaceAll(/\r\n[ \t]+/g, ' ');
  return words
    .replaceAll(/=\?utf-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, text: string) => decoded(kind, text))
    .trim();
}

/** A word in a header that isn't plain ASCII (RFC 2047). */
function decoded(kind: string, text: string): string {
  if (kind.toUpperCase() === 'B') return Buffer.from(text, 'base64').toString('utf8');
  const bytes = text
    .replaceAll('_', ' ')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Removes the soft line breaks of quoted-printable. */
function unfolded(eml: string): string {
  return eml.replaceAll('=\r\n', '').replaceAll('\r\n', '\n');
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
