import { siteLanguage } from '@ascendant/domain/site/locale';
import { placeKey } from './place-key';

/** The countries that most people and events are in: meant first if a location names none. */
export const homeCountries: readonly string[] = ['US', 'CA'];

/** Every country and territory that the gazetteer has places in. */
const countryCodes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG ' +
  'CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI ' +
  'GL GM GN GP GQ GR GS GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA ' +
  'LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO ' +
  'NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ' +
  'ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW';

/** What else people write. Source: docs/rules/sky.md, "Places", and former or short names of the same countries. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates'],
  BA: ['Bosnia'],
  BN: ['Brunei Darussalam'],
  CD: ['DR Congo', 'DRC', 'Democratic Republic of the Congo', 'Congo, Democratic Republic', 'Zaire'],
  CG: ['Congo', 'Republic of the Congo', 'Congo Republic'],
  CI: ['Ivory Coast'],
  CV: ['Cape Verde', 'Cabo Verde'],
  CZ: ['Czech Republic', 'Czechia'],
  FM: ['Federated States of Micronesia'],
  GB: ['UK', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  HK: ['Hong Kong'],
  IE: ['Republic of Ireland', 'Eire'],
  KP: ['North Korea', 'DPRK'],
  KR: ['South Korea', 'Korea', 'Republic of Korea'],
  LA: ['Lao'],
  MK: ['Macedonia'],
  MM: ['Burma', 'Myanmar'],
  MO: ['Macau', 'Macao'],
  NL: ['Holland', 'The Netherlands'],
  PS: ['Palestine', 'State of Palestine'],
  RU: ['Russia', 'Russian Federation'],
  SZ: ['Swaziland', 'Eswatini'],
  TL: ['East Timor'],
  TR: ['Turkey', 'Türkiye'],
  TW: ['Taiwan', 'Republic of China'],
  US: ['USA', 'United States of America', 'US', 'America'],
  VA: ['Vatican', 'Vatican City', 'Holy See'],
  VN: ['Viet Nam'],
  XK: ['Kosovo'],
};

const displayNames = new Intl.DisplayNames(siteLanguage, { type: 'region' });
const codesByKey = readCodes();

/** The English name of a country: 'Canada' for CA. @returns the code itself when it has no name */
export function countryName(code: string): string {
  return displayNames.of(code) ?? code;
}

/**
 * The country that a text names, whatever its case and accents: English names and the names of `aliases`. Two-letter codes are
 * not names (CA after a comma is California).
 * @returns its ISO code, or null
 */
export function countryCodeOf(text: string): string | null {
  return codesByKey.get(countryKey(text)) ?? null;
}

/** The country of a search: its code in capitals, or its name. */
export function countryCodeOfQuery(text: string): string | null {
  return countryCodes.split(' ').includes(text) ? text : countryCodeOf(text);
}

function readCodes(): ReadonlyMap<string, string> {
  const codes = countryCodes.split(' ');
  const named = codes.map((code): [string, string] => [countryKey(countryName(code)), code]);
  const more = codes.flatMap((code) => (aliases[code] ?? []).map((name): [string, string] => [countryKey(name), code]));
  return new Map([...more, ...named]);
}

/** Saint and St. are one, and so are & and 'and'; articles say nothing. */
function countryKey(text: string): string {
  const words = placeKey(text).split(' ');
  return words
    .filter((word) => !['and', 'the', 'of'].includes(word))
    .map((word) => (word === 'saint' ? 'st' : word))
    .join(' ');
}
