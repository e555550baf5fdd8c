/** A rule's answer when it accepts: the requested value. */
export interface Ok<Value> {
  readonly ok: true;
  readonly value: Value;
}

/**
 * A rule's answer when it refuses: a stable code for programs, and a title and a sentence for people.
 * A refusal is an answer, not an error: it's returned, never thrown, so callers have to look at it.
 */
export interface Refusal<Code extends string = string> {
  readonly ok: false;
  readonly code: Code;
  readonly title: string;
  readonly message: string;
}

export type Result<Value, Code extends string = string> = Ok<Value> | Refusal<Code>;

export function ok<Value>(value: Value): Ok<Value> {
  return { ok: true, value };
}

/**
 * @param title the first line of a toast, from the specification's list of messages
 * @param message the sentence below it; the title again where the list has only one
 */
export function refuse<Code extends string>(code: Code, title: string, message: string = title): Refusal<Code> {
  return { ok: false, code, title, message };
}
