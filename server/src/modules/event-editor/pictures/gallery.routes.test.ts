import { routes } from '@ascendant/contract/routes';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { eventPictures } from '../../../../db/schema/event-pictures';
import { auditLog } from '../../../../db/schema/logs';
import { uploads } from '../../../../db/schema/uploads';
import { buildEvent, dayFromNow } from '../../../../test/factories/events';
import { buildOrganizer } from '../../../../test/factories/people';
import { galleryOf, sendPicture, waitingPictures } from '../../../../test/gallery';
import { createDraft } from '../../../../test/new-event';
import { photograph, pngOf, pngOfBytes } from '../../../../test/pictures';
import { testApp, type Session } from '../../../../test/test-app';
import { addJob } from '../../../jobs/add-job.repository';

const app = await testApp();
const organizer = await buildOrganizer(app.db);

const own = async (status: 'draft' | 'published' | 'cancelled' = 'published') =>
  (await buildEvent(app.db, { createdBy: organizer.id, status })).id;
const waiting = (count: number, { session } = organizer) => waitingPictures(app, session, count);
const edit = (id: number, body: object, session: Session = organizer.session) =>
  app.call(routes.updateEvent, { params: { id }, body }, session);
const read = async (id: number) => (await app.call(routes.getEvent, { params: { id } })).body.gallery;
const urlsOf = async (id: number) => (await read(id)).map(({ url }) => url);
const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
const smallOf = (url: string) => url.replace('.webp', '-small.webp');
const gone = 'This picture is no longer here. Please remove it and add it again.';

describe('a picture for a gallery', () => {
  it('is stored in two sizes, and without its metadata', async () => {
    const { status, json } = await sendPicture(app, organizer.session, await pngOf(2400, 1200));
    expect([status, json]).toEqual([
      201,
      { url: expect.any(String), smallUrl: smallOf(json.url), width: 1920, height: 960 },
    ]);
    expect([await statusOf(json.url), await statusOf(json.smallUrl)]).toEqual([200, 200]);
    const photo = await sendPicture(app, organizer.session, await photograph());
    const stored = (await app.inject({ url: photo.json.smallUrl })).rawPayload;
    expect(stored.includes('Exif')).toBe(false);
  });

  it.each([
    ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['more than 10 MB', () => pngOfBytes(10 * 1024 * 1024 + 1), 413],
  ] as const)('INP-05 that’s %s is refused, and nothing is stored', async (_, make, status) => {
    const before = [(await app.files.list('pictures')).length, await app.db.$count(uploads)];
    expect((await sendPicture(app, organizer.session, await make())).status).toBe(status);
    expect([(await app.files.list('pictures')).length, await app.db.$count(uploads)]).toEqual(before);
  });

  it('CRA-13 waits a week for its event to be saved, then both its files go; one in a gallery stays', async () => {
    const id = await own();
    const [kept = '', late = '', early = ''] = await waiting(3);
    await edit(id, { gallery: galleryOf([kept]) });
    const age = (url: string, days: number) =>
      app.db
        .update(uploads)
        .set({ createdAt: new Date(Date.now() - days * 86_400_000) })
        .where(eq(uploads.name, url.replace('/uploads/', '')));
    await age(kept, 30);
    await age(late, 7.01);
    await age(early, 6.99);
    app.clock.set(new Date(Date.now() + 86_400_000));
    await addJob(app.db, 'sweep_pictures', {});
    await app.runJobs();
    const found = [];
    for (const url of [kept, late, early]) found.push([await statusOf(url), await statusOf(smallOf(url))]);
    expect(found).toEqual([
      [200, 200],
      [404, 404],
      [200, 200],
    ]);
  });
});

