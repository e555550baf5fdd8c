import { ApiError } from '../../api/api-error';

/** Refusals that trying again can change: the first call is still running, or the person hasn't confirmed yet that it's them. */
const passing: readonly string[] = ['in_progress', 'confirmation_required'];

/** Whether the refusal is final: trying again would give the same answer. */
export function isFinalRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && [403, 404, 409].includes(error.status) && !passing.includes(error.code);
}

/** The server's message if its refusal is final or it asks to wait; otherwise the error catalogue's. */
export function refusalMessage(error: unknown, fallback: string): string {
  const speaks = isFinalRefusal(error) || (error instanceof ApiError && [403, 429].includes(error.status));
  return (speaks && error.sentence) || fallback;
}
