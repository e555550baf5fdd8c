import { routes } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { events } from '../../../../db/schema/events';
import { uploads } from '../../../../db/schema/uploads';
import { buildEvent } from '../../../../test/factories/events';
import { buildAdmin, buildOrganizer, buildTraveller } from '../../../../test/factories/people';
import { movingPicture, photograph, pngOf, pngOfBytes } from '../../../../test/pictures';
import { formWith } from '../../../../test/send-form';
import { testApp, type Session } from '../../../../test/test-app';

const app = await testApp();
const organizer = await buildOrganizer(app.db);

const own = async (status: 'draft' | 'published' | 'cancelled' = 'published') =>
  (await buildEvent(app.db, { createdBy: organizer.id, status })).id;

async function upload(id: number, content: Buffer, session: Session = organizer.session) {
  const url = `/api/events/${id}/upload-image`;
  const response = await app.inject({ method: 'POST', url, headers: session, payload: formWith('image', content) });
  return { status: response.statusCode, json: JSON.parse(response.payload) };
}

const uploaded = async (id: number, content: Buffer): Promise<string> => {
  const { status, json } = await upload(id, content);
  expect([status, json]).toEqual([200, { imageUrl: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.webp$/) }]);
  return json.imageUrl;
};
const statusOf = async (url: string) => (await app.inject({ url, headers: organizer.session })).statusCode;
const read = async (id: number) => (await app.call(routes.getEvent, { params: { id } })).body;
const filesOf = async () => (await app.files.list('pictures')).map(({ key }) => key).sort();

describe("an event's photograph", () => {
  it('shows on the card, the page and the share picture; the old file is removed', async () => {
    const id = await own();
    const drawn = await read(id);
    const first = await uploaded(id, await photograph());
    const second = await uploaded(id, await pngOf(320, 180));
    expect(await read(id)).toMatchObject({ imageUrl: second, wideImageUrl: second, isPhoto: true });
    expect((await read(id)).shareImageUrl).not.toBe(drawn.shareImageUrl);
    expect([await statusOf(first), await statusOf(second), await statusOf((await read(id)).shareImageUrl)]).toEqual([
      404, 200, 200,
    ]);
    const rows = await app.db.select().from(uploads).where(eq(uploads.eventId, id));
    expect(rows.map(({ name, purpose }) => [`/uploads/${name}`, purpose])).toEqual([[second, 'event_image']]);
  });

  it('is listed for admins when an organizer replaces it after approval, and not while it’s a draft', async () => {
    const [id, draft] = [await own(), await own('draft')];
    const first = await uploaded(id, await pngOf(64, 36));
    await uploaded(draft, await pngOf(64, 36));
    const admin = await buildAdmin(app.db);
    const { edits } = (await app.call(routes.listEditedEvents, {}, admin.session)).body;
    expect(edits.find((each) => each.id === id)?.changes).toEqual([{ field: 'picture', before: '', after: first }]);
    expect(edits.find((each) => each.id === draft)).toBeUndefined();
  });

  it('a GIF is accepted, as a still', async () => {
    await uploaded(await own(), await movingPicture(3, 'gif'));
  });

  it('an edit can repeat its address or remove it, and then the cover is back', async () => {
    const id = await own();
    const imageUrl = await uploaded(id, await pngOf(64, 36));
    const edit = (body: { imageUrl: string | null }) =>
      app.call(routes.updateEvent, { params: { id }, body }, organizer.session);
    expect((await edit({ imageUrl })).body.isPhoto).toBe(true);
    expect((await edit({ imageUrl: null })).body.isPhoto).toBe(false);
    expect(await statusOf(imageUrl)).toBe(404);
    expect(await app.db.$count(uploads, eq(uploads.eventId, id))).toBe(0);
  });

  it('the photograph of another event is refused', async () => {
    const [mine, other] = [await own(), await own()];
    const imageUrl = await uploaded(other, await pngOf(64, 36));
    const { status, json } = await app.call(
      routes.updateEvent,
      { params: { id: mine }, body: { imageUrl } },
      organizer.session,
    );
    expect([status, json]).toEqual([
      400,
      expect.objectContaining({ fields: { imageUrl: 'Please upload the picture first' } }),
    ]);
  });

  it.each([
    [
      'a drawing',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'Please choose a PNG, JPG or GIF image',
    ],
    ['a WebP', () => movingPicture(1, 'webp'), 415, 'Please choose a PNG, JPG or GIF image'],
    ['more than 10 MB', () => pngOfBytes(10 * 1024 * 1024 + 1), 413, 'File size must be less than 10MB'],
  ] as const)('INP-05 %s is refused, and nothing is stored or changed', async (_, make, status, message) => {
    const id = await own();
    const before = [await filesOf(), await app.db.$count(uploads)];
    const reply = await upload(id, await make());
    expect([reply.status, reply.json.message]).toEqual([status, message]);
    expect([await filesOf(), await app.db.$count(uploads)]).toEqual(before);
    expect((await read(id)).isPhoto).toBe(false);
  });

  it('INP-05 exactly 10 MB is accepted', async () => {
    await uploaded(await own(), await pngOfBytes(10 * 1024 * 1024));
  });

  it('is not for a cancelled event', async () => {
    const { status, json } = await upload(await own('cancelled'), await pngOf(8, 8));
    expect([status, json.message]).toEqual([409, "A cancelled event can't be changed."]);
  });

  it('AUT-01 is for the people who manage the event', async () => {
    const [traveller, other, admin] = [
      await buildTraveller(app.db),
      await buildOrganizer(app.db),
      await buildAdmin(app.db),
    ];
    const [live, draft, png] = [await own(), await own('draft'), await pngOf(8, 8)];
    expect((await upload(live, png, {})).status).toBe(401);
    for (const { session } of [traveller, other])
      expect([(await upload(live, png, session)).status, (await upload(draft, png, session)).status]).toEqual([
        403, 404,
      ]);
    expect((await upload(draft, png, admin.session)).status).toBe(200);
  });

  it('CRA-13 a deleted draft leaves neither row nor file once the sweep has run', async () => {
    const id = await own('draft');
    const imageUrl = await uploaded(id, await pngOf(64, 36));
    await app.call(routes.deleteEvent, { params: { id } }, organizer.session);
    await app.db.update(uploads).set({ createdAt: new Date(Date.now() - 86_400_000) });
    app.clock.set(new Date(Date.now() + 86_400_000));
    await sweep();
    expect(await statusOf(imageUrl)).toBe(404);
    expect(await app.db.$count(events, eq(events.id, id))).toBe(0);
  });
});

async function sweep(): Promise<void> {
  const { addJob } = await import('../../../jobs/add-job.repository');
  await addJob(app.db, 'sweep_pictures', {});
  await app.runJobs();
}
