import { phoneRoutes } from '@ascendant/contract/phone';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/logs';
import { users } from '../../../db/schema/users';
import { buildTraveller } from '../../../test/factories/people';
import { testApp, type Session } from '../../../test/test-app';
import { phoneText, readPhone } from './phone.service';

const app = await testApp();
const set = (phone: string, session: Session) => app.call(phoneRoutes.setPhone, { body: { phone } }, session);
const get = async (session: Session) => (await app.call(phoneRoutes.getPhone, {}, session)).body.phone;

describe('a traveller’s phone number', () => {
  it('is optional, is read as people write it, and can be removed', async () => {
    const { session } = await buildTraveller(app.db);
    expect(await get(session)).toBeNull();
    expect((await set(' 403-762-1550 ', session)).body).toEqual({ phone: '+1 403 762 1550' });
    expect(await get(session)).toBe('+1 403 762 1550');
    expect((await set('', session)).body).toEqual({ phone: null });
    expect(await get(session)).toBeNull();
  });

  it('that doesn’t exist is refused at its field, and the one before stays', async () => {
    const { session } = await buildTraveller(app.db);
    await set('+41 44 668 18 00', session);
    expect(await set('12345', session)).toMatchObject({
      status: 400,
      json: { fields: { phone: 'Please enter a phone number with its country code, such as +1 403 762 1550' } },
    });
    expect(await get(session)).toBe('+41 44 668 18 00');
  });

  it('is encrypted in the database, for that person alone, and in no log', async () => {
    const [one, other] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    await set('+1 403 762 1550', one.session);
    const [row] = await app.db.select().from(users).where(eq(users.id, one.id));
    expect(row?.phoneSealed?.toString('latin1')).not.toContain('4037621550');
    await app.db
      .update(users)
      .set({ phoneSealed: row?.phoneSealed ?? null })
      .where(eq(users.id, other.id));
    expect(await get(other.session)).toBeNull();
    const said = JSON.stringify([app.log.lines, await app.db.select().from(auditLog)]);
    expect(said).not.toContain('7621550');
    expect(said).toContain('user.phone_changed');
  });
});

describe('a phone number', () => {
  it.each([
    ['403-762-1550', '+14037621550'],
    ['(403) 762 1550', '+14037621550'],
    ['+1 403 762 1550', '+14037621550'],
    ['624 305 1111', '+16243051111'],
    ['762 1550', null],
    ['+41 44 668 18 00', '+41446681800'],
    ['0041 44 668 18 00', null],
    ['+81 3-3213-1111', '+81332131111'],
    ['+1 403 762 155', null],
    ['+1 403 762 15500', null],
    ['+999 12345678', null],
    ['call me on +1 403 762 1550', null],
    ['+1 403 762 1550 ext. 5', null],
    ['12', null],
    ['', null],
  ])('%j is read as %j', (typed, stored) => {
    expect(readPhone(typed)).toBe(stored);
  });

  it('is written with its country code and spaces', () => {
    expect(phoneText('+14037621550')).toBe('+1 403 762 1550');
  });
});
