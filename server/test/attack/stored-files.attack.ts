import { routes } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountDeletions } from '../../db/schema/people';
import { uploads } from '../../db/schema/uploads';
import { users } from '../../db/schema/users';
import { addJob } from '../../src/jobs/add-job.repository';
import { buildEvent, dayFromNow, type EventOptions } from '../factories/events';
import { buildOrganizer, factoryPassword } from '../factories/people';
import { galleryOf, sendPicture, waitingPictures } from '../gallery';
import { pngOf } from '../pictures';
import { formWith } from '../send-form';
import { testApp, type Session } from '../test-app';

const app = await testApp();
let organizer: Awaited<ReturnType<typeof buildOrganizer>>;

beforeEach(async () => {
  organizer = await buildOrganizer(app.db);
});

const storedFiles = async (): Promise<number> => (await app.files.list('pictures')).length;
const dates = Array.from({ length: 52 }, (_, index) => dayFromNow(100 + index));
const repeat = (id: number, body: object, session: Session = organizer.session) =>
  app.inject({ method: 'POST', url: `/api/events/${id}/repeat`, headers: session, payload: body });

async function sendImage(id: number): Promise<number> {
  const payload = formWith('image', await pngOf(64, 36));
  return (
    await app.inject({ method: 'POST', url: `/api/events/${id}/upload-image`, headers: organizer.session, payload })
  ).statusCode;
}

/** An event with all the pictures that it can have. */
async function eventWithPictures(options: EventOptions = {}): Promise<number> {
  const { id } = await buildEvent(app.db, { createdBy: organizer.id, ...options });
  expect(await sendImage(id)).toBe(200);
  const gallery = galleryOf(await waitingPictures(app, organizer.session, 6));
  const { status } = await app.call(routes.updateEvent, { params: { id }, body: { gallery } }, organizer.session);
  expect(status).toBe(200);
  return id;
}

/** Makes the organizer's pictures count for all the room that a person has. */
async function fillRoom(): Promise<void> {
  const [one] = await app.db
    .select({ name: uploads.name })
    .from(uploads)
    .where(eq(uploads.userId, organizer.id))
    .limit(1);
  await app.db
    .update(uploads)
    .set({ bytes: 200 * 1024 * 1024 })
    .where(eq(uploads.name, one?.name ?? ''));
}

describe('what fills the disk, from outside', () => {
  it('52 dates of an event with seven pictures store no file, whatever the answer', async () => {
    const id = await eventWithPictures();
    const before = await storedFiles();
    await fillRoom();
    const answers = [
      await repeat(id, { dates, status: 'draft' }),
      await repeat(id, { dates, status: 'draft' }),
      await repeat(id, { dates: [...dates.slice(1), '2020-01-01'], status: 'draft' }),
      await repeat(id, { dates: dates.map(() => '2027-02-30'), status: 'draft' }),
      await repeat(id, { dates, status: 'draft' }, (await buildOrganizer(app.db)).session),
      await app.inject({ method: 'POST', url: `/api/events/${id}/duplicate`, headers: organizer.session }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 400, 400, 400, 403, 201]);
    expect(await storedFiles()).toBe(before);
  });

  it('an upload beyond the room is refused before its file is stored', async () => {
    const id = await eventWithPictures();
    const { put } = app.files;
    let stored = 0;
    app.files.put = async (...given) => {
      stored += 1;
      return put(...given);
    };
    try {
      await fillRoom();
      const { status, json } = await sendPicture(app, organizer.session);
      expect([status, json.code, stored]).toEqual([409, 'no_room_for_picture', 0]);
    } finally {
      app.files.put = put;
    }
    expect(await sendImage((await buildEvent(app.db, { createdBy: organizer.id })).id)).toBe(409);
    expect(await sendImage(id)).toBeOneOf([200, 409]);
  });

  it('a call that the database ends leaves no file, nor does half a picture that the disk refuses', async () => {
    const { id } = await buildEvent(app.db, { createdBy: organizer.id });
    const before = await storedFiles();
    await app.pool.query(`create function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'cancelled' using errcode = '57014'; end $$;
      create trigger refuse before insert or update on uploads for each row execute function refuse()`);
    try {
      expect([await sendImage(id), (await sendPicture(app, organizer.session)).status]).toEqual([503, 503]);
    } finally {
      await app.pool.query('drop function refuse cascade');
    }
    expect(await storedFiles()).toBe(before);
    const { put } = app.files;
    app.files.put = async (key, file) => {
      if (!key.includes('-small')) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      return put(key, file);
    };
    try {
      expect((await sendPicture(app, organizer.session)).status).toBe(507);
    } finally {
      app.files.put = put;
    }
    expect(await storedFiles()).toBe(before);
  });
});

