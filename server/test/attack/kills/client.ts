import { setTimeout as sleep } from 'node:timers/promises';
import type { Heard } from '../../process/ask';
import type { ServerProcess } from '../../process/server-process';
import type { Chance } from './chance';
import type { Journal, Outcome } from './journal';

/** The last answer to a request that may have been sent more than once. */
export interface Answer {
  /** Null if the client gave up. */
  readonly heard: Heard;
  readonly isRepeat: boolean;
}

/** A client of a server that keeps dying. */
export interface Client {
  /** Sends a request until it's answered with something other than 'try again'. Some clients give up when the connection breaks. */
  insist(send: (server: ServerProcess) => Promise<Heard>): Promise<Answer>;
  /** The same for a request with a key that nothing can refuse: any answer but this status is a bug, a repeat's too. */
  insistOn(status: number, send: (server: ServerProcess) => Promise<Heard>): Promise<Answer>;
}

/** On a busy machine a start takes long, and the next kill may come first, several times in a row. */
const timeoutMs = 300_000;
/** A key or a payment that's still being worked on, and a server that's busy, stopping or without its database or its provider. */
const tryAgain = new Set(['in_progress', 'busy', 'unavailable', 'payments_unavailable', 'payment_processing']);

interface ClientSetting {
  /** The server that runs now. */
  readonly current: () => ServerProcess;
  readonly journal: Journal;
  readonly chance: Chance;
}

export function clientOf({ current, journal, chance }: ClientSetting): Client {
  const insist: Client['insist'] = async (send) => {
    const end = Date.now() + timeoutMs;
    const givesUp = chance.is(0.2);
    for (let isRepeat = false; Date.now() < end; isRepeat = true) {
      const heard = await send(current());
      journal.calls[heard === null ? 'lost' : 'answered'] += 1;
      if (heard?.status === 503 && heard.retryAfter === null) journal.bugs.push(`503 without Retry-After`);
      if (heard?.status === 500) journal.bugs.push(`500 ${JSON.stringify(heard.json)}`);
      if (heard === null ? givesUp : heard.status !== 500 && !tryAgain.has(String(heard.json['code'])))
        return { heard, isRepeat };
      await sleep(chance.between(50, 400));
    }
    journal.bugs.push(`no answer in ${timeoutMs / 1000} seconds`);
    return { heard: null, isRepeat: true };
  };
  const insistOn: Client['insistOn'] = async (status, send) => {
    const answer = await insist(send);
    if (answer.heard !== null && answer.heard.status !== status)
      journal.bugs.push(`${answer.heard.status} instead of ${status}: ${JSON.stringify(answer.heard.json)}`);
    return answer;
  };
  return { insist, insistOn };
}

/** What a client knows. A repeat may be refused because the first one worked. */
export function outcomeOf({ heard, isRepeat }: Answer): Outcome {
  if (heard !== null && heard.status < 300) return 'acknowledged';
  return heard === null || isRepeat ? 'unknown' : 'refused';
}
