import { disputedRefusal } from '@ascendant/domain/payment/disputes';
import { unpayableSentence } from '@ascendant/domain/payout/accounts';
import { maxDependents } from '@ascendant/domain/person/account-limits';
import { z } from 'zod';

/**
 * The body of every error, whatever its status. `error` and `message` are the same text: of a form that was refused, its first field's.
 * Source: rule ERR-01.
 */
export const errorBody = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

interface ErrorKind {
  readonly status: number;
  readonly message: string;
}

/** Every error code of the API, its status, and the sentence people see unless the thrower has a better one. */
export const errorKinds = {
  bad_request: { status: 400, message: 'Please check what you entered.' },
  invalid_input: { status: 400, message: 'Please check the marked fields.' },
  forbidden_field: { status: 400, message: "This field can't be set here." },
  amount_too_large: { status: 400, message: 'This booking is too large to pay at once.' },
  not_free: { status: 400, message: "This event isn't free. Please pay at checkout." },
  agreement_required: { status: 400, message: 'Please accept the liability agreement and terms to proceed.' },
  card_number_in_body: { status: 400, message: "Don't send card details here." },
  unknown_place: { status: 400, message: 'We could not find that place' },
  wrong_password: { status: 400, message: "That isn't your current password." },
  wrong_code: { status: 400, message: 'Invalid verification code' },
  passkey_refused: { status: 400, message: "That passkey didn't work here. Please try again, or sign in another way." },
  unauthenticated: { status: 401, message: 'Please sign in.' },
  key_refused: { status: 401, message: 'This API key isn’t valid. Make a new one under API keys.' },
  wrong_credentials: { status: 401, message: 'Invalid Username or Password' },
  payment_declined: { status: 402, message: 'Your card was declined.' },
  payment_not_complete: { status: 402, message: 'Payment confirmation failed' },
  forbidden: { status: 403, message: "You don't have permission to do this." },
  account_required: { status: 403, message: 'Create an account to do this.' },
  mailbox_unproven: { status: 403, message: 'Sign in with a code from your mailbox to do this.' },
  confirmation_required: { status: 403, message: "Please confirm that it's you." },
  second_factor_required: { status: 403, message: 'Enter the code from your authenticator app.' },
  second_factor_missing: {
    status: 403,
    message: 'Admins need a second way to prove who they are. Please set one up first.',
  },
  csrf: { status: 403, message: 'This request came from another site.' },
  account_disabled: { status: 403, message: 'This account is disabled' },
  email_not_verified: { status: 403, message: 'Please verify your email before logging in' },
  not_found: { status: 404, message: "We couldn't find that." },
  gone: { status: 410, message: 'This event is no longer available.' },
  method_not_allowed: { status: 405, message: "This method isn't allowed here." },
  account_exists: { status: 409, message: 'This address already has an account. Please sign in to it.' },
  taken: { status: 409, message: 'This is already taken.' },
  too_many_dependents: { status: 409, message: `You can add at most ${maxDependents} people to your family.` },
  no_room_for_picture: { status: 409, message: "You've reached the 200 MB limit for pictures." },
  price_changed: { status: 409, message: 'The price has changed. Please review the new total.' },
  payouts_off: { status: 409, message: 'Payouts aren’t available on this site. Please ask the people who run it.' },
  payouts_due: {
    status: 409,
    message:
      'Money is due or on its way, so you can’t start over with another account yet. Please try again once it’s paid.',
  },
  organizer_not_payable: { status: 409, message: unpayableSentence(false) },
  sold_out: { status: 409, message: "There aren't enough seats left." },
  resource_in_use: { status: 409, message: 'More of it are in use, now or later. Free them first.' },
  not_available: { status: 409, message: 'This time has just been taken by another group.' },
  extra_sold_out: { status: 409, message: 'Something you chose has just been taken. Please choose again.' },
  extra_not_offered: { status: 409, message: 'Something you chose isn’t offered any longer. Please choose again.' },
  nothing_to_pay: { status: 409, message: "There's nothing to pay for this booking." },
  not_on_sale: { status: 409, message: 'Pricing not available' },
  date_changed: {
    status: 409,
    message: 'This date was moved since you chose it. Please look at its new day and time.',
  },
  already_booked: { status: 409, message: 'Someone in this booking already has a seat at this event.' },
  seats_free: { status: 409, message: 'There are seats left. You can book now.' },
  payment_disputed: { status: 409, message: disputedRefusal },
  refund_too_large: { status: 409, message: "That's more than is left to refund." },
  cannot_cancel: { status: 409, message: "This booking can't be cancelled." },
  refund_changed: { status: 409, message: 'The refund has changed. Please review the new amount.' },
  cannot_move: { status: 409, message: "This booking can't be moved." },
  cannot_add: { status: 409, message: 'No one can be added to this booking.' },
  booking_moved: { status: 409, message: 'This booking has just been moved. Look at it again before you move it.' },
  date_moved: { status: 409, message: 'This date has been moved meanwhile. Look at it again.' },
  cannot_rename: { status: 409, message: "This name can't be changed." },
  cannot_name_guests: { status: 409, message: "These guests can't be named." },
  too_many_holds: {
    status: 409,
    message: "You're paying for other bookings right now. Please finish one of them first.",
  },
  already_paid: { status: 409, message: 'This booking is already paid.' },
  being_paid: {
    status: 409,
    message: "Your bank is still processing this payment, so your seats stay held. We'll email you when it's done.",
  },
  payment_returned: {
    status: 409,
    message: "Payment successful but booking failed. Please contact support. We're refunding your card.",
  },
  in_use: { status: 409, message: "This can't change while it's in use." },
  conversation_closed: { status: 409, message: 'You can’t write to this person.' },
  own_event: { status: 409, message: 'This is your own event.' },
  no_recipients: { status: 409, message: "No one has a confirmed booking yet, so there's no one to message." },
  illegal_transition: { status: 409, message: 'This is no longer possible.' },
  invitation_elsewhere: { status: 403, message: 'This invitation belongs to another email address.' },
  questions_closed: { status: 409, message: 'These questions can’t be answered any more.' },
  invitation_over: { status: 409, message: 'This invitation can’t be accepted any more.' },
  already_member: { status: 409, message: 'This account is already in an organization.' },
  last_owner: { status: 409, message: 'The last owner can’t leave.' },
  too_many_members: { status: 409, message: 'This organization is full.' },
  gate_unknown: {
    status: 403,
    message: 'This check-in link doesn’t work. Check that it’s complete, or ask the organizer for another one.',
  },
  gate_over: { status: 403, message: 'This check-in link has ended.' },
  waiver_changed: {
    status: 409,
    message: 'The organizer has changed this waiver since you opened it. Read the new text, then sign again.',
  },
  waiver_closed: { status: 409, message: 'There’s nothing to sign here any more.' },
  last_admin: { status: 409, message: "You're the only admin." },
  live_events: { status: 409, message: 'You have live events.' },
  live_bookings: { status: 409, message: 'You have live bookings.' },
  edit_conflict: {
    status: 409,
    message: 'Someone else changed this event while you were editing. Compare both versions, then save again.',
  },
  dates_changed: {
    status: 409,
    message: 'These dates have changed meanwhile. Look at the new figures, then save again.',
  },
  locked_field: { status: 409, message: "This can't be changed any more." },
  in_progress: { status: 409, message: 'This request is still being processed.' },
  too_large: { status: 413, message: 'This is too large.' },
  uri_too_long: { status: 414, message: 'This web address is too long.' },
  unsupported_media_type: { status: 415, message: "This type of content isn't accepted here." },
  attendee_refused: { status: 422, message: "Someone in this booking can't attend this event." },
  birth_date_required: { status: 422, message: 'Please add a date of birth to book this event.' },
  discount_refused: { status: 422, message: "This discount code can't be used." },
  idempotency_key_reused: { status: 422, message: 'This request was already sent with different content.' },
  rate_limited: { status: 429, message: 'Too many attempts. Please wait a moment.' },
  unpaid_holds: {
    status: 429,
    message: "You've held seats for this event too often without paying. Please try again tomorrow.",
  },
  message_limit: { status: 429, message: "You've reached today's limit for messages. Please try again tomorrow." },
  change_limit: { status: 429, message: 'This event has changed too often today. Please try again later.' },
  headers_too_large: { status: 431, message: 'These headers are too large.' },
  internal: { status: 500, message: 'Something went wrong. Please try again.' },
  busy: { status: 503, message: "We're busy right now. Please try again in a moment." },
  unavailable: { status: 503, message: "This isn't available right now. Please try again in a moment." },
  payments_unavailable: { status: 503, message: "Payments aren't available right now" },
  storage_full: { status: 507, message: "There's no room for files right now. Please try again later." },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errorKinds;
