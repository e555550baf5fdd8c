/**
 * The time of this machine, for values that can be slightly off: headers, caches, texts. Decisions about money, seats and
 * codes use the database's `now()` instead (PAY-18).
 */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
