/** How the sandbox misbehaves, when it is told to, so that everything a real network does can be tried out (rule PAY-20). */
export interface SandboxFaults {
  /** The next so many calls are done, and nobody hears the answer. */
  loseAnswers: number;
  /** The next so many calls fail before anything is done. */
  failCalls: number;
  /** Every answer comes so late. */
  delayMs: number;
  /** Each notice is sent so many times. */
  copies: number;
  /** The newest notices are sent first. */
  isReversed: boolean;
  /** No notices are sent. */
  isSilent: boolean;
}

export function noFaults(): SandboxFaults {
  return { loseAnswers: 0, failCalls: 0, delayMs: 0, copies: 1, isReversed: false, isSilent: false };
}

/** Whether this call is one of those; then one less is to come. */
export function takes(faults: SandboxFaults, name: 'loseAnswers' | 'failCalls'): boolean {
  if (faults[name] <= 0) return false;
  faults[name] -= 1;
  return true;
}
