import { apiKeyRoutes as routes } from '@ascendant/contract/api-key';
import { eventRoutes } from '@ascendant/contract/event';
import { v1Routes } from '@ascendant/contract/v1/routes';
import { keyScopes, maxApiKeys } from '@ascendant/domain/organization/api-key';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/logs';
import { apiKeys } from '../../../db/schema/organizations';
import { users } from '../../../db/schema/users';
import { buildKey, buildMember } from '../../../test/factories/organizations';
import { buildOrganizer, type SignedInPerson } from '../../../test/factories/people';
import { testApp, type Session } from '../../../test/test-app';

const app = await testApp();
const later = new Date(Date.now() + 60_000);
const before = new Date(Date.now() - 60_000);

const newKey = { name: 'Website', scopes: [...keyScopes], days: null };
const add = (by: SignedInPerson, body: object = {}) =>
  app.call(routes.addApiKey, { body: { ...newKey, ...body } }, by.session);
const list = async (by: SignedInPerson) => (await app.call(routes.listApiKeys, {}, by.session)).body;
const bearer = (secret: string): Session => ({ authorization: `Bearer ${secret}` });
const asked = async (session: Session) => (await app.call(v1Routes.readKey, {}, session)).status;

describe('an organization’s keys', () => {
  it('KEY-04 are shown once: afterwards there’s only what they begin with', async () => {
    const owner = await buildOrganizer(app.db);
    const { key, secret } = (await add(owner)).body;
    expect(secret).toMatch(/^asc_[0-9a-z]{8}_[\w-]{43}[0-9a-f]{8}$/);
    expect(secret.startsWith(key.start)).toBe(true);
    expect(await list(owner)).toEqual([key]);
    const [row] = await app.db.select().from(apiKeys).where(eq(apiKeys.id, key.id));
    expect(JSON.stringify(row)).not.toContain(secret.slice(key.start.length + 1));
  });

  it('KEY-01 work from the next request on, and not any longer once they’re turned off', async () => {
    const owner = await buildOrganizer(app.db);
    const { key, secret } = (await add(owner)).body;
    expect(await asked(bearer(secret))).toBe(200);
    expect(await list(owner)).toMatchObject([{ state: 'active', lastUsedAt: expect.any(String) }]);
    const off = await app.call(routes.revokeApiKey, { params: { id: key.id } }, owner.session);
    expect(off.body.state).toBe('revoked');
    expect(await asked(bearer(secret))).toBe(401);
  });

  it('KEY-01 work until they end', async () => {
    const { id: organizerId } = await buildOrganizer(app.db);
    expect(await asked((await buildKey(app.db, { organizerId, endsAt: later })).session)).toBe(200);
    expect(await asked((await buildKey(app.db, { organizerId, endsAt: before })).session)).toBe(401);
  });

  it('KEY-01 outlive the account that made them, but not their organizer’s', async () => {
    const owner = await buildOrganizer(app.db);
    const partner = await buildMember(app.db, owner.id, 'owner');
    const { secret } = (await add(partner)).body;
    await app.db.delete(users).where(eq(users.id, partner.id));
    expect(await asked(bearer(secret))).toBe(200);
    expect(await list(owner)).toMatchObject([{ madeBy: null }]);
    await app.db.update(users).set({ disabled: true }).where(eq(users.id, owner.id));
    expect(await asked(bearer(secret))).toBe(401);
  });

  it('KEY-01 a mistyped or unknown one is refused with a sentence', async () => {
    const { id: organizerId } = await buildOrganizer(app.db);
    const { session } = await buildKey(app.db, { organizerId });
    const typed = session['authorization']?.replace(/.$/, (letter) => (letter === '0' ? '1' : '0')) ?? '';
    const reply = await app.call(v1Routes.readKey, {}, { authorization: typed });
    expect([reply.status, reply.json]).toMatchObject([401, { code: 'key_refused', message: /isn’t valid/ }]);
    expect(await asked(bearer('asc_'))).toBe(401);
  });

  it('KEY-02 call nothing else, not even what anyone can call, and pages see a visitor', async () => {
    const { id: organizerId } = await buildOrganizer(app.db);
    const { session } = await buildKey(app.db, { organizerId });
    const reply = await app.call(eventRoutes.listEvents, {}, session);
    expect([reply.status, reply.json]).toMatchObject([403, { message: /API keys can’t be used here/ }]);
  });

  it('KEY-02 a session is refused where keys are asked for', async () => {
    const owner = await buildOrganizer(app.db);
    expect((await app.call(v1Routes.readKey, {}, owner.session)).json).toMatchObject({ message: /for API keys/ });
    expect(await asked({})).toBe(401);
  });

  it('KEY-03 are made and turned off by owners, and the audit log has it', async () => {
    const owner = await buildOrganizer(app.db);
    const partner = await buildMember(app.db, owner.id, 'owner');
    const manager = await buildMember(app.db, owner.id, 'manager');
    expect((await add(manager)).status).toBe(403);
    const { key } = (await add(partner)).body;
    await app.call(routes.revokeApiKey, { params: { id: key.id } }, owner.session);
    const log = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.targetId, String(key.id)));
    expect(log.filter(({ targetType }) => targetType === 'key')).toMatchObject([
      { action: 'key.added', actorId: partner.id },
      { action: 'key.revoked', actorId: owner.id },
    ]);
  });

  it(`are at most ${maxApiKeys} that work`, async () => {
    const owner = await buildOrganizer(app.db);
    for (let made = 0; made < maxApiKeys; made += 1) await buildKey(app.db, { organizerId: owner.id });
    expect((await add(owner)).json).toMatchObject({ fields: { name: expect.stringContaining(`${maxApiKeys} keys`) } });
    const [first] = await list(owner);
    await app.call(routes.revokeApiKey, { params: { id: first?.id ?? 0 } }, owner.session);
    expect((await add(owner)).status).toBe(201);
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['an unknown scope', { scopes: ['events:edit'] }, 'scopes.0'],
    ['another length', { days: 31 }, 'days'],
  ])('%s is 400, with a sentence at its field', async (_, body, field) => {
    const reply = await add(await buildOrganizer(app.db), body);
    expect([reply.status, reply.json]).toMatchObject([400, { fields: { [field]: expect.any(String) } }]);
  });
});
