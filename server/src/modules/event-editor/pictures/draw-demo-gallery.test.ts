import { routes } from '@ascendant/contract/routes';
import { galleryAltMaxLength, maxGalleryPictures } from '@ascendant/domain/event/gallery';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { eventPictures } from '../../../../db/schema/event-pictures';
import { uploads } from '../../../../db/schema/uploads';
import { readDemoEvents } from '../../../../db/seed/event-content';
import { buildEvent } from '../../../../test/factories/events';
import { buildOrganizer } from '../../../../test/factories/people';
import { galleryOf, waitingPictures } from '../../../../test/gallery';
import { testApp } from '../../../../test/test-app';
import { addJob } from '../../../jobs/add-job.repository';

const app = await testApp();
const organizer = await buildOrganizer(app.db);

describe('the galleries of the demo', () => {
  const shown = readDemoEvents().filter(({ gallery }) => gallery !== undefined);

  it('are those of six published events of six categories', () => {
    expect(shown.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'published'));
    expect(new Set(shown.map(({ category }) => category)).size).toBe(6);
  });

  it('have two to four scenes, on days that the event has', () => {
    for (const { gallery: scenes = [], durationDays } of shown) {
      expect(scenes.length).toBeGreaterThanOrEqual(2);
      expect(scenes.length).toBeLessThanOrEqual(Math.min(4, maxGalleryPictures));
      expect(scenes.every(({ day }) => day < durationDays)).toBe(true);
    }
  });
});

describe('drawing the galleries of the demo', () => {
  const place = { latitude: 31.47, longitude: -4.1, timezone: 'Africa/Casablanca', location: 'Luxor, Egypt' };
  const own = async (more: object = {}) =>
    (await buildEvent(app.db, { createdBy: organizer.id, ...place, ...more })).id;
  const read = async (id: number) => (await app.call(routes.getEvent, { params: { id } })).body.gallery;
  const draw = async (...ids: readonly number[]) => {
    for (const eventId of ids) await addJob(app.db, 'draw_demo_gallery', { eventId, key: 'luxor-eclipse' });
    await app.runJobs();
  };

  it('stores them like pictures that their organizers sent, each with a text that says what’s drawn', async () => {
    const id = await own();
    await draw(id);
    const gallery = await read(id);
    expect(gallery.map(({ alt }) => alt)).toEqual([
      expect.stringMatching(/over a photographer at a tripod and .+ near Luxor/),
      expect.stringMatching(/ near Luxor/),
    ]);
    expect(gallery.every(({ alt }) => alt.length <= galleryAltMaxLength)).toBe(true);
    for (const { url, smallUrl, width, height } of gallery) {
      expect([width, height]).toEqual([1200, 675]);
      expect([(await app.inject({ url })).statusCode, (await app.inject({ url: smallUrl })).statusCode]).toEqual([
        200, 200,
      ]);
    }
    const rows = await app.db.select().from(uploads).where(eq(uploads.eventId, id));
    expect(rows.map(({ purpose, userId, attachedAt }) => [purpose, userId, attachedAt !== null])).toEqual([
      ['gallery_picture', organizer.id, true],
      ['gallery_picture', organizer.id, true],
    ]);
  });

  it('a second time changes nothing, and stores nothing', async () => {
    const id = await own();
    await draw(id);
    const before = [await read(id), await app.db.$count(uploads), (await app.files.list('pictures')).length];
    await draw(id);
    expect([await read(id), await app.db.$count(uploads), (await app.files.list('pictures')).length]).toEqual(before);
  });

  it('gives the same event the same pictures with the same texts', async () => {
    const id = await own();
    const drawn = async () => {
      await draw(id);
      const pictures = await app.db
        .select({ alt: eventPictures.alt, bytes: uploads.bytes })
        .from(eventPictures)
        .innerJoin(uploads, eq(uploads.name, eventPictures.file))
        .where(eq(eventPictures.eventId, id))
        .orderBy(asc(eventPictures.position));
      await app.call(routes.updateEvent, { params: { id }, body: { gallery: [] } }, organizer.session);
      return pictures;
    };
    const first = await drawn();
    expect(first).toHaveLength(2);
    expect(await drawn()).toEqual(first);
  });

  it('leaves an event alone that has a gallery, isn’t published or isn’t there', async () => {
    const [full, draft] = [await own(), await own({ status: 'draft' })];
    const gallery = galleryOf(await waitingPictures(app, organizer.session, 1));
    await app.call(routes.updateEvent, { params: { id: full }, body: { gallery } }, organizer.session);
    await draw(full, draft, 2_000_000_000);
    expect((await read(full)).map(({ alt }) => alt)).toEqual(['Picture 1']);
    expect(await app.db.$count(eventPictures, eq(eventPictures.eventId, draft))).toBe(0);
  });
});
