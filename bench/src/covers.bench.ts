import { drawCover } from '@ascendant/covers/cover';
import { sampleEvents } from '@ascendant/covers/samples';
import { quantile } from './quantile';

const eventCount = 240;
const rounds = 4;
const warmUp = 30;

const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b);

/**
 * Draws 240 sample events four times in sequence, including the sky.
 * @returns median and 95th percentile in milliseconds, and the median and maximum size of a picture in bytes
 */
export async function benchCovers(): Promise<Record<string, number>> {
  const events = sampleEvents(eventCount);
  for (const event of events.slice(0, warmUp)) drawCover(event);
  const milliseconds: number[] = [];
  const bytes: number[] = [];
  for (let round = 0; round < rounds; round++)
    for (const event of events) {
      const start = performance.now();
      const { svg } = drawCover(event);
      milliseconds.push(performance.now() - start);
      if (round === 0) bytes.push(Buffer.byteLength(svg));
    }
  const times = ascending(milliseconds);
  const sizes = ascending(bytes);
  return {
    coverMedianMs: Number(quantile(times, 0.5).toFixed(2)),
    coverP95Ms: Number(quantile(times, 0.95).toFixed(2)),
    coverMedianBytes: quantile(sizes, 0.5),
    coverMaxBytes: quantile(sizes, 1),
  };
}
