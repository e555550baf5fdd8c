import { personRoutes } from '@ascendant/contract/person';
import { routes } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { uploads } from '../../../db/schema/uploads';
import { users } from '../../../db/schema/users';
import {
  buildAdmin,
  buildOrganizer,
  buildSession,
  buildTraveller,
  type SignedInPerson,
} from '../../../test/factories/people';
import { movingPicture, photograph, pngOf, pngOfBytes, pngThatClaims } from '../../../test/pictures';
import { formWith, sendForm } from '../../../test/send-form';
import { testApp, type Session } from '../../../test/test-app';
import { accountsModule } from '../accounts/accounts.module';
import { picturesModule } from '../pictures/pictures.module';
import { peopleModule } from './people.module';

const modules = [accountsModule, picturesModule, peopleModule];
const { uploadProfilePicture } = personRoutes;

const app = await testApp({ modules });

const upload = (content: Buffer, session: Session = {}, to = app) =>
  sendForm(to, uploadProfilePicture, formWith('profilePicture', content), session);

const pictureOf = async ({ id }: Pick<SignedInPerson, 'id'>) => {
  const [row] = await app.db.select({ url: users.profilePicture }).from(users).where(eq(users.id, id));
  return row?.url ?? null;
};
const stored = async () => (await app.files.list('pictures')).map(({ key }) => key);
const keyOf = (url: string | null) => url?.replace('/uploads/', 'pictures/');

describe('a picture of oneself', () => {
  it.each([
    ['a traveller', buildTraveller],
    ['an organizer', buildOrganizer],
    ['an admin', buildAdmin],
  ])('%s gets the uploaded picture, and no one else does', async (_, build) => {
    const [person, other] = [await build(app.db), await buildTraveller(app.db)];
    const reply = await upload(await photograph(), person.session);
    expect(reply.statusCode).toBe(200);
    const { profilePicture, id } = reply.json();
    expect(id).toBe(person.id);
    expect(profilePicture).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/);
    expect([await pictureOf(person), await pictureOf(other)]).toEqual([profilePicture, null]);
    expect((await app.call(routes.currentUser, {}, person.session)).body.profilePicture).toBe(profilePicture);
  });

  it('is served for ever, as a picture and as nothing else (INP-05)', async () => {
    const person = await buildTraveller(app.db);
    const url = (await upload(await photograph(), person.session)).json().profilePicture;
    const { statusCode, headers, rawPayload } = await app.inject({ url });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });

  it('replaces the old one, whose file is deleted', async () => {
    const person = await buildTraveller(app.db);
    const first = (await upload(await pngOf(20, 20), person.session)).json().profilePicture;
    const second = (await upload(await pngOf(30, 30), person.session)).json().profilePicture;
    expect(second).not.toBe(first);
    expect((await app.inject({ url: first })).statusCode).toBe(404);
    expect(await stored()).toContain(keyOf(second));
    expect(await stored()).not.toContain(keyOf(first));
    const rows = await app.db.select().from(uploads).where(eq(uploads.userId, person.id));
    expect(rows.map(({ name, width }) => [`/uploads/${name}`, width])).toEqual([[second, 30]]);
  });

  it('is a single one in the end, however many are sent concurrently', async () => {
    const person = await buildTraveller(app.db);
    const before = await stored();
    const pictures = await Promise.all([11, 12, 13, 14, 15].map((side) => pngOf(side, side)));
    const replies = await Promise.all(pictures.map((content) => upload(content, person.session)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const added = (await stored()).filter((key) => !before.includes(key));
    expect(added).toEqual([keyOf(await pictureOf(person))]);
  });
});

describe('what is refused', () => {
  it('a visitor is asked to sign in, and a disabled account is none', async () => {
    expect((await upload(await pngOf(8, 8))).statusCode).toBe(401);
    const { session } = await buildTraveller(app.db, { disabled: true });
    expect((await upload(await pngOf(8, 8), session)).statusCode).toBe(401);
  });

  it('SES-08 a form that another site sends with our cookie', async () => {
    const reply = await upload(await pngOf(8, 8), { cookie: 'session=abc', origin: 'https://elsewhere.example' });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'csrf']);
  });

  it('20 MB, where a byte less passes', async () => {
    const { session } = await buildTraveller(app.db);
    const limit = 20 * 1024 * 1024;
    expect((await upload(await pngOfBytes(limit - 1), session)).statusCode).toBe(200);
    const reply = await upload(await pngOfBytes(limit), session);
    expect([reply.statusCode, reply.json().error]).toEqual([413, 'File size must be less than 20MB']);
  });

  it.each([
    ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['a HEIC picture', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 415],
    ['more than 40 megapixels', async () => pngThatClaims(8000, 5001), 413],
    ['more than 100 frames', () => movingPicture(101, 'gif'), 413],
  ])('%s, which leaves the picture before as it was, and no file', async (_, make, status) => {
    const person = await buildTraveller(app.db);
    await upload(await pngOf(8, 8), person.session);
    const [url, files] = [await pictureOf(person), await stored()];
    const reply = await upload(await make(), person.session);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ error: reply.json().message, requestId: expect.any(String) });
    expect([await pictureOf(person), await stored()]).toEqual([url, files]);
  });

  it('RAT more than 200 MB in all; what is replaced makes room', async () => {
    const person = await buildTraveller(app.db);
    await upload(await pngOf(8, 8), person.session);
    const [{ bytes = 0 } = {}] = await app.db.select().from(uploads).where(eq(uploads.userId, person.id));
    const fill = (room: number) =>
      app.db
        .insert(uploads)
        .values({
          name: `${'f'.repeat(32)}.webp`,
          purpose: 'event_image',
          userId: person.id,
          contentType: 'image/webp',
          bytes: 200 * 1024 * 1024 - room,
          width: 1,
          height: 1,
        })
        .onConflictDoUpdate({ target: uploads.name, set: { bytes: 200 * 1024 * 1024 - room } });
    await fill(bytes);
    expect((await upload(await pngOf(8, 8), person.session)).statusCode).toBe(200);
    await fill(bytes - 1);
    const [url, files] = [await pictureOf(person), await stored()];
    const reply = await upload(await pngOf(8, 8), person.session);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'no_room_for_picture']);
    expect([await pictureOf(person), await stored()]).toEqual([url, files]);
  });

  it('RAT the 31st picture within an hour, by whichever session', async () => {
    const limited = await testApp({ modules, settings: { RATE_LIMITS: 'on' } });
    const { id, session } = await buildTraveller(limited.db);
    const content = await pngOf(8, 8);
    for (let sent = 0; sent < 30; sent += 1) expect((await upload(content, session, limited)).statusCode).toBe(200);
    const reply = await upload(content, await buildSession(limited.db, id), limited);
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('/uploads', () => {
  it.each([
    `/uploads/${'0'.repeat(32)}.webp`,
    '/uploads/me.webp',
    `/uploads/${'0'.repeat(32)}.svg`,
    '/uploads/..%2f..%2fetc%2fpasswd',
    '/uploads/',
  ])('has nothing at %s', async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404);
  });
});
