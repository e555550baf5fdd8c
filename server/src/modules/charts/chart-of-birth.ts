import type { BirthChart } from '@ascendant/astrology/chart/birth-chart';
import { natalChart, type BirthInput } from '@ascendant/astrology/chart/natal-chart';
import { signColumns } from '@ascendant/astrology/chart/sign-text';
import { compatibleSigns } from '@ascendant/astrology/matching/compatible-signs';
import { personVector } from '@ascendant/astrology/matching/person-vector';
import { signMeaning } from '@ascendant/astrology/meanings/sign-meanings';
import { modelVersion } from '@ascendant/astrology/model';
import { profileTexts } from '@ascendant/astrology/text/personality';
import { parseBirthTime } from '@ascendant/astrology/time/birth-time';
import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import { createHash } from 'node:crypto';
import type { BirthRecord } from './birth-records.repository';
import type { NewProfile } from './profiles.repository';

/** Tells whether a stored profile was made from this birth data by this model; another one means it is out of date. */
export function fingerprintOf(birth: BirthRecord): string {
  const { dateOfBirth, timeOfBirth, city, country, placeId, latitude, longitude, timezone } = birth;
  const facts = [modelVersion, dateOfBirth, timeOfBirth, city, country, placeId, latitude, longitude, timezone];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

/**
 * Computes everything that is stored of a birth: chart, sign texts, profile texts, person vector.
 * @param countryZones every zone of the country, for a birth whose place was not found
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

/** The chart as it was stored: written by `profileOfBirth` and by nothing else. */
export function storedChart(profile: { readonly birthChart: Record<string, unknown> }): BirthChart {
  return profile.birthChart as unknown as BirthChart;
}

function toInput(birth: BirthRecord, countryZones: readonly string[]): BirthInput {
  return {
    date: birth.dateOfBirth,
    time: parseBirthTime(birth.timeOfBirth),
    city: birth.city,
    country: birth.country,
    place: placeOf(birth),
    countryZones,
  };
}

function placeOf({ placeId, city, country, latitude, longitude, timezone }: BirthRecord): BirthInput['place'] {
  if (placeId === null || latitude === null || longitude === null || timezone === null) return null;
  return {
    id: placeId,
    name: city ?? '',
    region: null,
    countryCode: country ?? '',
    lat: latitude,
    lon: longitude,
    zone: timezone,
  };
}
