import { beforeAll, describe, expect, it } from 'vitest';
import { askedPlaces } from '../../../test/asked-places';
import { testDatabase, type TestDatabase } from '../../../test/test-database';
import { writtenParks } from '../../../test/written-parks';
import { databaseOn } from '../../database/database';
import { countryName } from './country-names';
import { resolveEventLocation, distinctClocks } from './event-location.service';
import { loadGazetteer } from './load-gazetteer';
import { parkEntries } from './parks';
import { distanceKm, placeLabel, type Place } from './place';
import { otherSpellings, placeKey } from './place-key';
import { findPlace, resolvePlace, searchPlaces, zonesOfCountry } from './places.service';
import { usualNames } from './usual-names';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query('delete from gazetteer');
  await loadGazetteer(database.db);
}, 120_000);

const count = async (table: string): Promise<number> => {
  const { rows } = await database.pool.query(`select count(*)::int as n from ${table}`);
  return rows[0].n;
};
const labels = (places: readonly Place[]): string[] => places.map(placeLabel);
const resolved = async (city: string, country: string): Promise<string | null> => {
  const place = await resolvePlace(database.db, city, country);
  return place ? placeLabel(place) : null;
};

const locate = (text: string) => resolveEventLocation(database.db, text);

describe('the gazetteer', () => {
  it('keeps 125,098 towns and 2,324 parks, of 246 countries in 394 zones, once each', async () => {
    expect(await count('places where id < 2000000000')).toBe(125_098);
    expect(await count('places where id > 2000000000')).toBe(2_324);
    expect(await count('place_names where place_id < 2000000000')).toBe(594_831);
    expect(await count('(select distinct country_code from places) as countries')).toBe(246);
    expect(await count('gazetteer')).toBe(1);
  });

  it('has every town that we know a usual name of, under the name we think', async () => {
    const { rows } = await database.pool.query<{ id: number; name: string }>('select id, name from places');
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    expect(usualNames.filter(([id, town]) => names.get(id) !== town)).toEqual([]);
  });

  it("isn't loaded a second time", async () => {
    expect(await loadGazetteer(database.db)).toBe(false);
  });
});

