import { writeFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eventRoutes } from '@ascendant/contract/event';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { events } from '../../../../db/schema/events';
import { buildEvent, dayFromNow } from '../../../../test/factories/events';
import { buildAdmin, buildOrganizer, buildTraveller } from '../../../../test/factories/people';
import { temporaryFolder } from '../../../../test/temporary-folder';
import { testApp } from '../../../../test/test-app';
import { keyOfPicture, newPictureName, pictureType, pictureUrl } from '../../pictures/picture-name';
import { coverStore } from './cover-store';
import { drawCovers } from './draw-covers';

const dataDir = await temporaryFolder('covers');
const app = await testApp({ settings: { DATA_DIR: dataDir } });

const fetchOf = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });

describe('the drawn picture of an event', () => {
  it('is served at the URL in the event, and may be cached forever', async () => {
    const { id } = await buildEvent(app.db);
    const { body } = await app.call(eventRoutes.getEvent, { params: { id } });
    for (const url of [body.imageUrl, body.wideImageUrl]) {
      const picture = await fetchOf(url);
      expect(picture.statusCode).toBe(200);
      expect(picture.headers['content-type']).toContain('image/svg+xml');
      expect(picture.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(picture.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
      expect(picture.body.startsWith('<svg')).toBe(true);
    }
    expect((await fetchOf(body.imageUrl)).body.length).toBeLessThan(30_000);
    for (const [accepted, encoding] of [
      ['gzip', 'gzip'],
      ['gzip, deflate, br', 'br'],
      ['deflate', undefined],
    ] as const)
      expect((await fetchOf(body.imageUrl, { 'accept-encoding': accepted })).headers['content-encoding']).toBe(
        encoding,
      );
  });

  it('gets a new URL when what it shows changes; the old one redirects to it', async () => {
    const { id } = await buildEvent(app.db);
    const address = async () => (await app.call(eventRoutes.getEvent, { params: { id } })).body.imageUrl;
    const before = await address();
    await app.db.update(events).set({ startTime: '21:30', endTime: '23:00' }).where(eq(events.id, id));
    const after = await address();
    expect(after).not.toBe(before);
    const old = await fetchOf(before);
    expect(old.statusCode).toBe(302);
    expect(old.headers.location).toBe(after);
  });

  it('is drawn before anyone requests it, for upcoming events', async () => {
    const { id } = await buildEvent(app.db, { startDate: dayFromNow(1) });
    const folder = await temporaryFolder('covers');
    const { body } = await app.call(eventRoutes.getEvent, { params: { id } });
    const drawn = () =>
      Promise.all([body.imageUrl, body.wideImageUrl].map((url) => coverStore(folder).has(url.replace('/covers/', ''))));
    await drawCovers(app.db, coverStore(folder), { stopping: AbortSignal.abort() });
    expect(await drawn(), 'once the process stops').toEqual([false, false]);
    await drawCovers(app.db, coverStore(folder));
    expect(await drawn()).toEqual([true, true]);
  });

  it('is shown without room to store it, while drawing ahead ends', async () => {
    const { id } = await buildEvent(app.db, { startDate: dayFromNow(1) });
    const file = join(await temporaryFolder('covers'), 'file');
    await writeFile(file, 'in the way');
    const store = coverStore(file);
    expect((await store.store(`${id}-0.svg`, '<svg/>')).plain.toString()).toBe('<svg/>');
    await expect(drawCovers(app.db, store)).rejects.toThrow('EEXIST');
  });

  it('is drawn with others by jobs that follow each other, each of one event at least', async () => {
    for (const days of [2, 3]) await buildEvent(app.db, { startDate: dayFromNow(days) });
    const folder = await temporaryFolder('covers');
    const store = coverStore(folder);
    let jobs = 1;
    for (let from = await drawCovers(app.db, store, { forMs: 0 }); from !== null; jobs += 1)
      from = await drawCovers(app.db, store, { from, forMs: 0 });
    expect(jobs).toBeGreaterThan(2);
    expect(await drawCovers(app.db, store)).toBeNull();
  });

  it.each([
    '/covers/x.svg',
    '/covers/1-0123456789abcde.svg',
    '/covers/999999-0123456789abcdef.svg',
    '/covers/..%2f..%2fetc%2fpasswd',
  ])('%s is not found', async (url) => {
    expect((await fetchOf(url)).statusCode).toBe(404);
  });
});

describe.each(['draft', 'pending_approval'] as const)('the pictures of an event that is %s', (status) => {
  /** An event with its organizer, and the addresses of its pictures; the organizer has looked at each. */
  async function seenByOrganizer() {
    const organizer = await buildOrganizer(app.db);
    const { id } = await buildEvent(app.db, { status, createdBy: organizer.id });
    const { body } = await app.call(eventRoutes.getEvent, { params: { id } }, organizer.session);
    const urls = [body.imageUrl, body.wideImageUrl, body.shareImageUrl];
    for (const url of urls) expect((await fetchOf(url, organizer.session)).statusCode).toBe(200);
    return { id, urls };
  }

  it('AUT-01 are not found for anyone but its organizer and admins', async () => {
    const { urls } = await seenByOrganizer();
    const others = [{}, (await buildTraveller(app.db)).session, (await buildOrganizer(app.db)).session];
    for (const session of others) {
      for (const url of urls) expect((await fetchOf(url, session)).statusCode).toBe(404);
    }
    const admin = await buildAdmin(app.db);
    for (const url of urls) expect((await fetchOf(url, admin.session)).statusCode).toBe(200);
  });

  it('AUT-01 are not revealed by a redirect to someone who guesses a name', async () => {
    const { id } = await seenByOrganizer();
    for (const url of [`/covers/${id}-0123456789abcdef.svg`, `/share/${id}-0123456789abcdef.jpg`]) {
      const { statusCode, headers } = await fetchOf(url);
      expect([statusCode, headers.location]).toEqual([404, undefined]);
    }
  });

  it('are not cached, so that no one sees them after signing out', async () => {
    const { urls } = await seenByOrganizer();
    const { session } = await buildAdmin(app.db);
    for (const url of urls) expect((await fetchOf(url, session)).headers['cache-control']).toBe('no-store');
  });

  it('can be read by anyone once it is published', async () => {
    const { id, urls } = await seenByOrganizer();
    await app.db.update(events).set({ status: 'published' }).where(eq(events.id, id));
    for (const url of urls) {
      const { statusCode, headers } = await fetchOf(url);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
  });
});

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