describe('the gallery of an event', () => {
  it('comes with a new event', async () => {
    const gallery = galleryOf(await waiting(2));
    const { status, json } = await createDraft(app, organizer.session, { gallery: JSON.stringify(gallery) });
    expect([status, json.gallery]).toMatchObject([201, gallery]);
  });

  it('is on the public page once it’s edited, in its order; the audit log has both versions', async () => {
    const id = await own();
    const [first = '', second = ''] = await waiting(2);
    await edit(id, { gallery: galleryOf([first, second]) });
    const { body } = await edit(id, { gallery: galleryOf([second, first]) });
    expect(body).toMatchObject({ version: 3, gallery: galleryOf([second, first]) });
    expect(await read(id)).toEqual([
      { url: second, smallUrl: smallOf(second), width: 64, height: 36, alt: 'Picture 1' },
      { url: first, smallUrl: smallOf(first), width: 64, height: 36, alt: 'Picture 2' },
    ]);
    const [entry] = await app.db
      .select({ changes: auditLog.changes })
      .from(auditLog)
      .where(eq(auditLog.targetId, String(id)))
      .orderBy(desc(auditLog.id));
    expect(entry?.changes).toEqual({
      gallery: { before: galleryOf([first, second]), after: galleryOf([second, first]) },
    });
  });

  it('that’s sent unchanged is no change, and stays if it isn’t sent', async () => {
    const id = await own();
    const gallery = galleryOf(await waiting(1));
    await edit(id, { gallery });
    expect((await edit(id, { gallery: gallery.map(({ url, alt }) => ({ url, alt: ` ${alt}` })) })).body.version).toBe(
      2,
    );
    expect((await edit(id, { capacity: 33 })).body).toMatchObject({ version: 3, gallery });
  });

  it('loses both files of a picture that’s removed, and only those', async () => {
    const id = await own();
    const [kept = '', removed = ''] = await waiting(2);
    await edit(id, { gallery: galleryOf([kept, removed]) });
    await edit(id, { gallery: galleryOf([kept]) });
    expect([await statusOf(removed), await statusOf(smallOf(removed)), await statusOf(kept)]).toEqual([404, 404, 200]);
    expect((await edit(id, { gallery: galleryOf([kept, removed]) })).json).toMatchObject({
      fields: { 'gallery.1.url': gone },
    });
  });

  it('has up to six pictures, each with a text of 1 to 140 characters', async () => {
    const id = await own();
    const urls = await waiting(7);
    const refused = async (gallery: object) => (await edit(id, { gallery })).json;
    expect(await refused(galleryOf(urls))).toMatchObject({ fields: { gallery: 'Please use at most 6 pictures' } });
    const [url = ''] = urls;
    expect(await refused([{ url, alt: ' ' }])).toMatchObject({
      fields: { 'gallery.0.alt': 'Please say what the picture shows' },
    });
    expect(await refused([{ url, alt: 'x'.repeat(141) }])).toMatchObject({
      fields: { 'gallery.0.alt': 'Please use at most 140 characters' },
    });
    expect(await refused(galleryOf([url, url]))).toMatchObject({ fields: { gallery: 'Please use each picture once' } });
    expect(await read(id)).toEqual([]);
    for (const alt of ['x', 'x'.repeat(140)]) expect((await edit(id, { gallery: [{ url, alt }] })).status).toBe(200);
    expect((await edit(id, { gallery: galleryOf(urls.slice(0, 6)) })).body.gallery).toHaveLength(6);
  });

  it('is refused by the database, too, with a seventh picture, a text that’s too long or none, or a file in use', async () => {
    const id = await own();
    const [used = '', free = ''] = await waiting(2);
    await edit(id, { gallery: galleryOf([used]) });
    const [usedFile = '', file = ''] = [used, free].map((url) => url.replace('/uploads/', ''));
    const write = (row: object) =>
      app.db.insert(eventPictures).values({ eventId: id, position: 6, file, alt: 'x', ...row });
    const wrong = [{ position: 7 }, { position: 0 }, { position: 1 }, { alt: '' }, { alt: 'x'.repeat(141) }];
    for (const row of [...wrong, { file: usedFile }]) await expect(write(row)).rejects.toThrow();
    await expect(app.db.delete(uploads).where(eq(uploads.name, usedFile))).rejects.toThrow();
    await write({ alt: 'x'.repeat(140) });
  });

  it('takes no picture of another event or another person, nor one from elsewhere', async () => {
    const [id, otherEvent, stranger] = [await own(), await own(), await buildOrganizer(app.db)];
    const [taken = ''] = await waiting(1);
    await edit(otherEvent, { gallery: galleryOf([taken]) });
    const [theirs = ''] = await waiting(1, stranger);
    for (const url of [taken, theirs, 'https://example.org/x.webp', '/uploads/../x', ''])
      expect([url, (await edit(id, { gallery: galleryOf([url]) })).json]).toEqual([
        url,
        expect.objectContaining({ fields: { 'gallery.0.url': gone } }),
      ]);
    expect([await read(id), await urlsOf(otherEvent)]).toEqual([[], [taken]]);
  });

  it('AUT-02 of someone else’s event can’t be changed, nor that of a cancelled one', async () => {
    const [live, draft, cancelled] = [await own(), await own('draft'), await own('cancelled')];
    const stranger = await buildOrganizer(app.db);
    const [url = ''] = await waiting(1, stranger);
    const statuses = [];
    for (const id of [live, draft])
      statuses.push((await edit(id, { gallery: galleryOf([url]) }, stranger.session)).status);
    const gallery = galleryOf(await waiting(1));
    expect([...statuses, (await edit(cancelled, { gallery })).status]).toEqual([403, 404, 409]);
  });

  it('of another version is a conflict, and the picture goes on waiting', async () => {
    const id = await own();
    const gallery = galleryOf(await waiting(1));
    await edit(id, { capacity: 33, version: 1 });
    const { status, json } = await edit(id, { gallery, version: 1 });
    expect([status, json]).toEqual([409, expect.objectContaining({ code: 'edit_conflict' })]);
    expect((await edit(id, { gallery, version: 2 })).body).toMatchObject({ gallery });
  });

  it('is copied with its event, which shows the same files and keeps them when the original lets go', async () => {
    const id = await own();
    const urls = await waiting(2);
    await edit(id, { gallery: galleryOf(urls) });
    const { body } = await app.call(routes.duplicateEvent, { params: { id } }, organizer.session);
    const [first, second] = body.gallery;
    expect(body.gallery.map(({ alt }) => alt)).toEqual(['Picture 1', 'Picture 2']);
    expect(body.gallery.map(({ url }) => url)).toEqual(urls);
    await edit(id, { gallery: [] });
    expect([await statusOf(first?.url ?? ''), await statusOf(second?.smallUrl ?? '')]).toEqual([200, 200]);
  });

  it('is copied for each date of a series', async () => {
    const id = await own();
    await edit(id, { gallery: galleryOf(await waiting(1)) });
    const body = { dates: [dayFromNow(200), dayFromNow(207)], status: 'draft' as const };
    const { body: repeated } = await app.call(routes.repeatEvent, { params: { id }, body }, organizer.session);
    const copies = await app.db
      .select({ file: eventPictures.file })
      .from(eventPictures)
      .where(eq(eventPictures.eventId, repeated.events[1]?.id ?? 0));
    expect(copies).toHaveLength(1);
  });

  it('CRA-13 goes with a draft that’s deleted', async () => {
    const id = await own('draft');
    const [url = ''] = await waiting(1);
    await edit(id, { gallery: galleryOf([url]) });
    expect((await app.call(routes.deleteEvent, { params: { id } }, organizer.session)).status).toBe(204);
    await app.db.update(uploads).set({ createdAt: new Date(Date.now() - 86_400_000) });
    app.clock.advance(86_400);
    await addJob(app.db, 'sweep_pictures', {});
    await app.runJobs();
    expect([await statusOf(url), await statusOf(smallOf(url))]).toEqual([404, 404]);
  });
});
