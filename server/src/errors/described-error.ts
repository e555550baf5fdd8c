import { DatabaseError } from 'pg';

/** What a log can contain about an error: names, codes and code locations. */
export interface DescribedError {
  readonly type: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly message?: string;
  readonly frames: readonly string[];
  readonly cause?: DescribedError;
  /** The first of those that an AggregateError has. */
  readonly errors?: readonly DescribedError[];
}

const maxFrames = 12;
const maxErrors = 3;

/**
 * Describes an error for a log without the data it might quote: messages of the database and of queries contain values of
 * rows (ERR-03). Other messages are our own or the language's, and are kept.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] };
  const isQuery =
    error instanceof DatabaseError || error.constructor.name === 'DrizzleQueryError' || error.name === 'ZodError';
  return {
    type: error.name.toLowerCase() === 'error' ? error.constructor.name : error.name,
    ...textProperty(error, 'code'),
    ...textProperty(error, 'constraint'),
    ...(isQuery ? {} : { message: error.message }),
    frames: framesOf(error),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
    ...(error instanceof AggregateError ? { errors: error.errors.slice(0, maxErrors).map(describeError) } : {}),
  };
}

function framesOf(error: Error): readonly string[] {
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim());
  return lines.filter((line) => line.startsWith('at ')).slice(0, maxFrames);
}

function textProperty(error: Error, name: 'code' | 'constraint'): Record<string, string> {
  const value: unknown = new Map(Object.entries(error)).get(name);
  return typeof value === 'string' ? { [name]: value } : {};
}
