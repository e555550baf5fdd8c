import { setTimeout as sleep } from 'node:timers/promises';
import type { CallTimeout } from '../adapters/payments/call-timeout';
import { takes, type SandboxFaults } from './faults';
import { SandboxError } from './ledger-entries';

/** There was no reply in time, or it was a server error. */
class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

const firstPauseMs = 250;

/**
 * Calls the sandbox as if it were across a network, with everything that can go wrong there. Failed calls are retried with the
 * same key, after a slightly randomized pause (rule PAY-14).
 */
export async function overTheNetwork<Answer>(
  faults: SandboxFaults,
  { timeoutMs, retries }: CallTimeout,
  work: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await inTime(timeoutMs, () => oneCall(faults, work));
    } catch (error) {
      if (error instanceof SandboxError || tries >= retries) throw error;
      await sleep(Math.min(firstPauseMs, timeoutMs) * 2 ** tries * (0.5 + Math.random()));
    }
  }
}

async function oneCall<Answer>(faults: SandboxFaults, work: () => Promise<Answer>): Promise<Answer> {
  if (takes(faults, 'failCalls')) throw new NoAnswerError('the sandbox answered 500');
  const [isLost, { delayMs }] = [takes(faults, 'loseAnswers'), faults];
  const answer = await work();
  if (delayMs > 0) await sleep(delayMs, undefined, { ref: false });
  if (isLost) throw new NoAnswerError('the answer was lost');
  return answer;
}

async function inTime<Answer>(timeoutMs: number, work: () => Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswerError(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
