import { eventMapRoutes } from '@ascendant/contract/event-map';
import { placeRoutes } from '@ascendant/contract/place';
import { maxTownsOfArea } from '@ascendant/domain/map/map-labels';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/test-app';
import { placesModule } from './places.module';

const app = await testApp({ modules: [placesModule] });

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

describe('GET /api/places/clock', () => {
  const halifax = { city: 'Halifax', country: 'Canada' };
  const ask = (query: Record<string, string>) => app.call(placeRoutes.clockChange, { query: query as never });

  it('offers the two readings of a repeated time, at a place by id or by name', async () => {
    const at = { date: '1999-10-31', time: '01:30' };
    const byName = await ask({ ...halifax, ...at });
    expect(byName.body).toEqual({
      event: 'Clocks were set back that day, so 01:30 occurred twice.',
      used: 'We used the first: UTC−3, daylight time.',
      choices: [
        { occurrence: 'first', label: 'The first, before the change (UTC−3, daylight time)' },
        { occurrence: 'second', label: 'The second, after the change (UTC−4)' },
      ],
    });
    expect((await ask({ placeId: '6324729', ...at })).body).toEqual(byName.body);
    expect((await ask({ ...halifax, ...at, occurrence: 'second' })).body.used).toBe('We used the second: UTC−4.');
  });

  it('says what a skipped time is taken for', async () => {
    const { body } = await ask({ ...halifax, date: '2000-04-02', time: '02:30' });
    expect(body).toMatchObject({ used: 'We used 03:30, which is the same moment.', choices: [] });
  });

  it.each([
    ['an ordinary day', { ...halifax, date: '1999-10-30', time: '01:30' }],
    ['a place we don’t know', { city: 'Nowhereville', country: 'Canada', date: '1999-10-31', time: '01:30' }],
    ['no place', { date: '1999-10-31', time: '01:30' }],
  ])('has nothing to say on %s', async (_, query) => {
    expect((await ask(query)).body).toEqual({ event: null, used: null, choices: [] });
  });

  it.each([
    ['date', { ...halifax, date: '1999-02-30', time: '01:30' }],
    ['time', { ...halifax, date: '1999-10-31', time: '24:00' }],
  ])('refuses a %s that doesn’t exist, at its field', async (field, query) => {
    const reply = await ask(query);
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ fields: { [field]: expect.any(String) } });
  });
});

describe('GET /api/map-towns', () => {
  const towns = async (area: string) => {
    const { body } = await app.call(eventMapRoutes.mapTowns, { query: { area } });
    return body.map(({ name }) => name);
  };

  it('names the towns within an area, the most populous first, to a visitor', async () => {
    const found = await towns('-74,45,-73,46');
    expect(found[0]).toBe('Montréal');
    expect(await towns('-40,30,-39,31')).toEqual([]);
  });

  it('names those on both sides of the date line', async () => {
    const sides = await Promise.all(['160,-50,180,-10', '-180,-50,-170,-10'].map(towns));
    expect(sides.map(({ length }) => length > 0)).toEqual([true, true]);
    expect((await towns('160,-50,-170,-10')).toSorted()).toEqual(sides.flat().toSorted());
  });

  it('names the largest of the world where the area is the world, and no more than a map can show', async () => {
    const found = await towns('-180,-90,180,90');
    expect(found.length).toBeLessThanOrEqual(maxTownsOfArea);
    expect(found.length).toBeGreaterThan(5);
  });

  it('refuses what isn’t an area', async () => {
    for (const area of ['', '1,2,3', '170,-10,170,10', '1,2,3,4;drop table places'])
      expect(
        (await app.inject({ method: 'GET', url: `/api/map-towns?area=${encodeURIComponent(area)}` })).statusCode,
      ).toBe(400);
  });
});
