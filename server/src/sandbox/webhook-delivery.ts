import type { Database } from '../database/database';
import { noFaults, type SandboxFaults } from './faults';
import { markNoticesDelivered, takeDueNotices } from './notices.repository';
import { signatureHeader, signBody } from './signature';

export interface WebhookTarget {
  /** Where notices are sent; null while the server isn't listening. */
  readonly url: () => string | null;
  readonly secret: string;
  /** Signs what's about connected accounts, which goes to an endpoint of its own. */
  readonly connectSecret: string;
  readonly faults?: SandboxFaults;
}

const batch = 20;
const answerTimeoutMs = 10_000;

/**
 * Sends every notice that's due, signed, over HTTP. One that isn't answered with 2xx is sent again, with growing pauses.
 * @returns how many were accepted
 */
export async function deliverDueNotices(db: Database, target: WebhookTarget): Promise<number> {
  const url = target.url();
  const { copies, isReversed, isSilent } = target.faults ?? noFaults();
  if (url === null || isSilent) return 0;
  const due = await takeDueNotices(db, batch);
  const accepted: string[] = [];
  for (const notice of isReversed ? due.toReversed() : due) {
    const [to, secret] = 'account' in notice.payload ? [`${url}/connect`, target.connectSecret] : [url, target.secret];
    const sent = Array.from({ length: copies }, () => send(to, JSON.stringify(notice.payload), secret));
    if ((await Promise.all(sent)).includes(true)) accepted.push(notice.id);
  }
  // If we die before this, they're sent once more.
  if (accepted.length > 0) await markNoticesDelivered(db, accepted);
  return accepted.length;
}

async function send(url: string, body: string, secret: string): Promise<boolean> {
  const atSeconds = Math.floor(Date.now() / 1000);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signBody(body, secret, atSeconds) },
      body,
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    return response.ok;
  } catch {
    // No reply. The notice was postponed before it was sent, so it will be sent again.
    return false;
  }
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
