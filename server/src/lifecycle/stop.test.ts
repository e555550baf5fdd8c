import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { picturesDrawn } from './stop';

const enoughMs = 60_000;

function drawSlowly(): Promise<Buffer> {
  const create = { width: 3000, height: 3000, channels: 3 as const, background: '#345' };
  return sharp({ create }).blur(40).png({ compressionLevel: 9 }).toBuffer();
}

describe('CRA-18 a process that stops', () => {
  it('waits until the pictures that are being drawn are done', async () => {
    let isDone = false;
    const drawing = drawSlowly().then(() => (isDone = true));
    expect(await picturesDrawn(enoughMs)).toBe(true);
    await drawing;
    expect(isDone).toBe(true);
    expect(sharp.counters()).toEqual({ queue: 0, process: 0 });
  });

  it('doesn’t wait longer than it may', async () => {
    const drawing = drawSlowly();
    expect(await picturesDrawn(0)).toBe(false);
    await drawing;
  });

  it('doesn’t wait if none is being drawn', async () => {
    expect(await picturesDrawn(0)).toBe(true);
  });
});
