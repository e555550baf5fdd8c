import { lookupRoutes as routes } from '@ascendant/contract/lookup';
import { maxFoundPayments, maxFoundPeople } from '@ascendant/domain/payment/lookup';
import { describe, expect, it } from 'vitest';
import { bookPaid } from '../checkout/book-paid';
import { buildEvent } from '../factories/events';
import { buildAdmin, buildTraveller } from '../factories/people';
import { testApp } from '../test-app';

const app = await testApp();
const admin = await buildAdmin(app.db);
await bookPaid(app, (await buildEvent(app.db)).id);
await buildTraveller(app.db, { email: 'quarry-5c2e@larch.example' });

describe('a look-up', () => {
  it('in the address is none: nothing of it is read or logged', async () => {
    const url = '/api/admin/lookup?q=quarry-5c2e%40larch.example';
    expect((await app.inject({ method: 'GET', url, headers: { ...admin.session } })).statusCode).toBe(405);
    const posted = await app.inject({ method: 'POST', url, headers: { ...admin.session }, payload: {} });
    expect(posted.statusCode).toBe(400);
    expect(app.log.lines.filter((line) => line.includes('quarry-5c2e'))).toEqual([]);
  });

  it('doesn’t fail for any text, or find more than its bounds', async () => {
    const texts = [
      "' or 1=1 --",
      '%%%',
      '\\',
      '(((',
      '$99999999999999',
      '9'.repeat(200),
      'ASC-ZZZZZZZ',
      '1e9',
      '😀',
      'pi_%',
    ];
    for (const q of texts) {
      const reply = await app.call(routes.lookUp, { body: { q } }, admin.session);
      expect([q, reply.status]).toEqual([q, 200]);
      expect(reply.body.people.length).toBeLessThanOrEqual(maxFoundPeople);
      expect(reply.body.payments.length).toBeLessThanOrEqual(maxFoundPayments);
    }
  });
});
