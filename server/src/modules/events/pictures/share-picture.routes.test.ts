import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eventRoutes } from '@ascendant/contract/event';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { events } from '../../../../db/schema/events';
import { buildEvent } from '../../../../test/factories/events';
import { temporaryFolder } from '../../../../test/temporary-folder';
import { testApp } from '../../../../test/test-app';
import { keyOfPicture, newPictureName, pictureType, pictureUrl } from '../../pictures/picture-name';

const dataDir = await temporaryFolder('share');
const app = await testApp({ settings: { DATA_DIR: dataDir } });

const fetchOf = (url: string) => app.inject({ method: 'GET', url });
const addressOf = async (id: number) => (await app.call(eventRoutes.getEvent, { params: { id } })).body.shareImageUrl;

async function photograph(): Promise<string> {
  const name = newPictureName();
  const content = await sharp({ create: { width: 40, height: 90, channels: 3, background: '#c0ffee' } })
    .webp({ lossless: true })
    .toBuffer();
  await app.files.put(keyOfPicture(name), { content, contentType: pictureType });
  return pictureUrl(name);
}

describe('the picture that other sites show next to a link to an event', () => {
  it('is a JPEG in the size they expect, made once and stored', async () => {
    const { id } = await buildEvent(app.db);
    const url = await addressOf(id);
    const first = await fetchOf(url);
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('image/jpeg');
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(first.rawPayload.length).toBeLessThan(200_000);
    expect(await readdir(join(dataDir, 'covers'))).toContain(url.replace('/share/', ''));
    expect((await fetchOf(url)).rawPayload.equals(first.rawPayload)).toBe(true);
  });

  it('is the photograph if there is one, at a new URL; the old one redirects to it', async () => {
    const { id } = await buildEvent(app.db);
    const before = await addressOf(id);
    await app.db
      .update(events)
      .set({ imageUrl: await photograph() })
      .where(eq(events.id, id));
    const after = await addressOf(id);
    expect(after).not.toBe(before);
    const old = await fetchOf(before);
    expect([old.statusCode, old.headers.location]).toEqual([302, after]);
    const picture = sharp((await fetchOf(after)).rawPayload);
    expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630 });
    const [red, green, blue] = (await picture.stats()).channels.map(({ mean }) => Math.round(mean / 8));
    expect([red, green, blue]).toEqual([0xc0 / 8, Math.round(0xff / 8), Math.round(0xee / 8)]);
  });

  it.each(['/share/x.jpg', '/share/1-0123456789abcdef.svg', '/share/999999-0123456789abcdef.jpg', '/share/..%2fx'])(
    '%s is not found',
    async (url) => {
      expect((await fetchOf(url)).statusCode).toBe(404);
    },
  );
});
