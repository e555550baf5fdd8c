import { routes } from '@ascendant/contract/routes';
import { describe, expect, it } from 'vitest';
import { as, confirm, openPayment } from '../checkout/checkout';
import { buildOpenPayment, stateOf, checkedEnvironment } from '../checkout/scene';
import { buildEvent } from '../factories/events';

const environment = await checkedEnvironment();

const rounds = Array.from({ length: 20 }, (_, index) => index);

describe('a person who pays and takes it back at the same moment', () => {
  it('never hears that paid seats were released', async () => {
    const { app } = environment;
    for (const round of rounds) {
      const { user, opened } = await buildOpenPayment(app);
      const body = { paymentIntentId: opened.paymentIntentId };
      const release = () => app.call(routes.releaseHold, { body }, as(user));
      const pay = () => environment.pay(opened);
      const [, released] = round % 2 === 0 ? await Promise.all([pay(), release()]) : [await pay(), await release()];
      await confirm(app, user, opened.paymentIntentId);
      const end = await stateOf(app, opened.bookingId);
      expect([204, 409]).toContain(released.status);
      expect(end).toBe(released.status === 204 ? 'cancelled/failed' : 'confirmed/completed');
    }
  });

  it('loses no paid booking by opening a fourth checkout', async () => {
    const { app } = environment;
    for (const round of rounds) {
      const { user, opened } = await buildOpenPayment(app);
      const begin = async () => openPayment(app, user, { eventId: (await buildEvent(app.db)).id });
      await begin();
      await begin();
      const [paid] = await Promise.all([environment.pay(opened), round % 2 === 0 ? begin() : begin().then(begin)]);
      await confirm(app, user, opened.paymentIntentId);
      const end = await stateOf(app, opened.bookingId);
      expect(end).toBe(paid.status === 'succeeded' ? 'confirmed/completed' : 'cancelled/failed');
    }
  });
});
