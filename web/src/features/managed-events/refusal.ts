import { ApiError } from '../../api/api-error';

/** Whether the refusal is final: trying again would give the same answer. */
export function isFinalRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && [403, 404, 409].includes(error.status) && error.code !== 'in_progress';
}

/** The server's message if its refusal is final or it asks to wait; otherwise the error catalogue's. */
export function refusalMessage(error: unknown, fallback: string): string {
  const speaks = isFinalRefusal(error) || (error instanceof ApiError && error.status === 429);
  return (speaks && error.sentence) || fallback;
}
