import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';

const pollMs = 20;

/**
 * Waits until no picture is being drawn. A process that exits meanwhile can hang for ever: the end of the process stops libvips'
 * own threads, and then waits for the thread that waits for them.
 * @param longestMs after which it's no longer waited for
 * @returns whether none is being drawn
 */
export async function picturesDrawn(longestMs: number): Promise<boolean> {
  const until = Date.now() + longestMs;
  while (isDrawing()) {
    if (Date.now() >= until) return false;
    await sleep(pollMs);
  }
  return true;
}

function isDrawing(): boolean {
  const { queue, process } = sharp.counters();
  return queue + process > 0;
}
