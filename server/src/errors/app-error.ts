import { errorKinds, type ErrorCode } from '@ascendant/contract/errors';

/** What an error can say besides its code. */
export interface ErrorFacts {
  /** The sentence for people. By default, the code's own, and for a form that was refused its first field's. */
  readonly message?: string;
  /** One sentence for each field, by the field's name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Further keys of the body, such as the new `quote` of price_changed. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
}

/**
 * A request that can't be served. Services throw it, and the error handler writes the reply.
 * The codes, statuses and default sentences are part of the contract.
 */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly code: ErrorCode,
    readonly facts: ErrorFacts = {},
  ) {
    super(facts.message ?? firstSentence(code, facts) ?? errorKinds[code].message);
  }

  get status(): number {
    return errorKinds[this.code].status;
  }
}

/** Clients of the specification show the message alone, so it says what's wrong. Source: rule ERR-01. */
function firstSentence(code: ErrorCode, { fields = {} }: ErrorFacts): string | undefined {
  return code === 'invalid_input' ? Object.values(fields)[0] : undefined;
}
