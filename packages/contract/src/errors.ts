import { maxDependents } from '@ascendant/domain/person/account-limits';
import { z } from 'zod';

/** The body of every error, whatever its status. `error` and `message` are the same text. Source: rule ERR-01. */
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

/** Every code the API answers with, its status, and the sentence for people where the thrower has none of its own. */
export const errorKinds = {
  bad_request: { status: 400, message: 'Please check what you entered.' },
  invalid_input: { status: 400, message: 'Please check the marked fields.' },
  forbidden_field: { status: 400, message: 'This field cannot be set here.' },
  amount_too_large: { status: 400, message: 'This booking is too large to pay in one go.' },
  not_free: { status: 400, message: 'This event has a price. Please pay at checkout.' },
  agreement_required: { status: 400, message: 'Please accept the liability agreement and terms to proceed.' },
  card_number_in_body: { status: 400, message: 'Card details must not be sent here.' },
  unknown_place: { status: 400, message: 'We could not find that place' },
  wrong_code: { status: 400, message: 'Invalid verification code' },
  unauthenticated: { status: 401, message: 'Please sign in.' },
  wrong_credentials: { status: 401, message: 'Invalid Username or Password' },
  payment_declined: { status: 402, message: 'Your card was declined.' },
  payment_not_complete: { status: 402, message: 'This payment is not complete.' },
  forbidden: { status: 403, message: 'You may not do this.' },
  csrf: { status: 403, message: 'This request came from another site.' },
  account_disabled: { status: 403, message: 'This account is disabled' },
  email_not_verified: { status: 403, message: 'Please verify your email before logging in' },
  not_found: { status: 404, message: 'Not found.' },
  method_not_allowed: { status: 405, message: 'This method is not allowed here.' },
  taken: { status: 409, message: 'This is already taken.' },
  too_many_dependents: { status: 409, message: `You can add at most ${maxDependents} people to your family.` },
  no_room_for_picture: { status: 409, message: 'Your pictures take up 200 MB, and there is no room for more.' },
  price_changed: { status: 409, message: 'The price has changed. Please look at the new figures.' },
  sold_out: { status: 409, message: 'There are not enough places left.' },
  nothing_to_pay: { status: 409, message: 'There is nothing to pay for this booking.' },
  not_on_sale: { status: 409, message: 'Pricing not available' },
  already_booked: { status: 409, message: 'Somebody in this booking already has a place on this event.' },
  places_free: { status: 409, message: 'There are places left. You can book now.' },
  refund_too_large: { status: 409, message: 'That is more than is left of this payment.' },
  too_many_holds: { status: 409, message: 'You have too many unpaid bookings. Please finish or cancel one of them.' },
  payment_returned: {
    status: 409,
    message:
      'Payment successful but booking failed. Please contact support. Your money is on its way back to your card.',
  },
  illegal_transition: { status: 409, message: 'This is no longer possible.' },
  in_progress: { status: 409, message: 'This request is still being worked on.' },
  too_large: { status: 413, message: 'This is too large.' },
  uri_too_long: { status: 414, message: 'This address is too long.' },
  unsupported_media_type: { status: 415, message: 'This kind of content is not accepted here.' },
  attendee_refused: { status: 422, message: 'Somebody in this booking may not take part.' },
  birth_date_required: { status: 422, message: 'Please add a date of birth to book this event.' },
  discount_refused: { status: 422, message: 'This discount code cannot be used.' },
  idempotency_key_reused: { status: 422, message: 'This request was already sent with other content.' },
  rate_limited: { status: 429, message: 'Too many tries. Please wait a moment.' },
  headers_too_large: { status: 431, message: 'These headers are too large.' },
  internal: { status: 500, message: 'Something went wrong. Please try again.' },
  busy: { status: 503, message: 'We are busy right now. Please try again in a moment.' },
  unavailable: { status: 503, message: 'This is not available right now. Please try again in a moment.' },
  payments_unavailable: { status: 503, message: 'Payments are not available right now' },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errorKinds;
