/** How the stand-in misbehaves, and how many times. Changes in place. */
export interface StandInFaults {
  /** Calls that take effect, but the connection breaks before the answer. */
  loseAnswers: number;
  /** Calls that get a 500 and have no effect; the same key may be tried again. */
  failCalls: number;
  /** Calls with a key that get a 500, which Stripe stores under that key and repeats. */
  failForGood: number;
  /** Calls that get a 429. */
  refuseAsTooMany: number;
  /** How late every answer is. */
  delayMs: number;
}

export function noFaults(): StandInFaults {
  return { loseAnswers: 0, failCalls: 0, failForGood: 0, refuseAsTooMany: 0, delayMs: 0 };
}

/** Whether this call has the fault. If so, the count goes down by one. */
export function takes(faults: StandInFaults, name: Exclude<keyof StandInFaults, 'delayMs'>): boolean {
  if (faults[name] <= 0) return false;
  faults[name] -= 1;
  return true;
}
