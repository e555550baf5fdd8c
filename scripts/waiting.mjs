// What scripts wait for: a condition, and a port that's free.
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const longestSeconds = 180;

/** Waits until a condition holds, or for three minutes. */
export async function until(holds) {
  for (let waited = 0; waited < longestSeconds * 10; waited += 1) {
    if (await holds()) return;
    await sleep(100);
  }
}

export function freePort() {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
