import { createHash } from 'node:crypto';
import type { BirthChart } from '@ascendant/astrology/chart/birth-chart';
import { natalChart, type BirthInput } from '@ascendant/astrology/chart/natal-chart';
import { signColumns } from '@ascendant/astrology/chart/sign-text';
import { compatibleSigns } from '@ascendant/astrology/matching/compatible-signs';
import { personVector } from '@ascendant/astrology/matching/person-vector';
import { signMeaning } from '@ascendant/astrology/meanings/sign-meanings';
import { modelVersion } from '@ascendant/astrology/model';
import { profileTexts } from '@ascendant/astrology/text/personality';
import { parseBirthTime } from '@ascendant/astrology/time/birth-time';
import { ianaZones, zoneTableEdition } from '@ascendant/astrology/time/iana-zones';
import type { BirthRecord } from './birth-records.repository';
import type { NewProfile } from './profiles.repository';

/** Identifies the birth data, the model and the zone table behind a stored profile: when it differs, the profile is out of date. */
export function fingerprintOf(birth: BirthRecord): string {
  const { dateOfBirth, timeOfBirth, timeOfBirthOccurrence, cityOfBirth, countryOfBirth } = birth;
  const { birthPlaceId, birthLatitude, birthLongitude, birthTimezone, birthPlace } = birth;
  const occurrence = timeOfBirthOccurrence === 'first' ? [] : [timeOfBirthOccurrence];
  const person = [dateOfBirth, timeOfBirth, ...occurrence, cityOfBirth, countryOfBirth];
  const place = [birthPlaceId, birthLatitude, birthLongitude, birthTimezone];
  const named = birthPlace && [birthPlace.name, birthPlace.region, birthPlace.countryCode];
  return createHash('sha256')
    .update(JSON.stringify([modelVersion, zoneTableEdition, ...person, ...place, named]))
    .digest('hex');
}

/**
 * Computes everything we store about a birth: chart, sign texts, profile texts, person vector.
 * @param countryZones every time zone of the country, for a birthplace we couldn't find
 */
export function profileOfBirth(birth: BirthRecord, countryZones: readonly string[]): NewProfile {
  const chart = natalChart(toInput(birth, countryZones), ianaZones);
  const vector = personVector(chart);
  const texts = profileTexts(chart.birthChart, signMeaning);
  return {
    birthChart: { ...chart.birthChart },
    ...signColumns(chart.birthChart),
    personalityTraits: texts.personalityTraits.join('\n'),
    strengths: texts.strengths.join('\n'),
    challenges: texts.challenges.join('\n'),
    recommendations: texts.recommendations.join('\n'),
    compatibleSigns: [...compatibleSigns(vector)],
    vector,
    fingerprint: fingerprintOf(birth),
  };
}

/** The chart and the vector of someone of whom only the day of birth is known. Nothing of it is stored. */
export function chartOfDay(date: string): { readonly chart: BirthChart; readonly vector: Float32Array } {
  const nothing = { city: null, country: null, place: null, countryZones: [] };
  const natal = natalChart({ date, time: parseBirthTime(null, 'first'), ...nothing }, ianaZones);
  return { chart: natal.birthChart, vector: personVector(natal) };
}

/** The stored chart. Only `profileOfBirth` writes it. */
export function storedChart(profile: { readonly birthChart: Record<string, unknown> }): BirthChart {
  return profile.birthChart as unknown as BirthChart;
}

function toInput(birth: BirthRecord, countryZones: readonly string[]): BirthInput {
  return {
    date: birth.dateOfBirth,
    time: parseBirthTime(birth.timeOfBirth, birth.timeOfBirthOccurrence),
    city: birth.cityOfBirth,
    country: birth.countryOfBirth,
    place: placeOf(birth),
    countryZones,
  };
}

function placeOf(birth: BirthRecord): BirthInput['place'] {
  const { birthPlaceId, birthLatitude, birthLongitude, birthTimezone, birthPlace, cityOfBirth } = birth;
  if (birthPlaceId === null || birthLatitude === null || birthLongitude === null || birthTimezone === null) return null;
  return {
    id: birthPlaceId,
    name: birthPlace?.name ?? cityOfBirth ?? '',
    region: birthPlace?.region ?? null,
    countryCode: birthPlace?.countryCode ?? null,
    lat: birthLatitude,
    lon: birthLongitude,
    zone: birthTimezone,
  };
}
