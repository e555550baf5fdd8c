/** What a rule answers when it says yes: the value it was asked for. */
export interface Ok<Value> {
  readonly ok: true;
  readonly value: Value;
}

/**
 * What a rule answers when it says no: a stable code for programs, a sentence for people, and the facts it was decided on.
 * A refusal is an answer, not an error: it is returned, never thrown, so that callers must look at it.
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
 * @param title what a toast shows first, from the specification's catalogue
 * @param message the sentence below it; the title again where the catalogue has only one
 */
export function refuse<Code extends string>(code: Code, title: string, message: string = title): Refusal<Code> {
  return { ok: false, code, title, message };
}
