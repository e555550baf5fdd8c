import { placeRoutes } from '@ascendant/contract/place';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/test-app';
import { placesModule } from './places.module';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: [placesModule] });
});

const search = (q: string, country?: string) =>
  app.call(placeRoutes.searchPlaces, { query: { q, ...(country === undefined ? {} : { country }) } });

describe('GET /api/places', () => {
  it('answers a visitor with name, region, country, coordinates, zone and label', async () => {
    const { status, body } = await search('montre');
    expect(status).toBe(200);
    expect(body[0]).toEqual({
      id: 6077243,
      name: 'Montréal',
      region: 'Quebec',
      country: 'Canada',
      countryCode: 'CA',
      latitude: 45.50884,
      longitude: -73.58781,
      timezone: 'America/Toronto',
      label: 'Montréal, Quebec, Canada',
    });
  });

  it('filters by country, and finds nothing in an unknown country', async () => {
    expect((await search('paris', 'France')).body.map(({ label }) => label)).toEqual(['Paris, France']);
    expect((await search('paris', 'Atlantis')).body).toEqual([]);
  });

  it('takes any text, and refuses one that is missing or too long', async () => {
    for (const q of ["'; drop table places; --", '%_\\', '🏔️', 'ا', '<script>'])
      expect((await search(q)).status).toBe(200);
    expect((await search('x'.repeat(101))).status).toBe(400);
    expect((await app.call(placeRoutes.searchPlaces)).status).toBe(400);
  });
});