describe('a picture that several events show', () => {
  const statusOf = async (url: string): Promise<number> => (await app.inject({ url })).statusCode;
  const sweep = async (): Promise<void> => {
    await app.db.update(uploads).set({ createdAt: new Date(Date.now() - 86_400_000) });
    app.clock.advance(86_400);
    await addJob(app.db, 'sweep_pictures', {});
    await app.runJobs();
  };

  it('stays until the last of them lets go of it, and goes then', async () => {
    const id = await eventWithPictures();
    const { body: copy } = await app.call(routes.duplicateEvent, { params: { id } }, organizer.session);
    const [imageUrl, galleryUrl] = [copy.imageUrl ?? '', copy.gallery[0]?.url ?? ''];
    const forget = (event: number) =>
      app.call(routes.updateEvent, { params: { id: event }, body: { gallery: [], imageUrl: null } }, organizer.session);
    await forget(id);
    await sweep();
    expect([await statusOf(imageUrl), await statusOf(galleryUrl)]).toEqual([200, 200]);
    await forget(copy.id);
    expect([await statusOf(imageUrl), await statusOf(galleryUrl)]).toEqual([404, 404]);
  });

  it('is taken once by edits of two series at the same moment, and only from the one who sent it', async () => {
    const ids = [await eventWithPictures(), await eventWithPictures()];
    const [url = ''] = await waitingPictures(app, organizer.session, 1);
    const strangers = await buildOrganizer(app.db);
    const [theirs = ''] = await waitingPictures(app, strangers.session, 1);
    const take = async (id: number, imageUrl: string) =>
      (await app.call(routes.updateEvent, { params: { id }, body: { imageUrl } }, organizer.session)).status;
    const inOneField = [
      '/uploads/../uploads/x.webp',
      'https://example.org/a.webp',
      theirs,
      theirs.replace('.webp', '-small.webp'),
    ];
    expect(await Promise.all(inOneField.map((hostile) => take(ids[0] ?? 0, hostile)))).toEqual([400, 400, 400, 400]);
    const before = await storedFiles();
    expect((await Promise.all(ids.map((id) => take(id, url)))).sort()).toEqual([200, 400]);
    // The replaced photograph is gone; the refused event's is still shown.
    expect(await storedFiles()).toBe(before - 1);
    await sweep();
    expect([await statusOf(url), await statusOf(theirs)]).toEqual([200, 200]);
  });

  it('stays when the event that it was sent for is deleted, and goes after the copy is', async () => {
    const id = await eventWithPictures({ status: 'draft' });
    const { body: first } = await app.call(routes.duplicateEvent, { params: { id } }, organizer.session);
    expect((await app.call(routes.deleteEvent, { params: { id } }, organizer.session)).status).toBe(204);
    await sweep();
    const urls = [first.imageUrl ?? '', first.gallery[5]?.smallUrl ?? ''];
    expect(await Promise.all(urls.map(statusOf))).toEqual([200, 200]);
    expect((await app.call(routes.deleteEvent, { params: { id: first.id } }, organizer.session)).status).toBe(204);
    await sweep();
    expect(await Promise.all(urls.map(statusOf))).toEqual([404, 404]);
  });

  it('stays when the account of the one who sent it is deleted, while another event shows it', async () => {
    const id = await eventWithPictures();
    const { body: draft } = await app.call(routes.duplicateEvent, { params: { id } }, organizer.session);
    const other = await buildOrganizer(app.db);
    await app.pool.query('update events set created_by = $1, organizer_id = $1 where id = $2', [other.id, id]);
    const { status } = await app.call(
      routes.requestDeletion,
      { body: { password: factoryPassword, confirmation: 'delete my account' } },
      organizer.session,
    );
    expect(status).toBe(200);
    await app.db.update(accountDeletions).set({ dueAt: new Date(0) });
    // Says farewell, sends the email, erases.
    for (let run = 0; run < 3; run += 1) {
      await addJob(app.db, 'delete_accounts', {});
      await app.runJobs();
    }
    expect(await app.db.$count(users, eq(users.id, organizer.id))).toBe(0);
    await sweep();
    const { rows } = await app.pool.query('select image_url from events where id = $1', [id]);
    expect(await statusOf(rows[0].image_url)).toBe(200);
    expect(await statusOf(draft.gallery[0]?.url ?? '')).toBe(200);
  });
});
