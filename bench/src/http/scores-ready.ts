import { setTimeout as sleep } from 'node:timers/promises';
import type { SessionHeaders } from '../sign-in';

const pollMs = 500;
const withinMs = 600_000;

/** Waits until a site has read the skies of all events. @throws Error if it takes too long */
export async function scoresReady(url: string, session: SessionHeaders): Promise<void> {
  const until = Date.now() + withinMs;
  for (;;) {
    const { headers } = await fetch(`${url}/api/events?limit=1`, { headers: session });
    if (!headers.has('x-scores-pending')) return;
    if (Date.now() > until) throw new Error('the scores were not ready in time');
    await sleep(pollMs);
  }
}
