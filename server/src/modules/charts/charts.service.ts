import type { BirthChart } from '@ascendant/astrology/chart/birth-chart';
import type { SignMeaningRow } from '../../../db/schema/charts';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import * as births from './birth-records.repository';
import { fingerprintOf, profileOfBirth, storedChart } from './chart-of-birth';
import { replaceProfile, findSignMeaning, type ProfileRow } from './profiles.repository';

/** Finds every time zone of a country by its name; [] for an unknown country. */
export type CountryZones = (country: string) => Promise<readonly string[]>;

export interface ChartDeps {
  readonly db: Database;
  readonly countryZones: CountryZones;
}

/** A person with a chart. */
export interface ChartedPerson {
  readonly birth: births.BirthRecord;
  readonly profile: ProfileRow;
  readonly chart: BirthChart;
  /** Person vector, 73 numbers. */
  readonly vector: Float32Array;
}

/** The person's own chart, recomputed when the birth data or the model has changed. @returns null without birth data */
export async function chartOfUser(deps: ChartDeps, userId: number): Promise<ChartedPerson | null> {
  const found = await births.findUserBirth(deps.db, userId);
  return found && charted(deps, found);
}

/** The person's own chart; null with the stars off too. Source: rule PRE-08. */
export async function chartIfWanted(deps: ChartDeps, userId: number): Promise<ChartedPerson | null> {
  const found = await births.findUserBirth(deps.db, userId);
  return found === null || found.hasStarsOff ? null : charted(deps, found);
}

/** The person's own chart. @throws AppError not_found without birth data, and with the stars off */
export async function requireChart(deps: ChartDeps, userId: number): Promise<ChartedPerson> {
  const person = await chartIfWanted(deps, userId);
  if (!person) throw new AppError('not_found', { message: 'Birth Information Required' });
  return person;
}

/** Charts of the person's dependents that have birth data; none with the stars off. */
export async function chartsOfDependents(deps: ChartDeps, userId: number): Promise<ChartedPerson[]> {
  const people: ChartedPerson[] = [];
  for (const found of await births.findDependentBirths(deps.db, userId)) people.push(await charted(deps, found));
  return people;
}

/** The chart of one of the person's dependents. @throws AppError not_found for anyone else's, without birth data, and with the stars off */
export async function requireDependentChart(
  deps: ChartDeps,
  { userId, id }: { readonly userId: number; readonly id: number },
): Promise<ChartedPerson> {
  const found = (await births.findDependentBirths(deps.db, userId)).find(({ birth }) => birth.owner.id === id);
  if (!found) throw new AppError('not_found');
  return charted(deps, found);
}

/** The stored profile may be out of date. */
async function charted(deps: ChartDeps, { birth, profile: stored }: births.StoredBirth): Promise<ChartedPerson> {
  const profile = stored?.fingerprint === fingerprintOf(birth) ? stored : await recompute(deps, birth);
  return { birth, profile, chart: storedChart(profile), vector: profile.vector };
}

async function recompute({ db, countryZones }: ChartDeps, birth: births.BirthRecord): Promise<ProfileRow> {
  const { birthPlaceId, countryOfBirth } = birth;
  const zones = birthPlaceId === null && countryOfBirth !== null ? await countryZones(countryOfBirth) : [];
  return replaceProfile(db, birth.owner, profileOfBirth(birth, zones));
}

/** What a sign means in a position; upper and lower case don't matter. @throws AppError not_found for an unknown sign or position */
export async function meaningOfSign(db: Database, sign: string, position: string): Promise<SignMeaningRow> {
  const meaning = await findSignMeaning(db, sign, position);
  if (!meaning) throw new AppError('not_found', { message: 'Sign Meaning Not Found' });
  return meaning;
}