describe('resolvePlace', () => {
  it('looks a name up once', async () => {
    const first = await resolvePlace(database.db, 'Uppsala', 'Sweden');
    expect(first?.name).toBe('Uppsala');
    expect(await resolvePlace(database.db, 'Uppsala', 'Sweden')).toBe(first);
  });

  it.each([
    ['Bombay', 'India', 'Mumbai, India'],
    ['Saigon', 'Vietnam', 'Ho Chi Minh City, Vietnam'],
    ['Leningrad', 'Russia', 'Saint Petersburg, Russia'],
    ['Peking', 'China', 'Beijing, China'],
    ['Karl-Marx-Stadt', 'Germany', 'Chemnitz, Germany'],
    ['Danzig', 'Poland', 'Gdańsk, Poland'],
    ['Salisbury', 'Zimbabwe', 'Harare, Zimbabwe'],
  ])('finds %s in %s by its old name', async (city, country, label) => {
    expect(await resolved(city, country)).toBe(label);
  });

  it.each([
    ['montreal', 'canada', 'Montréal, Quebec, Canada'],
    ['MONTRÉAL', 'CANADA', 'Montréal, Quebec, Canada'],
    ['zurich', 'Switzerland', 'Zürich, Switzerland'],
    ['東京', 'Japan', 'Tokyo, Japan'],
    ['St Petersburg', 'Russia', 'Saint Petersburg, Russia'],
    ['Saint Louis', 'USA', 'St. Louis, Missouri, United States'],
    ['St Paul', 'United States', 'Saint Paul, Minnesota, United States'],
    ['New York', 'United States', 'New York City, New York, United States'],
    ['Boston City', 'United States', 'Boston, Massachusetts, United States'],
    ['London', 'England', 'London, England, United Kingdom'],
    ['Edinburgh', 'Scotland', 'Edinburgh, Scotland, United Kingdom'],
  ])('finds %s in %s', async (city, country, label) => {
    expect(await resolved(city, country)).toBe(label);
  });

  it.each([
    ['Manchester', 'United States', 'Manchester, New Hampshire, United States'],
    ['Frisco', 'United States', 'Frisco, Texas, United States'],
    ['Venice', 'United States', 'Venice, California, United States'],
    ['Dayton', 'United States', 'Dayton, Ohio, United States'],
    ['York', 'United Kingdom', 'York, England, United Kingdom'],
    ['Saint John', 'Canada', 'Saint John, New Brunswick, Canada'],
    ['Newcastle', 'Northern Ireland', 'Newcastle, Northern Ireland, United Kingdom'],
  ])(
    'finds the town that bears a name before one that has it as another name: %s in %s',
    async (city, country, label) => {
      expect(await resolved(city, country)).toBe(label);
    },
  );

  it.each([
    ['Washington, D.C.', 'United States', 'Washington, District of Columbia, United States'],
    ['LA', 'United States', 'Los Angeles, California, United States'],
    ['Bali', 'Indonesia', 'Denpasar, Indonesia'],
    ['Springfield IL', 'United States', 'Springfield, Illinois, United States'],
    ['Portland, Ore.', 'United States', 'Portland, Oregon, United States'],
    ['Bangor, Wales', 'United Kingdom', 'Bangor, Wales, United Kingdom'],
    ['Lyon, Rhône', 'France', 'Lyon, France'],
    ['Ft. Worth, TX', 'United States', 'Fort Worth, Texas, United States'],
    ['Clay City, Kentucky', 'United States', 'Clay City, Kentucky, United States'],
  ])('finds what people mean by %s in %s', async (city, country, label) => {
    expect(await resolved(city, country)).toBe(label);
  });

  it('takes the most populous place with a name, or the one in the region given', async () => {
    expect(await resolved('Springfield', 'United States')).toBe('Springfield, Missouri, United States');
    expect(await resolved('Springfield, Illinois', 'United States')).toBe('Springfield, Illinois, United States');
    expect(await resolved('Springfield, IL', 'United States')).toBe('Springfield, Illinois, United States');
    expect(await resolved('Springfield, MA, USA', 'United States')).toBe('Springfield, Massachusetts, United States');
    expect(await resolved('London, Ontario', 'Canada')).toBe('London, Ontario, Canada');
    expect(await resolved('Sydney, NS', 'Canada')).toBe('Sydney, Nova Scotia, Canada');
  });

  it('finds a name with a typing error, but not with too many', async () => {
    expect(await resolved('Philadelfia', 'United States')).toBe('Philadelphia, Pennsylvania, United States');
    expect(await resolved('Qqqxyzzy', 'United States')).toBeNull();
    expect(await resolved('', 'Canada')).toBeNull();
    expect(await resolved('Toronto', 'Atlantis')).toBeNull();
  });

  it('gives coordinates and zone, and the same place again by its id', async () => {
    const place = await resolvePlace(database.db, 'Banff', 'Canada');
    expect(place).toMatchObject({ timezone: 'America/Edmonton', regionCode: 'AB', country: 'Canada' });
    expect(place!.latitude).toBeCloseTo(51.18, 1);
    expect(place!.longitude).toBeCloseTo(-115.57, 1);
    expect(await findPlace(database.db, place!.id)).toEqual(place);
    expect(await findPlace(database.db, 1)).toBeNull();
  });
});

