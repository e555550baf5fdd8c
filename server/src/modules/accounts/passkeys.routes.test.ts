import { accountRoutes } from '@ascendant/contract/account';
import { factorRoutes } from '@ascendant/contract/factor';
import { passkeyRoutes as routes } from '@ascendant/contract/passkey';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/logs';
import { mails } from '../../../db/schema/mails';
import { authTokens, passkeyChallenges, passkeys } from '../../../db/schema/sign-in';
import { users } from '../../../db/schema/users';
import { buildPasskey, type OwnPasskey } from '../../../test/factories/passkeys';
import { buildAdmin, buildTraveller, factoryPassword, type SignedInPerson } from '../../../test/factories/people';
import { softPasskey } from '../../../test/factories/software-authenticator';
import { testApp } from '../../../test/test-app';
import { accountsModule } from './accounts.module';

const app = await testApp({ modules: [accountsModule], settings: { REQUIRE_SECOND_FACTOR: 'on' } });
const site = app.config.publicUrl;

const begin = async ({ session }: SignedInPerson) => (await app.call(routes.beginPasskey, {}, session)).body;
const add = ({ session }: SignedInPerson, response: object, name = 'My phone') =>
  app.call(routes.addPasskey, { body: { name, response } as never }, session);
const ask = async () => (await app.call(routes.beginPasskeySignIn)).body;
const answer = async (passkey: OwnPasskey, options = {}) => passkey.get(await ask(), options);
const login = (passkey: object) => app.call(routes.loginWithPasskey, { body: { passkey } as never });
const own = async ({ session }: SignedInPerson) => (await app.call(factorRoutes.listFactors, {}, session)).body;

