import type { ErrorBody, ErrorCode } from '@ascendant/contract/errors';
import { databaseTrouble } from '../database/database-errors';
import { AppError } from '../errors/app-error';

/** An error as it leaves the server. `isBug` marks those that a developer has to look at, or an operator if the disk is full. */
export interface Outcome {
  readonly error: AppError;
  readonly isBug: boolean;
}

const retryBusySeconds = 1;
const retryAwaySeconds = 5;

/** The framework's own refusals, by status. Its other errors are our bugs. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  400: 'bad_request',
  404: 'not_found',
  405: 'method_not_allowed',
  406: 'unsupported_media_type',
  413: 'too_large',
  414: 'uri_too_long',
  415: 'unsupported_media_type',
  431: 'headers_too_large',
};

/** What the system says when a file finds no room. */
const diskIsFull = new Set(['ENOSPC', 'EDQUOT']);

/** Classifies anything that was thrown. An error that isn't one of our classes is a bug, and its reply reveals nothing (ERR-02). */
export function outcomeOf(thrown: unknown): Outcome {
  if (thrown instanceof AppError) return { error: thrown, isBug: false };
  const trouble = databaseTrouble(thrown);
  if (trouble === 'busy') return expected('busy', retryBusySeconds);
  if (trouble === 'away') return expected('unavailable', retryAwaySeconds);
  // Other errors (a payment provider's, for example) also have a statusCode, which isn't the one to reply with.
  const code = property(thrown, 'code').startsWith('FST_') ? refusals[property(thrown, 'statusCode')] : undefined;
  if (code !== undefined) return { error: new AppError(code), isBug: false };
  const isFull = diskIsFull.has(property(thrown, 'code'));
  return { error: new AppError(isFull ? 'storage_full' : 'internal'), isBug: true };
}

/** The shape that every error has (ERR-01). */
export function errorBody(error: AppError, requestId: string): ErrorBody & Readonly<Record<string, unknown>> {
  const { fields, details } = error.facts;
  return {
    ...details,
    error: error.message,
    message: error.message,
    code: error.code,
    requestId,
    ...(fields === undefined ? {} : { fields: { ...fields } }),
  };
}

function expected(code: ErrorCode, retryAfterSeconds: number): Outcome {
  return { error: new AppError(code, { retryAfterSeconds }), isBug: false };
}

function property(thrown: unknown, name: 'code' | 'statusCode'): string {
  if (typeof thrown !== 'object' || thrown === null) return '';
  return String(new Map(Object.entries(thrown)).get(name) ?? '');
}