describe('searchPlaces', () => {
  const search = async (text: string, country?: string): Promise<string[]> =>
    labels(await searchPlaces(database.db, text, { country }));

  it('offers places whose names start with the text, the most populous first, ten at most', async () => {
    const found = await searchPlaces(database.db, 'par');
    expect(found).toHaveLength(10);
    expect(placeLabel(found[0]!)).toBe('Paris, France');
    const own = found.filter((place) => place.name.startsWith('Par')).map((place) => place.population);
    expect(own).toEqual([...own].sort((a, b) => b - a));
  });

  it('counts forty times the people for a place’s own name, so that only an old spelling of a very large place comes first', async () => {
    expect((await search('bomba'))[0]).toBe('Mumbai, India');
    expect((await search('saigo'))[0]).toBe('Ho Chi Minh City, Vietnam');
  });

  it('fills the list from the world for a single letter', async () => {
    for (const letter of ['s', 'x', 'q', '東']) expect(await search(letter)).toHaveLength(10);
  });

  it('fills the list with smaller places if there are few large ones', async () => {
    const found = await searchPlaces(database.db, 'springfi');
    expect(found).toHaveLength(10);
    expect(placeLabel(found[0]!)).toBe('Springfield, Missouri, United States');
  });

  it('can be limited to a country, by name or code', async () => {
    expect((await search('san', 'Canada')).every((label) => label.endsWith(', Canada'))).toBe(true);
    expect(await search('london', 'CA')).toContain('London, Ontario, Canada');
    expect(await search('london', 'Atlantis')).toEqual([]);
  });

  it('accepts a label it offered, or the start of one', async () => {
    expect(await search('Springfield, Illinois, United States')).toEqual(['Springfield, Illinois, United States']);
    expect(await search('springfield, ill')).toEqual(['Springfield, Illinois, United States']);
    expect(await search('Springfield,')).toHaveLength(10);
  });

  it.each([
    ['york', 'York, England, United Kingdom'],
    ['gothenburg', 'Göteborg, Sweden'],
    ['cologne', 'Köln, Germany'],
    ['salisbury', 'Salisbury, England, United Kingdom'],
    ['yellowstone nat', 'Yellowstone National Park, Wyoming, United States'],
    ['frisco', 'Frisco, Texas, United States'],
    ['bali', 'Denpasar, Indonesia'],
    ['saint john', 'Saint John, New Brunswick, Canada'],
    ['par', 'Paris, France'],
    ['Washington, D.C.', 'Washington, District of Columbia, United States'],
    ['Victoria, B.C.', 'Victoria, British Columbia, Canada'],
    ['Berlin, DE', 'Berlin, Germany'],
  ])('offers first for %s, as a look-up would: %s', async (text, label) => {
    expect((await search(text))[0]).toBe(label);
  });

  it('counts a town of one’s own country four times', async () => {
    const first = async (text: string, home: string) =>
      placeLabel((await searchPlaces(database.db, text, { home }))[0]!);
    expect(await first('peterborough', 'Canada')).toBe('Peterborough, Ontario, Canada');
    expect(await first('peterborough', 'United Kingdom')).toBe('Peterborough, England, United Kingdom');
    expect(await first('london', 'Canada')).toBe('London, England, United Kingdom');
    expect(await first('gothenburg', 'United States')).toBe('Göteborg, Sweden');
  });

  it('offers no small town for an old spelling that only begins with the whole own name of another, and a large one', async () => {
    const banff = await search('banff');
    expect(banff[0]).toBe('Banff, Alberta, Canada');
    expect(banff).not.toContain('Huedin, Romania');
    expect(await search('banffy')).toContain('Huedin, Romania');
    expect(await search('peki')).toContain('Beijing, China');
  });

  it('offers similar names if none start with the text', async () => {
    expect(await search('montrael')).toContain('Montréal, Quebec, Canada');
    expect(await search('sam fransisco')).toContain('San Francisco, California, United States');
  });

  it('finds nothing for punctuation, and takes the wildcards of LIKE literally', async () => {
    for (const text of ['%', '_', '\\', '...', ',', 'qqqxyzzy']) expect(await search(text)).toEqual([]);
  });
});

describe('zonesOfCountry', () => {
  it('lists the zones of a country, the one where most people live first', async () => {
    expect(await zonesOfCountry(database.db, 'New Zealand')).toEqual(['Pacific/Auckland', 'Pacific/Chatham']);
    expect((await zonesOfCountry(database.db, 'US'))[0]).toBe('America/New_York');
    expect(await zonesOfCountry(database.db, 'Atlantis')).toEqual([]);
  });
});

