/**
 * The time of this machine, for what may be a little wrong: headers, caches, texts. What decides over money, places and
 * codes takes the database's `now()` instead (PAY-18).
 */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
