import { regionsByCountry } from '@ascendant/domain/person/regions';
import { describe, expect, it } from 'vitest';
import { countryCodeOf, countryCodeOfQuery, countryName } from './country-names';
import { northAmericanRegion, regionOfGeoNames } from './region-names';

describe('countries', () => {
  it.each([
    ['Canada', 'CA'],
    ['cote d’ivoire', 'CI'],
    ['Ivory Coast', 'CI'],
    ['USA', 'US'],
    ['United States of America', 'US'],
    ['UK', 'GB'],
    ['England', 'GB'],
    ['Scotland', 'GB'],
    ['Wales', 'GB'],
    ['Northern Ireland', 'GB'],
    ['Ireland', 'IE'],
    ['South Korea', 'KR'],
    ['North Korea', 'KP'],
    ['Russia', 'RU'],
    ['Czech Republic', 'CZ'],
    ['DR Congo', 'CD'],
    ['Burma', 'MM'],
    ['Swaziland', 'SZ'],
    ['Macedonia', 'MK'],
    ['Cape Verde', 'CV'],
    ['East Timor', 'TL'],
    ['Vatican City', 'VA'],
    ['Palestine', 'PS'],
    ['Kosovo', 'XK'],
    ['Taiwan', 'TW'],
    ['Macau', 'MO'],
    ['TURKEY', 'TR'],
    ['Saint Lucia', 'LC'],
    ['St. Lucia', 'LC'],
    ['Trinidad and Tobago', 'TT'],
    ['The Bahamas', 'BS'],
    ['Åland Islands', 'AX'],
    ['Atlantis', null],
    ['', null],
    ['CA', null],
  ])('%j is %j', (text, code) => {
    expect(countryCodeOf(text)).toBe(code);
  });

  it("every country's English name is recognized", () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const codes = letters.flatMap((first) => letters.map((second) => first + second));
    const known = codes.filter((code) => countryCodeOfQuery(code) === code);
    expect(known).toHaveLength(246);
    expect(known.filter((code) => countryCodeOf(countryName(code)) !== code)).toEqual([]);
  });
});

describe('regions', () => {
  it.each([
    ['Illinois', 'US', 'IL'],
    ['il', 'US', 'IL'],
    ['D.C.', 'US', 'DC'],
    ['CA', 'US', 'CA'],
    ['Québec', 'CA', 'QC'],
    ['ON', 'CA', 'ON'],
    ['newfoundland and labrador', 'CA', 'NL'],
  ])('%j is a region of %s', (text, countryCode, code) => {
    expect(northAmericanRegion(text)).toMatchObject({ countryCode, code });
  });

  it('recognizes only states and provinces', () => {
    for (const text of ['England', 'New South Wales', 'Canada', '', 'XX']) expect(northAmericanRegion(text)).toBeNull();
  });

  it("the gazetteer's own region numbers are read as the regions people know", () => {
    expect(regionOfGeoNames('CA', '08')?.name).toBe('Ontario');
    expect(regionOfGeoNames('AU', '02')?.name).toBe('New South Wales');
    expect(regionOfGeoNames('US', 'MO')?.name).toBe('Missouri');
    expect(regionOfGeoNames('FR', '84')).toBeNull();
  });

  it('every region in the forms is known', () => {
    const offered = Object.values(regionsByCountry).flat();
    expect(offered).toHaveLength(63);
    expect(offered.filter((name) => northAmericanRegion(name) === null)).toEqual([]);
  });
});
