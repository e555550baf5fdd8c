import type { DisputeStatus } from './disputes';

/** What evidence is about, in the order in which it's shown. The site puts together all of it but the last part. */
export const evidenceParts = ['sale', 'policy', 'use', 'contact', 'note'] as const;
export type EvidencePart = (typeof evidenceParts)[number];

export const evidencePartTitles: Readonly<Record<EvidencePart, string>> = {
  sale: 'What was sold',
  policy: 'Terms that were accepted',
  use: 'Tickets and check-in',
  contact: 'Emails to the traveller',
  note: 'Anything to add',
};

/** The evidence about a payment, each part a text. An empty part isn't sent. */
export type Evidence = Readonly<Record<EvidencePart, string>>;

/** Characters of what an admin adds. */
export const evidenceNoteMaxLength = 5000;
/** Characters of one part: the provider takes 20,000 in a field. */
export const evidencePartMaxLength = 19_000;

/** A part that's too long ends here, and says so. */
export function cutEvidence(text: string): string {
  const end = '\n(shortened)';
  return text.length <= evidencePartMaxLength ? text : text.slice(0, evidencePartMaxLength - end.length) + end;
}

/** How a dispute is answered. */
interface AnsweredDispute {
  readonly status: DisputeStatus;
  /** Null if the provider names none. */
  readonly evidenceDueAt: Date | null;
  /** When an admin sent evidence, whether or not the provider has it yet. */
  readonly evidenceAskedAt: Date | null;
  /** Why the provider refused it. */
  readonly evidenceError: string | null;
}

/**
 * Whether evidence can be sent: while the bank asks for it, until the deadline, once. What the provider refused can be sent again.
 * Source: rule PAY-25.
 */
export function takesEvidence(dispute: AnsweredDispute, now: Date): boolean {
  const { status, evidenceDueAt, evidenceAskedAt, evidenceError } = dispute;
  if (status !== 'inquiry' && status !== 'needs_response') return false;
  if (evidenceDueAt !== null && evidenceDueAt.getTime() <= now.getTime()) return false;
  return evidenceAskedAt === null || evidenceError !== null;
}

const hour = 3_600_000;
/** When admins are reminded, before the deadline. */
export const reminderHours = { first: 72, last: 24 } as const;

/** Which reminder of a dispute that takes evidence is due; null if none is, or it has no deadline. */
export function evidenceReminder(dispute: AnsweredDispute, now: Date): keyof typeof reminderHours | null {
  if (dispute.evidenceDueAt === null || !takesEvidence(dispute, now)) return null;
  const left = dispute.evidenceDueAt.getTime() - now.getTime();
  if (left <= reminderHours.last * hour) return 'last';
  return left <= reminderHours.first * hour ? 'first' : null;
}
