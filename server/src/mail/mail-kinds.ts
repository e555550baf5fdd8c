import type { MailCondition, MailRow } from '../../db/schema/mails';

/** Whether something is still true. @param of the object's id @param userId who gets the email; null if their account is gone */
type MailConditionCheck = (of: number, userId: number | null) => Promise<boolean>;

/** Where modules define what emails can depend on. */
export interface MailConditions {
  /** Call it once per condition, before the first email is sent. */
  define(condition: MailCondition, check: MailConditionCheck): void;
  /** Says how to send a fresh code in place of one that waited too long to be sent. Call it once per kind. */
  defineCode(kind: MailKind, renew: RenewCode): void;
}

/** Writes the email with the fresh code, unless the code isn't wanted any more. */
type RenewCode = (late: Pick<MailRow, 'to' | 'userId'>) => Promise<void>;

/** Every kind of email, as `mails.kind` stores it. When each is sent: docs/rules/emails.md, which a test compares with this list. */
export const mailKinds = [
  'booking_confirmed',
  'payment_problem',
  'payment_refunded',
  'refund_made',
  'partial_refund',
  'people_added',
  'people_cancelled',
  'extras_given_back',
  'booking_moved',
  'ticket_renamed',
  'booking_cancelled',
  'refund_failed',
  'refund_waits',
  'refund_repeated',
  'refund_closed',
  'charged_back',
  'dispute_lost',
  'event_changed',
  'moved_date_reminder',
  'clock_change',
  'waiver_asked',
  'waiver_reminder',
  'questions_asked',
  'questions_reminder',
  'event_reminder',
  'event_thanks',
  'event_message',
  'attendee_message',
  'guest_booking',
  'guest_cancelled',
  'organizer_booking',
  'organizer_cancellation',
  'organizer_digest',
  'organizer_dispute',
  'event_message_test',
  'conversation_message',
  'conversation_reported',
  'test_ticket',
  'waitlist_offer',
  'waitlist_ended',
  'host_new_dates',
  'review_answered',
  'event_review',
  'event_published',
  'event_returned',
  'event_unpublished',
  'event_cancelled',
  'event_few_booked',
  'event_too_few',
  'verification_code',
  'welcome',
  'password_reset_code',
  'sign_in_code',
  'password_changed',
  'email_change_code',
  'email_changed',
  'factor_added',
  'factor_removed',
  'recovery_code_used',
  'recovery_codes_renewed',
  'team_invitation',
  'account_disabled',
  'account_enabled',
  'deletion_requested',
  'deletion_cancelled',
  'deletion_called_off',
  'account_deleted',
  'payout_account',
  'payout_returned',
  'webhook_failing',
  'webhook_off',
  'help_question',
  'admin_payment_refunded',
  'admin_refund_failed',
  'admin_dispute',
  'admin_dispute_reminder',
] as const;
export type MailKind = (typeof mailKinds)[number];

export interface DefinedMailConditions extends MailConditions {
  /** Whether what an email says is still true. */
  holdsFor(mail: Pick<MailRow, 'onlyIf' | 'onlyIfOf' | 'userId'>): Promise<boolean>;
  /** How the code of an email is renewed; undefined for emails without one. */
  renewalOf(kind: string): RenewCode | undefined;
}

export function definedMailConditions(): DefinedMailConditions {
  const checks = new Map<MailCondition, MailConditionCheck>();
  const renewals = new Map<string, RenewCode>();
  return {
    define: (condition, check) => void checks.set(condition, check),
    defineCode: (kind, renew) => void renewals.set(kind, renew),
    renewalOf: (kind) => renewals.get(kind),
    holdsFor: async ({ onlyIf, onlyIfOf, userId }) => {
      if (onlyIf === null || onlyIfOf === null) return true;
      const check = checks.get(onlyIf);
      if (check === undefined) throw new RangeError(`Nothing checks ${onlyIf}`);
      return check(onlyIfOf, userId);
    },
  };
}
