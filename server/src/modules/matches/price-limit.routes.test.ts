import { routes } from '@ascendant/contract/routes';
import { describe, expect, it } from 'vitest';
import { as, trusting } from '../../../test/checkout/checkout';
import { buildEvent } from '../../../test/factories/events';
import { buildTraveller } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';
import { chartsModule } from '../charts/charts.module';
import { eventsModule } from '../events/events.module';
import { peopleModule } from '../people/people.module';
import { matchesModule } from './matches.module';

const modules = [trusting, peopleModule, eventsModule, chartsModule, matchesModule];

/** What a person with a limit of $138 CAD reads of an event that costs $100 USD, and of one a cent above. */
async function missesWith(settings: Record<string, string>) {
  const app = await testApp({ modules, settings });
  const priced = (adultPrice: string) => ({ tiers: [{ tierType: 'regular' as const, adultPrice, childPrice: null }] });
  const ids = [await buildEvent(app.db, priced('100.00')), await buildEvent(app.db, priced('100.01'))].map(
    ({ id }) => id,
  );
  const user = await buildTraveller(app.db, { starsOff: true, maxPriceRange: 138, priceCurrency: 'CAD' });
  const { body } = await app.call(routes.matchedEvents, {}, as(user));
  const { body: rate } = await app.call(routes.exchangeRate, {});
  return { rate, misses: ids.map((id) => body.find(({ eventId }) => eventId === id)?.outsidePreferences.length) };
}

describe('PRE-03 a price limit in Canadian dollars', () => {
  it('is converted with the rate that the operator set', async () => {
    expect(await missesWith({ CAD_PER_USD: '1.38', CAD_PER_USD_DATE: '2026-11-20' })).toEqual({
      rate: { cadPerUsd: 1.38, asOf: '2026-11-20' },
      misses: [0, 1],
    });
  });

  it('is compared as it is without a rate', async () => {
    expect(await missesWith({})).toEqual({ rate: { cadPerUsd: null, asOf: null }, misses: [0, 0] });
  });
});
