/** How old what's read from a replica may be. Source: docs/rules/reliability.md, "Reads from a replica". */
export const maxReplicaAgeMs = 1_000;

/** A position in PostgreSQL's log, in bytes. */
export type LogPosition = bigint;

/** Every change that was committed before `askedAt` is in the primary's log before `position`. */
export interface Mark {
  /** By this process's clock that never jumps, in milliseconds. */
  readonly askedAt: number;
  readonly position: LogPosition;
}

/** About two minutes of checks; a replica that's further behind isn't read anyway. */
const mostMarks = 600;

/**
 * How far a replica has come. Its age is how long ago it was certain to have everything: the primary's position is noted again and
 * again, and a replica that has replayed up to a position has what was committed before that position was asked for.
 */
export class Freshness {
  #waiting: Mark[] = [];
  #completeUntil: number | null = null;

  /** Notes where the primary is. @param mark later than those before */
  note(mark: Mark): void {
    if (this.#waiting.length < mostMarks) this.#waiting.push(mark);
  }

  /** Notes what the replica has replayed. */
  replayed(position: LogPosition): void {
    const reached = this.#waiting.filter((mark) => mark.position <= position).at(-1);
    if (reached === undefined) return;
    this.#completeUntil = reached.askedAt;
    this.#waiting = this.#waiting.filter((mark) => mark.position > position);
  }

  /** Forgets how far it was, because it failed. */
  lose(): void {
    this.#completeUntil = null;
  }

  /** How old what it shows may be, in milliseconds; null while that's unknown. */
  ageMs(now: number): number | null {
    return this.#completeUntil === null ? null : now - this.#completeUntil;
  }

  isFresh(now: number): boolean {
    return (this.ageMs(now) ?? Infinity) <= maxReplicaAgeMs;
  }

  /** Whether it has everything that was committed before an instant. */
  hasAllBefore(instant: number): boolean {
    return (this.#completeUntil ?? -Infinity) >= instant;
  }
}

/** @param text as PostgreSQL writes it: `16/B374D848` */
export function positionOf(text: string): LogPosition {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
