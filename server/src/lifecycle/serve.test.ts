import { expect, it } from 'vitest';
import { buildSold } from '../../test/factories/bookings';
import { buildEvent } from '../../test/factories/events';
import { buildTraveller } from '../../test/factories/people';
import { testDatabase } from '../../test/test-database';
import { refuseOtherCurrency } from './serve';

it('a site can choose its currency until it has bookings, and keeps it then', async () => {
  const { db } = await testDatabase();
  await expect(refuseOtherCurrency(db, 'cad')).resolves.toBeUndefined();
  await buildSold(db, await buildEvent(db), { userId: (await buildTraveller(db)).id });
  await expect(refuseOtherCurrency(db, 'usd')).resolves.toBeUndefined();
  await expect(refuseOtherCurrency(db, 'cad')).rejects.toThrow(
    "This site has bookings in USD, so CURRENCY can't be cad. Set CURRENCY=usd, or use another database.",
  );
});
