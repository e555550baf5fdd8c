import { placeKey } from './place-key';

/** A state or province, with the names people and the post office use. */
export interface Region {
  readonly countryCode: string;
  /** The postal code: IL, ON. */
  readonly code: string;
  readonly name: string;
}

const usStates =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,' +
  'FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,' +
  'MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,' +
  'NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,' +
  'PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,' +
  'WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming';

/** By GeoNames' numbers and letters, which differ from postal codes. */
const byGeoNamesCode: Readonly<Record<string, string>> = {
  CA01: 'AB Alberta',
  CA02: 'BC British Columbia',
  CA03: 'MB Manitoba',
  CA04: 'NB New Brunswick',
  CA05: 'NL Newfoundland and Labrador',
  CA07: 'NS Nova Scotia',
  CA08: 'ON Ontario',
  CA09: 'PE Prince Edward Island',
  CA10: 'QC Quebec',
  CA11: 'SK Saskatchewan',
  CA12: 'YT Yukon',
  CA13: 'NT Northwest Territories',
  CA14: 'NU Nunavut',
  AU01: 'ACT Australian Capital Territory',
  AU02: 'NSW New South Wales',
  AU03: 'NT Northern Territory',
  AU04: 'QLD Queensland',
  AU05: 'SA South Australia',
  AU06: 'TAS Tasmania',
  AU07: 'VIC Victoria',
  AU08: 'WA Western Australia',
  GBENG: 'ENG England',
  GBSCT: 'SCT Scotland',
  GBWLS: 'WLS Wales',
  GBNIR: 'NIR Northern Ireland',
  ...Object.fromEntries(usStates.split(',').map((state) => [`US${state.slice(0, 2)}`, state])),
};

/** What else people write: the older abbreviations, and former or longer names. In the order in which countries are tried. */
const otherNames: Readonly<Record<string, string>> = {
  US:
    'AL Ala,AZ Ariz,AR Ark,CA Calif,CO Colo,CT Conn,DE Del,FL Fla,IL Ill,IN Ind,KS Kan,KS Kans,KY Ken,MA Mass,MI Mich,' +
    'MN Minn,MS Miss,MT Mont,NE Neb,NE Nebr,NV Nev,NH N Hamp,NM N Mex,NC N Car,ND N Dak,OK Okla,OR Ore,OR Oreg,PA Penn,PA Penna,SC S Car,' +
    'SD S Dak,TN Tenn,TX Tex,WA Wash,WA Washington State,WV W Virg,WV W Va,WI Wis,WI Wisc,WY Wyo,NY New York State',
  CA: 'AB Alta,MB Man,NL Newfoundland,NL Labrador,NL Nfld,NL NF,ON Ont,PE PEI,QC Que,QC PQ,SK Sask,YT Yukon Territory,YT YK,NT NWT',
  GB: 'NIR N Ireland,NIR Ulster,WLS Cymru',
  AU: 'NSW N S Wales,WA West Australia',
};

const regions = new Map(Object.entries(byGeoNamesCode).map(([key, text]) => [key, readRegion(key.slice(0, 2), text)]));

/**
 * The region that GeoNames means by a country and its own region code.
 * @returns null for countries whose regions have no names here
 */
export function regionOfGeoNames(countryCode: string, geoNamesCode: string): Region | null {
  return regions.get(countryCode + geoNamesCode) ?? null;
}

/** The state of the US or province of Canada that a text names, by name or code: 'Illinois', 'IL', 'québec'. US first. */
export function northAmericanRegion(text: string): Region | null {
  return regionsNamed(text).find(({ countryCode }) => ['US', 'CA'].includes(countryCode)) ?? null;
}

/** Every region that a text names, by name, code or abbreviation: 'WA' is Washington, then Western Australia. */
export function regionsNamed(text: string): readonly Region[] {
  const key = placeKey(text);
  return namedRegions
    .filter(({ region, keys }) => isCode(region.code, key) || keys.has(key))
    .map(({ region }) => region);
}

/** Regions with the keys of all their names. They're computed once, because every text is compared with all of them. */
const namedRegions = Object.keys(otherNames).flatMap((country) =>
  [...regions.values()]
    .filter(({ countryCode }) => countryCode === country)
    .map((region) => ({ region, keys: new Set(namesOf(region).map(placeKey)) })),
);

function namesOf({ countryCode, code, name }: Region): readonly string[] {
  const others = (otherNames[countryCode] ?? '').split(',');
  return [name, ...others.filter((other) => other.startsWith(`${code} `)).map((other) => other.slice(code.length + 1))];
}

/** Whether we know the regions of a country by name. */
export function hasNamedRegions(countryCode: string): boolean {
  return Object.hasOwn(otherNames, countryCode);
}

/** Whether a normalized text is this region's name or code; a code may have dots ('D.C.'). */
export function isNamed(
  { name, code }: { readonly name: string | null; readonly code: string | null },
  key: string,
): boolean {
  return (code !== null && isCode(code, key)) || (name !== null && placeKey(name) === key);
}

const isCode = (code: string, key: string): boolean => code.toLowerCase() === key.replaceAll(' ', '');

function readRegion(countryCode: string, text: string): Region {
  const blank = text.indexOf(' ');
  return { countryCode, code: text.slice(0, blank), name: text.slice(blank + 1) };
}
