import { ApiError, unreachable } from '../../api/api-error';

/** Refusals unrelated to the password, which show the server's own message. */
const unrelatedToPassword = new Set(['account_disabled', 'rate_limited', 'busy', 'unavailable']);

/** Source: specification 1, section 8 (Error catalogue): a login error that contains 'verify your email'. */
export function asksForVerification(error: Error): boolean {
  return error.message.includes('verify your email');
}

/** The address of the sign-up that a login error is about; null if it doesn't say. */
export function unverifiedEmail(error: Error): string | null {
  const email = error instanceof ApiError ? error.body?.['email'] : null;
  return typeof email === 'string' ? email : null;
}

/** The message of a failed sign-in, shown in the form. */
export function loginSentence(error: Error): string {
  if (!(error instanceof ApiError)) return unreachable;
  return (unrelatedToPassword.has(error.code) && error.sentence) || 'Invalid Username or Password';
}
