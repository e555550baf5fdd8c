import { locationMaxLength } from '@ascendant/domain/event/limits';
import { describe, expect, it } from 'vitest';
import { readEventLocation, regionNamedIn, shorterNames } from './event-location';
import { readGazetteerLine } from './gazetteer-line';
import { distanceKm, placeLabel } from './place';

describe('distanceKm', () => {
  it('agrees with published great-circle distances within 0.5%', () => {
    const paris = { latitude: 48.8566, longitude: 2.3522 };
    const london = { latitude: 51.5074, longitude: -0.1278 };
    const sydney = { latitude: -33.8688, longitude: 151.2093 };
    expect(Math.abs(distanceKm(paris, london) / 343.6 - 1)).toBeLessThan(0.005);
    expect(Math.abs(distanceKm(london, sydney) / 16_994 - 1)).toBeLessThan(0.005);
    expect(distanceKm(paris, paris)).toBe(0);
  });

  it('takes the short way across the date line', () => {
    expect(distanceKm({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBeLessThan(23);
  });
});

describe('placeLabel', () => {
  it('has name, region and country, and no name twice in a row', () => {
    expect(placeLabel({ name: 'Springfield', region: 'Missouri', country: 'United States' })).toBe(
      'Springfield, Missouri, United States',
    );
    expect(placeLabel({ name: 'Lyon', region: null, country: 'France' })).toBe('Lyon, France');
    expect(placeLabel({ name: 'Singapore', region: null, country: 'Singapore' })).toBe('Singapore');
  });
});

describe('readGazetteerLine', () => {
  const line = (feature: string, population: number): string =>
    ['1', "Coeur d'Alène", "Coeur d'Alene", 'Cœur,Coeur', '47.6', '-116.7', 'P', feature, 'US', '', 'ID']
      .concat(['', '', '', String(population), '', '', 'America/Los_Angeles', '2020-01-01'])
      .join('\t');

  it('keeps 1,000 people and more, and seats of any size', () => {
    expect(readGazetteerLine(line('PPL', 999))).toBeNull();
    expect(readGazetteerLine(line('PPL', 1000))).not.toBeNull();
    for (const seat of ['PPLC', 'PPLA', 'PPLA2']) expect(readGazetteerLine(line(seat, 0))).not.toBeNull();
    expect(readGazetteerLine(line('PPLA3', 999))).toBeNull();
  });

  it('reads names once each, place and region', () => {
    expect(readGazetteerLine(line('PPL', 55_000))).toEqual({
      id: 1,
      name: "Coeur d'Alène",
      region: 'Idaho',
      regionCode: 'ID',
      countryCode: 'US',
      lat: 47.6,
      lon: -116.7,
      population: 55_000,
      zone: 'America/Los_Angeles',
      keys: ['coeur dalene', 'cœur', 'coeur'],
      ownKeyCount: 1,
    });
  });

  it('refuses a line of another format', () => {
    expect(() => readGazetteerLine('<html>')).toThrow(RangeError);
  });
});

describe('readEventLocation', () => {
  const readings = (text: string) =>
    readEventLocation(text).map(({ countryCode, region, names }) => [
      countryCode,
      region?.code ?? null,
      names.join('|'),
    ]);

  it('takes the last part as a country, and the part before it as its region, which is no name then', () => {
    expect(readings('Banff, Alberta, Canada')[0]).toEqual(['CA', 'AB', 'banff']);
    expect(readings('Alberta, Canada')[0]).toEqual(['CA', 'AB', 'alberta']);
    expect(readings('Hall, Washington, WA, USA')[0]).toEqual(['US', 'WA', 'hall|washington']);
  });

  it('takes the last part as a region if it is not a country', () => {
    expect(readings('San Diego, CA')).toEqual([
      ['US', 'CA', 'san diego'],
      ['CA', null, 'san diego'],
      [null, null, 'san diego|ca'],
    ]);
  });

  it('reads Georgia both ways, the country first', () => {
    expect(readings('Atlanta, Georgia').map(([country]) => country)).toEqual(['GE', 'US', null]);
  });

  it('finds nothing to read in a blank text', () => {
    expect(readings(' , ')).toEqual([]);
  });
});

describe('shorterNames', () => {
  it('drops the last words one by one', () => {
    expect(shorterNames('banff springs hotel')).toEqual(['banff springs', 'banff']);
    expect(shorterNames('banff')).toEqual([]);
  });

  it('leaves a park or trail two words', () => {
    expect(shorterNames('golden ears provincial park')).toEqual(['golden ears provincial', 'golden ears']);
    expect(shorterNames('pacific crest trail')).toEqual(['pacific crest']);
  });
});

describe('a text that’s longer than the location of an event', () => {
  const endsAt = (length: number) => `${'a '.repeat(100)}`.slice(0, length - ', Canada'.length) + ', Canada';

  it.each([
    [locationMaxLength, 'CA'],
    [locationMaxLength + 1, null],
  ])('with %i characters, its country is %s: no more of it is read', (length, countryCode) => {
    expect(endsAt(length)).toHaveLength(length);
    expect(readEventLocation(endsAt(length))[0]?.countryCode).toBe(countryCode);
  });
});

describe('regionNamedIn', () => {
  it.each([
    ['Killarney Provincial Park, Ontario, Canada', 'ON'],
    ['Killarney Provincial Park Ontario, Canada', 'ON'],
    ['Camp, Québec', 'QC'],
    ['Camp, NL', 'NL'],
    ['Camp, Canada', null],
    ['Camp, CA', null],
    ['Camp', null],
  ])('%s names %s', (text, code) => expect(regionNamedIn(text, 'CA')).toBe(code));
});
