import { adminOrganizerRoutes as routes } from '@ascendant/contract/admin-organizer';
import { maxEventSuggestions } from '@ascendant/domain/list-limits';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../db/schema/users';
import { buildAdmin, buildOrganizer, buildTraveller } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';

const app = await testApp();
const admin = await buildAdmin(app.db, { firstName: 'Ruth', lastName: 'Quill' });
const larch = await buildOrganizer(app.db, { firstName: 'Nadia', lastName: 'Brooks' });

beforeAll(async () => {
  await app.db.update(users).set({ displayName: 'Lárch Valley Guides' }).where(eq(users.id, larch.id));
  await buildTraveller(app.db, { firstName: 'Nadia', lastName: 'Traveller' });
});

describe('organizers, as admins choose one', () => {
  const find = (query: Record<string, unknown>) => app.call(routes.findOrganizers, { query }, admin.session);
  const names = async (q: string) => (await find({ q })).body.map(({ name }) => name);

  it('are found by the name that travellers read, their own, username or email, without accents', async () => {
    expect(await names('larch guides')).toEqual(['Lárch Valley Guides']);
    expect(await names('nadia')).toEqual(['Lárch Valley Guides']);
    expect(await names(larch.user.email)).toEqual(['Lárch Valley Guides']);
    expect(await names('nadia quill')).toEqual([]);
    expect(await names('100%')).toEqual([]);
  });

  it('admins have events of their own too; travellers don’t', async () => {
    expect(await names('quill')).toEqual(['Ruth Quill']);
    expect(await names('traveller')).toEqual([]);
  });

  it('one is found by id, for a filter that’s in an address', async () => {
    expect((await find({ id: larch.id })).body).toMatchObject([{ id: larch.id, disabled: false }]);
    expect((await find({ id: 2_000_000_000 })).body).toEqual([]);
    expect((await find({ id: 'x' })).status).toBe(400);
  });

  it(`are at most ${maxEventSuggestions}, by name`, async () => {
    for (let index = 0; index <= maxEventSuggestions; index += 1) {
      await buildOrganizer(app.db, { firstName: 'Zoe', lastName: `Many ${String(index).padStart(2, '0')}` });
    }
    const found = await names('many');
    expect(found).toHaveLength(maxEventSuggestions);
    expect(found).toEqual(found.toSorted());
  });
});
