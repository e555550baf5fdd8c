import { setTimeout as sleep } from 'node:timers/promises';
import type { StripeApi } from '../../src/sandbox/stripe-api';

/** How the line to the provider misbehaves, and for how many of the next calls. Changes in place. */
export interface LineFaults {
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

export const noFaults: Readonly<LineFaults> = {
  loseAnswers: 0,
  failCalls: 0,
  failForGood: 0,
  refuseAsTooMany: 0,
  delayMs: 0,
};

/** A line to the provider that everything can go wrong on, and that notes what was sent over it. */
export interface FaultyLine {
  readonly faults: LineFaults;
  readonly sent: Request[];
  readonly over: (api: StripeApi) => StripeApi;
}

export function faultyLine(): FaultyLine {
  const faults = { ...noFaults };
  const sent: Request[] = [];
  const spentKeys = new Set<string>();
  const takes = (name: Exclude<keyof LineFaults, 'delayMs'>): boolean => {
    if (faults[name] <= 0) return false;
    faults[name] -= 1;
    return true;
  };
  const answer = async (api: StripeApi, request: Request): Promise<Response> => {
    if (takes('refuseAsTooMany')) return trouble(429, 'rate_limit');
    if (takes('failCalls')) return trouble(500);
    const key = request.headers.get('idempotency-key') ?? '';
    if (spentKeys.has(key)) return trouble(500, undefined, { 'idempotent-replayed': 'true' });
    if (request.method !== 'POST' || !takes('failForGood')) return api(request);
    spentKeys.add(key);
    return trouble(500);
  };
  return {
    faults,
    sent,
    over: (api) => async (request) => {
      sent.push(request.clone());
      const [isLost, { delayMs }] = [takes('loseAnswers'), faults];
      const answered = await answer(api, request);
      if (delayMs > 0) await sleep(delayMs, undefined, { ref: false });
      if (isLost) throw new TypeError('the connection broke');
      return answered;
    },
  };
}

function trouble(status: number, code?: string, headers = {}): Response {
  const message = status === 429 ? 'Too many requests' : 'An unknown error occurred';
  const error = { type: 'api_error', message, ...(code === undefined ? {} : { code }) };
  return Response.json({ error }, { status, headers });
}