describe('resolveEventLocation', () => {
  const placed = async (text: string): Promise<string> => {
    const location = await locate(text);
    return location.kind === 'unknown'
      ? `unknown ${location.zones.join()}`
      : `${location.kind} ${placeLabel(location.place)}`;
  };

  it.each([
    ['Banff, Alberta, Canada', 'found Banff, Alberta, Canada'],
    ['Kyoto, Japan', 'found Kyoto, Japan'],
    ['San Diego, CA', 'found San Diego, California, United States'],
    ['Atlanta, Georgia', 'found Atlanta, Georgia, United States'],
    ['Tbilisi, Georgia', 'found Tbilisi, Georgia'],
    ['Springfield, Illinois', 'found Springfield, Illinois, United States'],
    ['St Louis, Missouri, USA', 'found St. Louis, Missouri, United States'],
    ['Banff National Park, Alberta', 'found Banff National Park, Alberta, Canada'],
    ['Banff Springs Hotel, Alberta', 'found Banff, Alberta, Canada'],
    ['Golden Ears trail, Alberta', 'unknown America/Edmonton'],
    ['Smithsonian, Washington', 'unknown America/Los_Angeles'],
    ['Smithsonian, Washington, DC', 'found Washington, District of Columbia, United States'],
    ['Qqqxyzzy, Arizona', 'unknown America/Phoenix,America/Denver'],
    ['Qqqxyzzy Park, Quebec', 'unknown America/Toronto,America/Blanc-Sablon'],
    ['Stone Hall, Georgia', 'unknown Asia/Tbilisi,America/New_York'],
    ['Lake Mead National Recreation Area', 'ambiguous Lake Mead National Recreation Area, Arizona, United States'],
    ['Killarney Provincial Park Ontario, Canada', 'found Killarney Provincial Park, Ontario, Canada'],
    ['Grand Canyon (South Rim) Arizona USA', 'found Grand Canyon, Arizona, United States'],
    ['Alcatraz Landing, San Francisco, California', 'found San Francisco, California, United States'],
    ['Dayton, Ohio', 'found Dayton, Ohio, United States'],
    ['Manchester, United States', 'ambiguous Manchester, New Hampshire, United States'],
    ['Frisco', 'ambiguous Frisco, Texas, United States'],
    ['York', 'ambiguous York, Pennsylvania, United States'],
    ['Bombay', 'found Mumbai, India'],
    ['Bali', 'ambiguous Denpasar, Indonesia'],
    ['Bali, Cameroon', 'found Bali, Cameroon'],
    ['LA', 'found Los Angeles, California, United States'],
    ['Washington, D.C.', 'found Washington, District of Columbia, United States'],
    ['Washington', 'found Washington, District of Columbia, United States'],
    ['Rome, Georgia', 'found Rome, Georgia, United States'],
    ['Paris, FR', 'found Paris, France'],
    ['Berlin, DE', 'found Berlin, Germany'],
    ['Perth, WA', 'found Perth, Western Australia, Australia'],
    ['Bangor, Wales', 'found Bangor, Wales, United Kingdom'],
    ['Newcastle, NSW, Australia', 'found Newcastle, New South Wales, Australia'],
    ['Boston, Mass.', 'found Boston, Massachusetts, United States'],
    ['Victoria, B.C.', 'found Victoria, British Columbia, Canada'],
    ['Inner Harbour, Victoria', 'ambiguous Victoria, British Columbia, Canada'],
    ['123 Main St, Springfield, IL 62701', 'found Springfield, Illinois, United States'],
    ['75001 Paris, France', 'found Paris, France'],
    ['Banff – Alberta', 'found Banff, Alberta, Canada'],
    ['Kyoto Japan', 'found Kyoto, Japan'],
    ['Portland OR', 'found Portland, Oregon, United States'],
  ])('%s: %s', async (text, answer) => {
    expect(await placed(text)).toBe(answer);
  });

  it('offers every match over 50 km from the others, those in the US and Canada counting four times the people', async () => {
    const location = await locate('Springfield');
    expect(location).toMatchObject({ kind: 'ambiguous', place: { region: 'Missouri' } });
    const candidates = location.kind === 'ambiguous' ? location.candidates : [];
    expect(candidates).toHaveLength(10);
    expect(candidates[0]).toMatchObject({ region: 'Missouri' });
    const paris = await locate('Paris');
    expect(paris).toMatchObject({ kind: 'ambiguous', place: { country: 'France' } });
    expect(paris.kind === 'ambiguous' && labels(paris.candidates)).toContain('Paris, Texas, United States');
  });

  it.each([
    ['Peru', 'unknown America/Lima'],
    ['California', 'unknown America/Los_Angeles'],
    ['Ontario, Canada', 'unknown America/Toronto,America/Winnipeg'],
    ['Qqqxyzzy Hall, Jamaica', 'unknown America/Jamaica'],
  ])('%s is a country or a region, not a small town elsewhere: %s', async (text, answer) => {
    expect(await placed(text)).toBe(answer);
  });

  it("doesn't ask about neighbouring places", async () => {
    expect(await placed('Zürich')).toBe('found Zürich, Switzerland');
  });

  it('knows the time zone of an unknown place from its region or country', async () => {
    expect(await placed('Qqqxyzzy, British Columbia')).toBe('unknown America/Vancouver,America/Edmonton');
    expect(await placed('Qqqxyzzy, Nepal')).toBe('unknown Asia/Kathmandu');
    expect(await placed('Qqqxyzzy')).toBe('unknown ');
    expect(await placed('')).toBe('unknown ');
  });
});

