import { ApiError } from '../../api/api-error';

/** Whether the server has said no: asking again would be answered the same. */
export function isDecided(error: unknown): error is ApiError {
  return error instanceof ApiError && [403, 404, 409].includes(error.status) && error.code !== 'in_progress';
}

/** The server's sentence where it has decided or asks to wait; else the one of the error catalogue. */
export function whyNot(error: unknown, fallback: string): string {
  const speaks = isDecided(error) || (error instanceof ApiError && error.status === 429);
  return (speaks && error.sentence) || fallback;
}
