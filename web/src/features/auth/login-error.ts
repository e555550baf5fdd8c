import { ApiError } from '../../api/api-error';

/** Refusals that have nothing to do with the password, which would be wrong to blame. */
const ownWords = new Set(['account_disabled', 'rate_limited', 'busy', 'unavailable']);

/** Source: specification 1, section 8 (Error catalogue): a login error that contains 'verify your email'. */
export function asksForVerification(error: Error): boolean {
  return error.message.includes('verify your email');
}

/** What a failed sign-in says at the form. */
export function loginSentence(error: Error): string {
  if (!(error instanceof ApiError)) return 'We couldn’t reach Ascendant. Please try again.';
  return (ownWords.has(error.code) && error.sentence) || 'Invalid Username or Password';
}
