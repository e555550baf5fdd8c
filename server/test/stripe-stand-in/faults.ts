/** How the stand-in misbehaves, and how many times. Changes in place. */
export interface StandInFaults {
  /** Calls that are done while the connection breaks before the answer. */
  loseAnswers: number;
  /** Calls that get a 500 and are not done; the same key may be tried again. */
  failCalls: number;
  /** Calls with a key that get a 500 which Stripe keeps under that key, and repeats. */
  failForGood: number;
  /** Calls that get a 429. */
  refuseAsTooMany: number;
  /** Every answer comes so late. */
  delayMs: number;
}

export function noFaults(): StandInFaults {
  return { loseAnswers: 0, failCalls: 0, failForGood: 0, refuseAsTooMany: 0, delayMs: 0 };
}

/** Whether this call is one of those; then one less is to come. */
export function takes(faults: StandInFaults, name: Exclude<keyof StandInFaults, 'delayMs'>): boolean {
  if (faults[name] <= 0) return false;
  faults[name] -= 1;
  return true;
}
