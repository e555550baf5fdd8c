import type { ErrorBody } from '@ascendant/contract/errors';
import { productName } from '@ascendant/domain/site/brand';

/**
 * Any non-success reply. The message is the status, a colon, a space and the reply's text, as the specification requires
 * (specification 1, section 8 (Error catalogue)). Show people `sentence` instead.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly text: string,
    readonly body: (ErrorBody & Record<string, unknown>) | null,
    /** When the server asks for it again; null if it doesn't. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(`${status}: ${text}`);
  }

  get code(): string {
    return this.body?.code ?? 'unknown';
  }

  /** The server's message for people; null if it didn't send one. */
  get sentence(): string | null {
    return this.body?.message ?? null;
  }

  /** The message for each field, by field name. */
  get fields(): Readonly<Record<string, string>> {
    return this.body?.fields ?? {};
  }
}

/** There's no answer. */
export const unreachable = `We couldn’t reach ${productName}. Please try again.`;

/** Code couldn't be loaded. With a network, only reloading the page helps, because browsers remember that an import has failed. */
export function notLoadedSentence(): string {
  return navigator.onLine ? 'Part of this page didn’t load. Please reload it.' : unreachable;
}

/** The server's message, or the given fallback from the error catalogue if it didn't send one. */
export function errorSentence(error: unknown, fallback = 'Something went wrong. Please try again.'): string {
  return error instanceof ApiError && error.sentence ? error.sentence : fallback;
}

/** The server's message for each field, by its name; none for any other error. */
export function fieldsOf(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.fields : {};
}

/** What to say at the only field of a form. */
export function fieldSentence(error: unknown, name: string): string {
  return fieldsOf(error)[name] ?? errorSentence(error);
}

/** Reads a failed response into an ApiError, whatever its body is. */
export async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text();
  const retryAfter = response.headers.get('retry-after');
  return new ApiError(
    response.status,
    text || response.statusText,
    parseBody(text),
    retryAfter === null ? null : Number(retryAfter),
  );
}

function parseBody(text: string): ApiError['body'] {
  try {
    const parsed: unknown = JSON.parse(text);
    return isErrorBody(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isErrorBody(value: unknown): value is ErrorBody & Record<string, unknown> {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}
