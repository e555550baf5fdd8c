import { accountRoutes } from '@ascendant/contract/account';
import { adminUserRoutes as routes } from '@ascendant/contract/admin-user';
import { maxCounted } from '@ascendant/domain/list-limits';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/logs';
import { personNotes } from '../../../db/schema/people';
import { users } from '../../../db/schema/users';
import { buildSold } from '../../../test/factories/bookings';
import { buildCrowd } from '../../../test/factories/crowd';
import { buildFreeEvent } from '../../../test/factories/events';
import {
  birthInHalifax,
  buildAdmin,
  buildOrganizer,
  buildTraveller,
  type SignedInPerson,
} from '../../../test/factories/people';
import { newcomer } from '../../../test/factories/sign-ups';
import { testApp, type TestApp } from '../../../test/test-app';
import { accountsModule } from '../accounts/accounts.module';
import { chartsModule } from '../charts/charts.module';
import { directoryModule } from './directory.module';

let app: TestApp;
let admin: SignedInPerson;
beforeAll(async () => {
  app = await testApp({ modules: [accountsModule, chartsModule, directoryModule] });
  admin = await buildAdmin(app.db, { firstName: 'Ruth', lastName: 'Amundsen' });
});

describe.each([routes.listUsers, routes.listUsersWithSigns])('$path', (route) => {
  const list = (query: Record<string, unknown> = {}) => app.call(route, { query }, admin.session);
  const idsIn = async (query: Record<string, unknown>) => (await list(query)).body.map(({ id }) => id);

  it('comes in pages, the newest first, with the total', async () => {
    const [first, second] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    const reply = await list({ limit: 2 });
    expect(reply.body.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(Number(reply.headers['x-total-count'])).toBe(await app.db.$count(users));
    expect(await idsIn({ limit: 1, offset: 1 })).toEqual([first.id]);
  });

  it('can be searched by name, username and email, in any case and without accents or apostrophes', async () => {
    const { id, user } = await buildTraveller(app.db, { firstName: 'Hélène', lastName: `O’Brien-${route.name}` });
    const name = `obrien ${route.name}`;
    for (const q of [`helene ${name}`, `HÉLÈNE ${name}`, `@${user.username} ${name}`, `${user.email} ${name}`]) {
      expect(await idsIn({ q }), q).toEqual([id]);
    }
    expect(await idsIn({ q: `helene ${name} nobody` })).toEqual([]);
    expect(await idsIn({ q: '%_%' })).toEqual(await idsIn({}));
  });

  it('filters by status, verification, role and profile, and several at once', async () => {
    const lastName = `Filter-${route.name}`;
    const one = async (overrides: object) => (await buildTraveller(app.db, { lastName, ...overrides })).id;
    const plain = await one({});
    const disabled = await one({ disabled: true });
    const unverified = await one({ emailVerified: false });
    const complete = await one({ profileCompleted: true });
    const { id: organizer } = await buildOrganizer(app.db, { lastName });
    const filtered = async (query: Record<string, unknown>) => idsIn({ q: lastName, sort: 'oldest', ...query });
    expect(await filtered({})).toEqual([plain, disabled, unverified, complete, organizer]);
    expect(await filtered({ status: 'disabled' })).toEqual([disabled]);
    expect(await filtered({ status: 'active', verified: 'no' })).toEqual([unverified]);
    expect(await filtered({ userType: 'organizer' })).toEqual([organizer]);
    expect(await filtered({ profile: 'complete' })).toEqual([complete]);
    expect(await filtered({ profile: 'incomplete', userType: 'regular', status: 'active' })).toEqual([
      plain,
      unverified,
    ]);
  });

  it('sorts by name and by username', async () => {
    const mark = `sort-${route.name}`.toLowerCase();
    const one = async (firstName: string, lastName: string, username: string) =>
      (await buildTraveller(app.db, { firstName, lastName, username, email: `${username}@${mark}.example` })).id;
    const zoe = await one('Zoë', 'adams', `b-${mark}`);
    const amy = await one('Amy', 'Adams', `c-${mark}`);
    const bob = await one('Bob', 'Young', `a-${mark}`);
    expect(await idsIn({ q: mark, sort: 'name' })).toEqual([amy, zoe, bob]);
    expect(await idsIn({ q: mark, sort: 'username' })).toEqual([bob, zoe, amy]);
  });

  it('says nothing that lists of people must not say', async () => {
    const [found] = (await list({ limit: 1 })).body;
    const allowed = ['birthInfoCompleted', 'createdAt', 'disabled', 'email', 'emailVerified', 'firstName', 'id'];
    const more = ['lastName', 'profileCompleted', 'userType', 'username'];
    const signs = ['sunSign', 'moonSign', 'risingSign', 'venusSign', 'marsSign', 'mercurySign'];
    const isPlain = route.name === 'listUsers';
    expect(Object.keys(found ?? {}).toSorted()).toEqual([...allowed, ...more, ...(isPlain ? [] : signs)].toSorted());
  });
});

describe('how many there are', () => {
  const counted = async (query: Record<string, unknown>) => {
    const { headers } = await app.call(routes.listUsers, { query: { limit: 1, ...query } }, admin.session);
    return [Number(headers['x-total-count']), headers['x-total-count-capped'] ?? 'false'];
  };

  it('is counted no further than a thousand beyond the page, and everyone in the kept totals', async () => {
    await buildCrowd(app.db, maxCounted);
    expect(await counted({ q: 'crowd' })).toEqual([maxCounted, 'false']);
    const one = await buildTraveller(app.db, { lastName: 'Crowd' });
    expect(await counted({ q: 'crowd' })).toEqual([maxCounted, 'true']);
    expect(await counted({ q: 'crowd', offset: 1 })).toEqual([maxCounted + 1, 'false']);
    expect(await counted({ verified: 'yes' })).toEqual([maxCounted, 'true']);
    expect(await counted({})).toEqual([await app.db.$count(users), 'false']);
    await app.db.delete(users).where(eq(users.id, one.id));
    expect(await counted({})).toEqual([await app.db.$count(users), 'false']);
  });
});

it('signs are shown once birth information is complete, and uncertain ones are left out', async () => {
  const certain = await buildTraveller(app.db, { ...birthInHalifax, lastName: 'Zodiac' });
  const uncertain = { timeOfBirth: 'unknown', timeOfBirthType: 'unknown' } as const;
  await buildTraveller(app.db, { ...birthInHalifax, ...uncertain, lastName: 'Zodiac' });
  await buildTraveller(app.db, { lastName: 'Zodiac' });
  const query = { q: 'zodiac', sort: 'oldest' as const };
  const { body } = await app.call(routes.listUsersWithSigns, { query }, admin.session);
  expect(body[0]).toMatchObject({ id: certain.id, sunSign: 'Aquarius', risingSign: expect.any(String) });
  expect(body[1]).toMatchObject({ sunSign: 'Aquarius', risingSign: null });
  expect(body[2]).toMatchObject({ sunSign: null, moonSign: null, birthInfoCompleted: false });
});

describe('disabling a user', () => {
  const put = (id: number, disabled: boolean, session = admin.session) =>
    app.call(routes.disableUser, { params: { id }, body: { disabled } }, session);
  const statusOf = async ({ session }: SignedInPerson) =>
    (await app.call(accountRoutes.currentUser, {}, session)).status;

  it('signs them out everywhere at once, and enabling them asks them to sign in again', async () => {
    const person = await buildTraveller(app.db);
    expect(await statusOf(person)).toBe(200);
    expect((await put(person.id, true)).body).toMatchObject({ id: person.id, disabled: true });
    expect(await statusOf(person)).toBe(401);
    const login = { username: person.user.username, password: 'larch meadow at dawn' };
    expect((await app.call(accountRoutes.login, { body: login })).json).toMatchObject({ code: 'account_disabled' });
    expect((await put(person.id, false)).body.disabled).toBe(false);
    expect(await statusOf(person)).toBe(401);
    expect((await app.call(accountRoutes.login, { body: login })).status).toBe(200);
  });

  it('tells the person why and what happens to their bookings, and notes the reason for other admins', async () => {
    const person = await buildTraveller(app.db, { firstName: 'Maya' });
    await buildSold(app.db, await buildFreeEvent(app.db), { userId: person.id });
    const body = { disabled: true, reason: 'Resold tickets at the gate.' };
    await app.call(routes.disableUser, { params: { id: person.id }, body }, admin.session);
    await app.runJobs();
    const mail = app.mailer.lastTo(person.user.email);
    expect(mail.subject).toBe('Your Ascendant account is disabled');
    expect(mail.text).toContain('Why: Resold tickets at the gate.');
    expect(mail.text).toContain('Your booking stays as it is, and the tickets in your confirmation emails are valid.');
    const notes = await app.db.select().from(personNotes).where(eq(personNotes.userId, person.id));
    expect(notes).toMatchObject([{ writtenBy: admin.id, text: 'Disabled: Resold tickets at the gate.' }]);
    const rows = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.targetId, String(person.id)));
    expect(JSON.stringify(rows)).not.toContain('Resold');
    await put(person.id, false);
    await app.runJobs();
    expect(app.mailer.lastTo(person.user.email).subject).toBe('You can use your Ascendant account again');
  });

  it('tells an organizer that events stay and payouts wait; without a reason there’s no note', async () => {
    const organizer = await buildOrganizer(app.db);
    await put(organizer.id, true);
    await app.runJobs();
    const { text } = app.mailer.lastTo(organizer.user.email);
    expect(text).toContain('Your published events and their bookings stay as they are. Nothing is paid out to you');
    expect(text).not.toContain('Why:');
    expect(await app.db.$count(personNotes, eq(personNotes.userId, organizer.id))).toBe(0);
  });

  it('takes a reason of at most 500 characters', async () => {
    const { id } = await buildTraveller(app.db);
    const send = (length: number) =>
      app.call(
        routes.disableUser,
        { params: { id }, body: { disabled: true, reason: 'x'.repeat(length) } },
        admin.session,
      );
    expect((await send(501)).json).toMatchObject({ fields: { reason: 'Please use at most 500 characters' } });
    expect((await send(500)).status).toBe(200);
  });

  it("isn't possible for oneself", async () => {
    expect(await put(admin.id, true)).toMatchObject({
      status: 409,
      json: { message: 'You can’t disable your own account.' },
    });
    expect(await statusOf(admin)).toBe(200);
  });

  it('leaves one admin who can sign in, even when two disable each other at the same moment', async () => {
    const { id, session } = await buildAdmin(app.db);
    await app.db
      .update(users)
      .set({ disabled: true })
      .where(sql`${users.userType} = 'admin' and ${users.id} not in (${id}, ${admin.id})`);
    const replies = await Promise.all([put(admin.id, true, session), put(id, true)]);
    const enabled = sql`${users.userType} = 'admin' and not ${users.disabled}`;
    expect(await app.db.$count(users, enabled)).toBe(1);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    await app.db.update(users).set({ disabled: false }).where(eq(users.id, admin.id));
    admin = await buildAdmin(app.db);
  });

  it('twice is the same as once, and someone who does not exist is 404', async () => {
    const { id } = await buildTraveller(app.db);
    expect([(await put(id, true)).status, (await put(id, true)).status]).toEqual([200, 200]);
    expect((await put(2_000_000_000, true)).status).toBe(404);
    expect((await app.call(routes.disableUser, { params: { id }, body: {} as never }, admin.session)).status).toBe(400);
    const rows = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.targetId, String(id)));
    expect(rows.map(({ action, actorId, changes }) => ({ action, actorId, changes }))).toEqual([
      { action: 'user.disabled', actorId: admin.id, changes: { disabled: { before: false, after: true } } },
    ]);
  });
});

