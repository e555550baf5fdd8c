import { mailKinds, type MailKind } from './mail-kinds';

/** Why each kind of email is sent, as admins read it on a person's page. In full: docs/rules/emails.md. */
const reasons: Readonly<Record<MailKind, string>> = {
  booking_confirmed: 'Their booking was confirmed',
  payment_problem: 'Their booking ended unpaid after a card was declined',
  payment_refunded: 'Their booking ended, and its refund was on its way',
  refund_made: 'Their refund was made',
  people_cancelled: 'They cancelled some of the people of a booking',
  partial_refund: 'A part of their payment was refunded',
  booking_cancelled: 'Their free booking ended',
  refund_failed: 'Their refund failed',
  refund_waits: 'Their refund waited for the bank’s decision',
  refund_repeated: 'A failed refund was tried again',
  refund_closed: 'An admin closed their refund',
  charged_back: 'The bank returned the payment of a booking that had ended',
  dispute_lost: 'The bank returned the payment of a confirmed booking',
  event_changed: 'An event they booked changed its time or location',
  clock_change: 'New rules for the clocks moved an event they booked',
  event_reminder: 'An event they booked was about to start',
  event_thanks: 'An event they booked was over',
  event_message: 'The organizer wrote to everyone who booked',
  event_message_test: 'They sent themselves a test of a message to attendees',
  test_ticket: 'An admin sent a test ticket',
  waitlist_offer: 'Seats were offered to them from the waitlist',
  waitlist_ended: 'An event was cancelled while they were on its waitlist',
  review_answered: 'Their review was answered',
  event_review: 'An organizer asked for a review of an event',
  event_published: 'Their event was published',
  event_returned: 'An admin asked for changes to their event',
  event_unpublished: 'An admin took their event off the site',
  event_cancelled: 'An admin cancelled their event',
  verification_code: 'They signed up, or asked for another code',
  welcome: 'Their sign-up was complete',
  password_reset_code: 'A reset of their password was asked for',
  password_changed: 'Their password was changed',
  email_change_code: 'A change of their email was asked for',
  email_changed: 'Their email was changed',
  factor_added: 'A sign-in method was added',
  factor_removed: 'A sign-in method was removed',
  recovery_code_used: 'A recovery code was used',
  recovery_codes_renewed: 'Their recovery codes were replaced',
  deletion_requested: 'They asked for their account to be deleted',
  deletion_cancelled: 'They signed in, so their account was kept',
  deletion_called_off: 'Their account couldn’t be deleted',
  account_deleted: 'Their account was deleted',
  help_question: 'Someone wrote through the contact form',
  admin_payment_refunded: 'A payment that ended without a booking was refunded, and admins are told',
  admin_refund_failed: 'A refund failed, and admins are told',
  admin_dispute: 'A payment was disputed, and admins are told',
};

/** @param kind as `mails.kind` stores it; an older one, which no email has any longer, says nothing */
export function mailReason(kind: string): string {
  const known = mailKinds.find((each) => each === kind);
  return known === undefined ? '' : reasons[known];
}
