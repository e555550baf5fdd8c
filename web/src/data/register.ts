import { ApiError } from '../api/api-error';
import { call, type CallInput } from '../api/client';

/** What's sent to sign up, and what to do about a username that we proposed. */
export type Registration = CallInput<'register'>['body'] & {
  /** What to try in turn if it's taken. Left out if the person chose it. */
  readonly otherUsernames?: readonly string[];
  /** Told which one it was. */
  readonly onUsername?: (username: string) => void;
};

/** Signs up, with the first of the proposed usernames that's free. @throws ApiError if none is, or for any other refusal */
export async function register({ otherUsernames = [], onUsername, ...body }: Registration) {
  try {
    const reply = await call('POST /api/register', { body });
    onUsername?.(body.username);
    return reply;
  } catch (error) {
    const [next, ...rest] = otherUsernames;
    if (next === undefined || !isOnlyUsernameTaken(error)) throw error;
    return register({ ...body, username: next, otherUsernames: rest, ...(onUsername && { onUsername }) });
  }
}

function isOnlyUsernameTaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'taken' && Object.keys(error.fields).join() === 'username';
}