describe('parks, as people write them', () => {
  it('are found within 100 km, with their region and clocks, or asked about', async () => {
    const wrong: string[] = [];
    for (const { text, region, zone, ...spot } of writtenParks) {
      const found = await locate(text);
      if (found.kind !== 'found') {
        wrong.push(`${text}: ${found.kind}`);
        continue;
      }
      const { regionCode, timezone } = found.place;
      const km = distanceKm(found.place, spot);
      if (km > 100 || regionCode !== region || distinctClocks([timezone, zone]).length > 1)
        wrong.push(`${text}: ${placeLabel(found.place)}, ${timezone}, ${Math.round(km)} km`);
    }
    expect(wrong).toEqual([]);
  });

  it('each in a time zone that its region has, and no park is another one’s namesake in its region', async () => {
    const { rows: zones } = await database.pool.query<{ region: string; zone: string }>(
      `select distinct country_code || region_code as region, zone from places where id < 2000000000`,
    );
    const known = new Set(zones.map(({ region, zone }) => region + zone));
    const parks = parkEntries();
    const { rows: odd } = await database.pool.query<{ key: string }>(
      `select key from place_names n join places p on p.id = n.place_id where n.own and p.id > 2000000000
       group by key, p.country_code, p.region_code having count(*) > 1`,
    );
    expect(
      parks.filter(({ countryCode, regionCode, zone }) => !known.has(`${countryCode}${regionCode}${zone}`)),
    ).toEqual([]);
    // One national, one of the state, beside each other: asked about.
    expect(odd.map(({ key }) => key)).toEqual(['denali park']);
  });
});

describe('every two-hundredth town of four countries', () => {
  it('is led to by its own name with its country or region, or another of that own name is', async () => {
    const { rows: towns } = await database.pool.query<{ name: string; region: string; code: string }>(
      `select name, region, country_code as code from places
       where id < 2000000000 and country_code in ('US', 'CA', 'GB', 'AU') and region is not null and name !~ '[,–]| - ' and id % 200 = 0`,
    );
    const elsewhere: string[] = [];
    for (const { name, region, code } of towns) {
      const born = await resolvePlace(database.db, name, countryName(code));
      const there = await resolvePlace(database.db, `${name}, ${region}`, countryName(code));
      const held = await locate(`${name}, ${region}`);
      const found = [born, there, held.kind === 'unknown' ? null : held.place];
      const isRight = found.every((place) => place !== null && isSpelled(place.name, name));
      if (!isRight || found.slice(1).some((place) => place?.region !== region)) elsewhere.push(`${name}, ${region}`);
    }
    expect(towns.length).toBeGreaterThan(90);
    expect(elsewhere).toEqual([]);
  }, 120_000);
});

describe('while a new database is being filled', () => {
  it('the file answers what the table will', async () => {
    await database.pool.query('delete from gazetteer');
    const early = await askedPlaces(databaseOn(database.pool));
    expect(early).toEqual(await askedPlaces(database.db));
    expect(early[0]).toMatchObject({ kind: 'found', place: { name: 'Banff' } });
  }, 120_000);
});

/** The same name, in whichever way 'Saint' and the like are written. */
function isSpelled(name: string, asked: string): boolean {
  const [key, wanted] = [placeKey(name), placeKey(asked)];
  return key === wanted || otherSpellings(key).some((other) => [wanted, ...otherSpellings(wanted)].includes(other));
}