describe('an admin creates a user in Settings', () => {
  const post = (body: object) => app.call(routes.createUser, { body: body as never }, admin.session);

  it.each(['regular', 'organizer', 'admin'] as const)('of the type %s, who can sign in at once', async (userType) => {
    const body = newcomer({ userType });
    expect((await post(body)).body).toMatchObject({ userType, emailVerified: true });
    const { status } = await app.call(accountRoutes.login, {
      body: { username: body.username, password: body.password },
    });
    expect(status).toBe(200);
  });

  it.each([
    ['username', { username: ' ' }, 'Username must be at least 3 characters'],
    ['email', { email: 'nowhere' }, 'Invalid email address'],
    ['password', { password: '12345' }, 'Password must be at least 6 characters'],
    ['firstName', { firstName: ' ' }, 'First name is required'],
    ['lastName', { lastName: '' }, 'Last name is required'],
    ['userType', { userType: 'owner' }, 'Please choose a type'],
  ])('and is told at the field %s what is wrong', async (field, wrong, sentence) => {
    const reply = await post({ ...newcomer({ userType: 'organizer' }), ...wrong });
    expect(reply).toMatchObject({ status: 400, json: { fields: { [field]: sentence } } });
  });

  it('and is told when username or email is taken', async () => {
    const body = newcomer({ userType: 'organizer' });
    await post(body);
    expect(await post({ ...newcomer({ userType: 'organizer' }), username: body.username })).toMatchObject({
      status: 409,
      json: { fields: { username: 'This username is already taken' } },
    });
    expect(await post({ ...newcomer({ userType: 'organizer' }), email: body.email })).toMatchObject({
      status: 409,
      json: { fields: { email: 'This email is already registered' } },
    });
  });
});