describe('FAC-05 a passkey', () => {
  it('is added under a name, with ten recovery codes and an email, and listed', async () => {
    const person = await buildTraveller(app.db);
    const reply = await add(person, softPasskey(site).create(await begin(person)), 'Maya’s laptop');
    expect([reply.status, reply.body.recoveryCodes.length]).toEqual([201, 10]);
    expect(await own(person)).toMatchObject({
      passkeys: [{ name: 'Maya’s laptop', addedAt: expect.any(String), lastUsedAt: null }],
      recoveryCodesLeft: 10,
    });
    const [mail] = await app.db.select().from(mails).where(eq(mails.userId, person.id));
    expect(mail?.text).toContain('the passkey “Maya’s laptop” was just added');
  });

  it.each([
    ['for another site', { origin: 'https://ascendant.evil.example' }],
    ['without its owner unlocking it', { isUnlocked: false }],
  ])('isn’t added %s', async (_, options) => {
    const person = await buildTraveller(app.db);
    const reply = await add(person, softPasskey(site).create(await begin(person), options));
    expect([reply.status, reply.json]).toMatchObject([400, { code: 'passkey_refused' }]);
    expect((await own(person)).passkeys).toEqual([]);
  });

  it('isn’t added with someone else’s challenge, one that we didn’t issue, or one that was used', async () => {
    const [person, other] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    const challenge = await begin(person);
    expect((await add(other, softPasskey(site).create(challenge))).status).toBe(400);
    expect((await add(person, softPasskey(site).create({ challenge: 'bm9uZQ' }))).status).toBe(400);
    expect((await add(person, softPasskey(site).create(challenge))).status).toBe(201);
    expect((await add(person, softPasskey(site).create(challenge))).status).toBe(400);
  });

  it('isn’t taken over by someone else who sends it too', async () => {
    const [person, other] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    const device = softPasskey(site);
    await add(person, device.create(await begin(person)));
    expect((await add(other, device.create(await begin(other)))).status).toBe(409);
  });

  it('signs in alone, and an admin needs nothing else', async () => {
    const admin = await buildAdmin(app.db);
    const passkey = await buildPasskey(app, admin.id);
    const reply = await login(await answer(passkey));
    expect(reply.body).toMatchObject({ id: admin.id, needsSecondFactor: false, token: expect.any(String) });
    expect((await own(admin)).passkeys[0]?.lastUsedAt).not.toBeNull();
  });

  it('signs in once for each question, and not after five minutes', async () => {
    const passkey = await buildPasskey(app, (await buildTraveller(app.db)).id);
    const answered = await answer(passkey);
    expect((await login(answered)).status).toBe(200);
    expect((await login(answered)).status).toBe(400);
    const late = await ask();
    await app.db.update(passkeyChallenges).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await login(passkey.get(late))).status).toBe(400);
  });

  it.each([
    ['for another site', { origin: 'https://ascendant.evil.example' }],
    ['without being unlocked', { isUnlocked: false }],
  ])('doesn’t sign in %s', async (_, options) => {
    const passkey = await buildPasskey(app, (await buildTraveller(app.db)).id);
    expect((await login(await answer(passkey, options))).status).toBe(400);
  });

  it('doesn’t sign in when its counter goes back: it was copied', async () => {
    const passkey = await buildPasskey(app, (await buildTraveller(app.db)).id);
    expect((await login(await answer(passkey, { counter: 9 }))).status).toBe(200);
    expect((await login(await answer(passkey, { counter: 3 }))).status).toBe(400);
  });

  it('doesn’t sign in with another key’s signature, or as a key that isn’t known', async () => {
    const [mine, yours] = [
      await buildPasskey(app, (await buildTraveller(app.db)).id),
      await buildPasskey(app, (await buildTraveller(app.db)).id),
    ];
    const { id, rawId } = await answer(mine);
    expect((await login({ ...(await answer(yours)), id, rawId })).status).toBe(400);
    expect((await login(softPasskey(site).get(await ask()))).status).toBe(400);
  });

  it('doesn’t sign in to a disabled account', async () => {
    const { id } = await buildTraveller(app.db);
    const passkey = await buildPasskey(app, id);
    await app.db.update(users).set({ disabled: true }).where(eq(users.id, id));
    expect((await login(await answer(passkey))).status).toBe(403);
  });

  it('is the second step after a password, its own account’s only', async () => {
    const [person, other] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    const [mine, yours] = [await buildPasskey(app, person.id), await buildPasskey(app, other.id)];
    const signIn = (factor?: object) =>
      app.call(accountRoutes.login, {
        body: { username: person.user.username, password: factoryPassword, factor } as never,
      });
    expect((await signIn()).json).toMatchObject({ code: 'second_factor_required', factors: ['passkey'] });
    expect((await signIn({ passkey: await answer(yours) })).status).toBe(400);
    expect((await signIn({ passkey: await answer(mine) })).status).toBe(200);
  });

  it('is renamed by its owner, who isn’t asked again; someone else’s, and one that’s gone, can’t be', async () => {
    const [person, other] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    const { id } = await buildPasskey(app, person.id);
    const rename = ({ session }: SignedInPerson, name = 'Work laptop') =>
      app.call(routes.renamePasskey, { params: { id }, body: { name } }, session);
    const confirmedAt = new Date(Date.now() - 11 * 60_000);
    await app.db.update(authTokens).set({ confirmedAt }).where(eq(authTokens.userId, person.id));
    expect((await rename(person)).status).toBe(204);
    expect((await rename(other, 'Mine now')).status).toBe(404);
    expect((await rename(person, ' ')).json).toMatchObject({ fields: { name: expect.any(String) } });
    expect((await own(person)).passkeys).toMatchObject([{ id, name: 'Work laptop' }]);
    const noted = and(eq(auditLog.action, 'factor.renamed'), eq(auditLog.actorId, person.id));
    expect(await app.db.select().from(auditLog).where(noted)).toHaveLength(1);
    await app.db.delete(passkeys).where(eq(passkeys.id, id));
    expect((await rename(person)).status).toBe(404);
  });

  it('confirms who it is, and is removed with an email; someone else’s can’t be', async () => {
    const [person, other] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    const passkey = await buildPasskey(app, person.id);
    const remove = ({ session }: SignedInPerson) =>
      app.call(routes.removePasskey, { params: { id: passkey.id } }, session);
    expect((await remove(other)).status).toBe(404);
    const confirmedAt = new Date(Date.now() - 11 * 60_000);
    await app.db.update(authTokens).set({ confirmedAt }).where(eq(authTokens.userId, person.id));
    expect((await remove(person)).json).toMatchObject({ code: 'confirmation_required' });
    const body = { passkey: await answer(passkey) };
    expect((await app.call(factorRoutes.confirmIdentity, { body }, person.session)).status).toBe(204);
    expect((await remove(person)).status).toBe(204);
    expect((await own(person)).passkeys).toEqual([]);
    expect((await login(await answer(passkey))).status).toBe(400);
  });
});
