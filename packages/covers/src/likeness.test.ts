// oxlint-disable-next-line no-restricted-imports -- only pixels show whether two drawings look alike
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCover } from './cover';
import { sampleEvents } from './samples';

const eventCount = 240;
const leastRms = 10;

/** A picture at 32 x 18 pixels. */
async function thumbnail(svg: string): Promise<Buffer> {
  const small = sharp(Buffer.from(svg), { density: 18 });
  return small.resize(32, 18, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

/** Root mean square difference of two thumbnails, 0 to 255. */
function difference(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i]! - b[i]!) ** 2;
  return Math.sqrt(sum / a.length);
}

// Drawing them takes a quarter of a minute on an idle machine.
test(`no two of ${eventCount} events look alike`, { timeout: 600_000 }, async () => {
  const thumbnails: Buffer[] = [];
  for (const event of sampleEvents(eventCount)) thumbnails.push(await thumbnail(drawCover(event).svg));
  const nearest = thumbnails.map((own, i) =>
    Math.min(...thumbnails.map((other, j) => (i === j ? Infinity : difference(own, other)))),
  );
  expect(Math.min(...nearest)).toBeGreaterThanOrEqual(leastRms);
});
