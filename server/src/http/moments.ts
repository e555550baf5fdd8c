/**
 * When what visitors see changes by itself, without a commit that we'd hear of: a tier ends at a local midnight, which is a quarter of an hour
 * everywhere, and an event starts, and its sale ends, at a whole minute.
 */
const minuteMs = 60_000;
const quarterHourMs = 15 * minuteMs;
/** How far the database's clock, which decides, may be behind ours. */
const clockSkewMs = 1000;

/**
 * A number that changes with each whole minute, and again a second later for a database whose clock is behind. A response mustn't be used
 * again once it has changed.
 * Source: docs/rules/reliability.md, "Response cache".
 */
export function periodAt(nowMs: number): number {
  const minute = Math.floor(nowMs / minuteMs);
  return nowMs % minuteMs < clockSkewMs ? minute - 0.5 : minute;
}

/** How many seconds a response may be used by others, who don't hear from us: this many, or until the next quarter of an hour. */
export function sharedSeconds(most: number, nowMs = Date.now()): number {
  return Math.min(most, Math.floor((quarterHourMs - (nowMs % quarterHourMs)) / 1000));
}
