import { readFileSync } from 'node:fs';
import { signNames } from '@ascendant/domain/chart/chart-points';
import type { Point } from '../point';
import type { Sign } from '../zodiac';

/** A birth of the reference file: positions of Swiss Ephemeris, instants of the IANA zone database with full history. */
export interface ReferenceBirth {
  readonly id: string;
  readonly kind: string;
  readonly city: string;
  readonly countryCode: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  readonly zone: string;
  readonly date: string;
  readonly time: string;
  readonly localKind: 'normal' | 'gap' | 'overlap';
  readonly offsetSeconds: number;
  readonly instant: string;
  readonly longitudes: Record<Point, number>;
  readonly signs: Record<Point, Sign>;
  /** Points within 1' of a sign boundary. */
  readonly nearCusp: Point[];
}

const dataFile = new URL('../../golden/natal-charts.csv', import.meta.url);
const cuspNames: Record<string, Point> = {
  sun: 'Sun',
  moon: 'Moon',
  mercury: 'Mercury',
  venus: 'Venus',
  mars: 'Mars',
  ascendant: 'Asc',
};

/** The 1,000 reference births. */
export const referenceBirths: readonly ReferenceBirth[] = rowsOf(readFileSync(dataFile, 'utf8')).map((row) => {
  const cell = (name: string): string => {
    const value = row.get(name);
    if (value === undefined) throw new Error(`the reference file lacks ${name}`);
    return value;
  };
  const sign = (name: string): Sign => {
    const found = signNames.find((candidate) => candidate === cell(name));
    if (found === undefined) throw new Error(`no sign: ${cell(name)}`);
    return found;
  };
  const [date = '', time = ''] = cell('local_datetime').split('T');
  const localKind = cell('local_kind');
  if (localKind !== 'normal' && localKind !== 'gap' && localKind !== 'overlap') throw new Error(localKind);
  return {
    id: cell('id'),
    kind: cell('case'),
    city: cell('city'),
    countryCode: cell('country_code'),
    country: cell('country'),
    lat: Number(cell('latitude')),
    lon: Number(cell('longitude')),
    zone: cell('zone'),
    date,
    time,
    localKind,
    offsetSeconds: Number(cell('utc_offset_seconds')),
    instant: cell('utc_instant'),
    longitudes: {
      Sun: Number(cell('sun_lon')),
      Moon: Number(cell('moon_lon')),
      Mercury: Number(cell('mercury_lon')),
      Venus: Number(cell('venus_lon')),
      Mars: Number(cell('mars_lon')),
      Asc: Number(cell('ascendant_lon')),
    },
    signs: {
      Sun: sign('sun_sign'),
      Moon: sign('moon_sign'),
      Mercury: sign('mercury_sign'),
      Venus: sign('venus_sign'),
      Mars: sign('mars_sign'),
      Asc: sign('rising_sign'),
    },
    nearCusp: Object.entries(cuspNames).flatMap(([name, point]) => (cell('near_cusp').includes(name) ? [point] : [])),
  };
});

function rowsOf(text: string): Map<string, string>[] {
  const [header = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(','));
  return rows.map((cells) => new Map(header.map((name, i) => [name, cells[i] ?? ''])));
}
