import { isDisputeOpen, type DisputeStatus } from './disputes';

/** What evidence is about, in the order in which it's shown. The site puts together all of it but the last part. */
export const evidenceParts = ['sale', 'money', 'policy', 'use', 'contact', 'messages', 'note'] as const;
export type EvidencePart = (typeof evidenceParts)[number];

export const evidencePartTitles: Readonly<Record<EvidencePart, string>> = {
  sale: 'What was sold',
  money: 'Receipts and refunds',
  policy: 'Terms that were accepted',
  use: 'Tickets and check-in',
  contact: 'Emails to the traveller',
  messages: 'Messages on the site',
  note: 'Anything to add',
};

/** The evidence about a payment, each part a text. An empty part isn't sent. */
export type Evidence = Readonly<Record<EvidencePart, string>>;

/** What was sent, with an empty text for parts that evidence didn't have then. */
export function wholeEvidence(stored: Partial<Evidence>): Evidence {
  return { sale: '', money: '', policy: '', use: '', contact: '', messages: '', note: '', ...stored };
}

/** Characters of what an admin adds. */
export const evidenceNoteMaxLength = 5000;
/** Characters that the provider takes in a field. */
export const evidenceFieldMaxLength = 20_000;
/** Characters of one part. */
export const evidencePartMaxLength = 19_000;

/** A text that's too long ends here, and says so. @param max characters */
export function cutEvidence(text: string, max = evidencePartMaxLength): string {
  const end = '\n(shortened)';
  return text.length <= max ? text : text.slice(0, max - end.length) + end;
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
  return evidenceRefusal(dispute, now) === null;
}

/** Why evidence can't be sent or changed, in a sentence; null if it can. Source: rule PAY-25. */
export function evidenceRefusal(dispute: AnsweredDispute, now: Date): string | null {
  const { status, evidenceDueAt, evidenceAskedAt, evidenceError } = dispute;
  if (evidenceAskedAt !== null && evidenceError === null) return 'Evidence about this dispute has already been sent.';
  if (!isDisputeOpen(status)) return 'This dispute is over, so the bank takes no more evidence.';
  if (status === 'under_review') return 'The bank is already deciding, so it takes no more evidence.';
  if (evidenceDueAt !== null && evidenceDueAt.getTime() <= now.getTime())
    return 'The deadline for evidence about this dispute has passed.';
  return null;
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
