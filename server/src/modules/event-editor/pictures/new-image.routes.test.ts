import { routes } from '@ascendant/contract/routes';
import type { DateScope } from '@ascendant/domain/event/dates-edit';
import { describe, expect, it } from 'vitest';
import { buildSeries, eventRow, type EventOptions } from '../../../../test/factories/events';
import { buildAdmin, buildOrganizer } from '../../../../test/factories/people';
import { sendPicture, waitingPictures } from '../../../../test/gallery';
import { pngOfBytes } from '../../../../test/pictures';
import { testApp, type PartialRequest } from '../../../../test/test-app';

type Edit = NonNullable<PartialRequest<typeof routes.previewDatesEdit>['body']>;

const app = await testApp();
const organizer = await buildOrganizer(app.db);

const series = (dates: readonly EventOptions[]) => buildSeries(app.db, organizer.id, dates);
const waiting = async (by = organizer) => (await waitingPictures(app, by.session, 1))[0] ?? '';
const preview = (id: number, edit: Edit) =>
  app.call(routes.previewDatesEdit, { params: { id }, body: edit }, organizer.session);
/** As the screen does it: shown first, then saved. */
async function save(id: number, scope: DateScope, edit: Edit) {
  const { dates, booked, people } = (await preview(id, edit)).body[scope];
  const body = { scope, edit, seen: { dates, booked, people } };
  return app.call(routes.editDates, { params: { id }, body }, organizer.session);
}
const imageOf = async (id: number) => (await eventRow(app.db, id)).imageUrl;
const images = (ids: readonly number[]) => Promise.all(ids.map(imageOf));
const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
const files = async () => (await app.files.list('pictures')).length;
const refused = (sentence: string) => [400, expect.objectContaining({ fields: { imageUrl: sentence } })];
const edit = async (id: number, body: Edit, by = organizer) => {
  const { status, json } = await app.call(routes.updateEvent, { params: { id }, body }, by.session);
  return [status, json];
};

describe('a photograph for several dates', () => {
  it.each<[DateScope, readonly boolean[]]>([
    ['this', [false, true, false]],
    ['later', [false, true, true]],
    ['all', [true, true, true]],
  ])('for %s is shown by these dates, from one file', async (scope, expected) => {
    const ids = await series([{}, {}, {}]);
    const url = await waiting();
    const before = await files();
    const reply = await save(ids[1] ?? 0, scope, { imageUrl: url });
    expect([reply.status, reply.body.dates]).toEqual([200, expected.filter(Boolean).length]);
    expect(await images(ids)).toEqual(expected.map((has) => (has ? url : null)));
    expect([await statusOf(url), await files()]).toEqual([200, before]);
  });

  it('is named first; a date with a picture of its own keeps it, and a cancelled one stays as it is', async () => {
    const ids = await series([{}, {}, {}, { status: 'cancelled' }]);
    const own = await waiting();
    await edit(ids[1] ?? 0, { imageUrl: own });
    const url = await waiting();
    const { body } = await preview(ids[0] ?? 0, { imageUrl: url });
    expect(body).toMatchObject({
      fields: ['imageUrl'],
      all: { dates: 2, kept: [{ field: 'imageUrl', reason: null, dates: 1 }] },
    });
    await save(ids[0] ?? 0, 'all', { imageUrl: url });
    expect(await images(ids)).toEqual([url, own, url, null]);
  });

  it('replaces one that they share: its file goes with the last date that shows it', async () => {
    const ids = await series([{}, {}, {}]);
    const [first, second, third] = [await waiting(), await waiting(), await waiting()];
    await save(ids[0] ?? 0, 'all', { imageUrl: first });
    await save(ids[1] ?? 0, 'later', { imageUrl: second });
    expect([await images(ids), await statusOf(first)]).toEqual([[first, second, second], 200]);
    await save(ids[0] ?? 0, 'all', { imageUrl: third });
    expect([await images(ids), await statusOf(first)]).toEqual([[third, second, second], 404]);
    await save(ids[1] ?? 0, 'later', { imageUrl: null });
    expect([await images(ids), await statusOf(second)]).toEqual([[third, null, null], 404]);
  });

  it('is listed once for admins who approved the dates', async () => {
    const ids = await series([{}, {}]);
    const url = await waiting();
    await save(ids[0] ?? 0, 'all', { imageUrl: url });
    const admin = await buildAdmin(app.db);
    const { edits } = (await app.call(routes.listEditedEvents, {}, admin.session)).body;
    const mine = edits.filter(({ id }) => ids.includes(id));
    expect(mine.map(({ changes }) => changes)).toEqual([[{ field: 'picture', before: '', after: url }]]);
  });

  it('still waits when the edit is refused, and is saved by the next one', async () => {
    const ids = await series([{}, {}]);
    const url = await waiting();
    const [status] = await edit(ids[0] ?? 0, { imageUrl: url, capacity: 0 });
    const seen = { dates: 7, booked: 0, people: 0 };
    const body = { scope: 'all', edit: { imageUrl: url }, seen } as const;
    const changed = await app.call(routes.editDates, { params: { id: ids[0] ?? 0 }, body }, organizer.session);
    expect([status, changed.status, await images(ids)]).toEqual([400, 409, [null, null]]);
    expect((await save(ids[0] ?? 0, 'all', { imageUrl: url })).status).toBe(200);
    expect(await images(ids)).toEqual([url, url]);
  });

  it('can’t be taken twice, nor with a gallery, nor by someone who hasn’t sent it', async () => {
    const [id = 0, other = 0] = [...(await series([{}])), ...(await series([{}]))];
    const [url, strangers] = [await waiting(), await waiting(await buildOrganizer(app.db))];
    const twice = await edit(id, { imageUrl: url, gallery: [{ url, alt: 'Twice' }] });
    expect(twice[0]).toBe(400);
    expect((await edit(id, { imageUrl: url }))[0]).toBe(200);
    expect(await edit(id, { imageUrl: url })).toEqual([200, expect.anything()]);
    expect(await edit(other, { imageUrl: url })).toEqual(refused('Please upload the picture first'));
    expect(await edit(other, { imageUrl: strangers })).toEqual(refused('Please upload the picture first'));
    expect(await images([id, other])).toEqual([url, null]);
  });

  it('that’s too large is refused with the reason, and nothing is stored', async () => {
    const before = await files();
    const { status, json } = await sendPicture(app, organizer.session, await pngOfBytes(10 * 1024 * 1024 + 1));
    expect([status, json.message]).toEqual([413, 'File size must be less than 10MB']);
    expect(await files()).toBe(before);
  });
});
