/** How the sandbox misbehaves on request, so that tests can try everything a real network does (rule PAY-20). Changes in place. */
export interface SandboxFaults {
  /** How many of the next calls succeed, but their replies are lost. */
  loseAnswers: number;
  /** How many of the next calls fail before anything is done. */
  failCalls: number;
  /** How long every reply is delayed. */
  delayMs: number;
  /** How many times each notice is sent. */
  copies: number;
  /** Whether the newest notices are sent first. */
  isReversed: boolean;
  /** Whether no notices are sent. */
  isSilent: boolean;
}

export function noFaults(): SandboxFaults {
  return { loseAnswers: 0, failCalls: 0, delayMs: 0, copies: 1, isReversed: false, isSilent: false };
}

/** Whether the fault affects this call. If it does, the count goes down by one. */
export function takes(faults: SandboxFaults, name: 'loseAnswers' | 'failCalls'): boolean {
  if (faults[name] <= 0) return false;
  faults[name] -= 1;
  return true;
}
