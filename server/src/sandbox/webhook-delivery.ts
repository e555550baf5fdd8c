import { createHmac } from 'node:crypto';
import type { Database } from '../database/database';
import { markNoticesDelivered, takeDueNotices } from './notices.repository';

export interface WebhookTarget {
  /** Where notices are sent; null while the server isn't listening. */
  readonly url: () => string | null;
  readonly secret: string;
  /** Signs what's about connected accounts, which goes to an endpoint of its own. */
  readonly connectSecret: string;
}

const batch = 20;
const answerTimeoutMs = 10_000;

/**
 * Sends every notice that's due, signed, over HTTP. One that isn't answered with 2xx is sent again, with growing pauses.
 * @returns how many were accepted
 */
export async function deliverDueNotices(db: Database, target: WebhookTarget): Promise<number> {
  const url = target.url();
  if (url === null) return 0;
  const due = await takeDueNotices(db, batch);
  const accepted: string[] = [];
  for (const { id, payload } of due) {
    const isOfAccount = 'account' in payload || 'related_object' in payload;
    const [to, secret] = isOfAccount ? [`${url}/connect`, target.connectSecret] : [url, target.secret];
    if (await send(to, JSON.stringify(payload), secret)) accepted.push(id);
  }
  // If we die before this, they're sent once more.
  if (accepted.length > 0) await markNoticesDelivered(db, accepted);
  return accepted.length;
}

async function send(url: string, body: string, secret: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: webhookHeaders(body, secret),
      body,
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    return response.ok;
  } catch {
    // No reply. The notice was postponed before it was sent, so it will be sent again.
    return false;
  }
}

/**
 * The headers of a webhook: `t=seconds,v1=hex` signs `seconds.body`. Source: Stripe documentation, docs.stripe.com/webhooks/signature.
 * @param atSeconds when it's signed; by default now
 */
export function webhookHeaders(body: string, secret: string, atSeconds = Math.floor(Date.now() / 1000)) {
  const digest = createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex');
  return { 'content-type': 'application/json', 'stripe-signature': `t=${atSeconds},v1=${digest}` };
}

/** What the sandbox does by itself: what test cards do after a while, and sending notices. */
interface Background {
  playDue(): Promise<void>;
  deliver(): Promise<number>;
}

/** Checks for what's due regularly until stopped. A failed check is reported, and the next one tries again. */
export function startDelivery(
  { playDue, deliver }: Background,
  report: (error: unknown) => void,
  everyMs = 500,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;
  const look = async (before: Promise<unknown>): Promise<void> => {
    await before;
    if (stopped) return;
    await playDue().catch(report);
    await deliver().catch(report);
  };
  const timer = setInterval(() => {
    running = look(running);
  }, everyMs);
  return async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  };
}
