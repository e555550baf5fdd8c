import { setImmediate as immediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { quietMoment } from './quiet-moment';

/** Keeps the process busy, with hardly any time for anything else, until it's told to stop. */
async function toil(rest: AbortSignal): Promise<void> {
  while (!rest.aborted) {
    const until = performance.now() + 20;
    while (performance.now() < until);
    await immediate();
  }
}

it('waits for a quiet moment while the process is busy', async () => {
  const rest = new AbortController();
  const toiling = toil(rest.signal);
  const wasResting = quietMoment(60_000).then(() => rest.signal.aborted);
  for (let turn = 0; turn < 50; turn += 1) await immediate();
  rest.abort();
  expect(await wasResting).toBe(true);
  await toiling;
});

it('gives up waiting if a quiet moment never comes', async () => {
  const rest = new AbortController();
  await Promise.race([toil(rest.signal), quietMoment()]);
  expect(rest.signal.aborted).toBe(false);
  rest.abort();
});
