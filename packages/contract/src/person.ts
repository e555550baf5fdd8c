import { eventTypes } from '@ascendant/domain/event/event-types';
import { nameMaxLength } from '@ascendant/domain/person/account-limits';
import { birthTimeOccurrences, birthTimeType, birthTimeTypes } from '@ascendant/domain/person/birth-time';
import { consentRequired } from '@ascendant/domain/person/consent';
import { genders, relationshipStatuses, relationshipTypes } from '@ascendant/domain/person/person-fields';
import {
  currencies,
  maxPriceLimit,
  maxTravelDistanceKm,
  timePeriodKey,
  timePeriods,
  weekdayLabel,
  weekdays,
  cityMaxLength,
} from '@ascendant/domain/person/preferences';
import { z } from 'zod';
import { user } from './account';
import { defineRoute, nameRoutes } from './route';
import { profilePictureUpload } from './upload';
import { day, id, idParams, instant, line } from './wire';

const missingBirth = {
  cityOfBirth: 'City of birth is required',
  countryOfBirth: 'Country of birth is required',
  timeOfBirth: 'Please provide the required time information',
} as const;

/** HH:MM, one of the six periods, or 'unknown'. */
const timeOfBirth = z.string().refine((text) => birthTimeType(text) !== null, missingBirth.timeOfBirth);

/** What a chart is computed from. The place's id comes from the suggestions; without it, city and country are looked up. */
export const birthInfo = z.object({
  dateOfBirth: day,
  cityOfBirth: line(nameMaxLength, missingBirth.cityOfBirth),
  countryOfBirth: line(nameMaxLength, missingBirth.countryOfBirth),
  timeOfBirth,
  /** Which one, if the clocks at the place showed this time twice; the first if left out. */
  timeOfBirthOccurrence: z.enum(birthTimeOccurrences).optional(),
  birthPlaceId: id.nullish(),
});

/** A date of birth alone: booking needs no more, because prices and age limits depend on it only. */
export const dateOfBirthBody = birthInfo.pick({ dateOfBirth: true });

export const birthInfoEdit = birthInfo.extend({
  gender: z.enum(genders).nullish(),
  relationshipStatus: z.enum(relationshipStatuses).nullish(),
});

export const addressBody = z.object({
  address: line(200, 'Address is required'),
  city: line(200, 'City is required'),
  state: line(200, 'State is required'),
  postalCode: line(16, 'Postal code is required'),
  country: line(200, 'Country is required'),
  billingAddress: line(200).optional(),
  billingCity: line(200).optional(),
  billingState: line(200).optional(),
  billingPostalCode: line(16).optional(),
  billingCountry: line(200).optional(),
  sameAsPrimary: z.boolean(),
});

/**
 * A word of a vocabulary as the specification writes it, or as else it may be sent: 'Monday' is monday, 'early-morning' is Early Morning.
 * Source: specification 2, section 9 (Business constants and limits).
 */
function wordOf<Word extends string>(words: readonly Word[], otherOf: (word: Word) => string) {
  const byOther = new Map<string, Word>(words.map((word) => [otherOf(word), word]));
  const other = z.string().transform((text, context) => {
    const word = byOther.get(text);
    if (word === undefined) context.addIssue({ code: 'invalid_value', values: [...words], input: text });
    return word ?? z.NEVER;
  });
  return z.union([z.enum(words), other]);
}

const preferredDay = wordOf(weekdays, weekdayLabel);
const preferredPeriod = wordOf(timePeriods, timePeriodKey);

function listOf<Word extends string>(word: z.ZodType<Word>, max: number) {
  return z
    .array(word)
    .max(max)
    .transform((all) => [...new Set(all)]);
}

export const preferencesBody = z.object({
  currentCountry: line(80).optional(),
  currentProvince: line(80).optional(),
  currentCity: line(cityMaxLength).optional(),
  maxTravelDistance: z.int().min(0).max(maxTravelDistanceKm),
  maxPriceRange: z.int().min(0).max(maxPriceLimit),
  priceCurrency: z.enum(currencies),
  preferredEventTypes: listOf(z.enum(eventTypes), eventTypes.length),
  preferredDays: listOf(preferredDay, weekdays.length),
  preferredTimes: z.partialRecord(preferredDay, listOf(preferredPeriod, timePeriods.length)),
  onboardingCompleted: z.literal(true).optional(),
});

export const starsBody = z.object({ starsOff: z.boolean('Choose whether astrology is off') });

export const dependent = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  relationshipType: z.enum(relationshipTypes),
  gender: z.enum(genders).nullable(),
  dateOfBirth: z.string().nullable(),
  cityOfBirth: z.string().nullable(),
  countryOfBirth: z.string().nullable(),
  timeOfBirth: z.string().nullable(),
  timeOfBirthType: z.enum(birthTimeTypes),
  timeOfBirthOccurrence: z.enum(birthTimeOccurrences),
  birthPlace: z.string().nullable(),
  birthInfoCompleted: z.boolean(),
  /** when the traveller confirmed it; null if no one was asked (rule PRI-02) */
  consentAt: instant.nullable(),
  createdAt: instant,
  /** what's still missing about them, as when a minor was added without consent */
  warnings: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type Dependent = z.infer<typeof dependent>;

/** 'I am this person's parent or guardian, or have their consent' (rule PRI-02) */
export const consent = z.literal(true, consentRequired);

const dependentFields = birthInfo.extend({
  /** Also empty, if its type says that it's unknown. */
  timeOfBirth: z.union([timeOfBirth, z.literal('')], missingBirth.timeOfBirth),
  timeOfBirthType: z.enum(birthTimeTypes).optional(),
  firstName: line(nameMaxLength, 'First name is required'),
  lastName: line(nameMaxLength, 'Last name is required'),
  relationshipType: z.enum(relationshipTypes),
  gender: z.enum(genders).nullish(),
  /** every form asks for it; a client that doesn't know it leaves it out, and then it's recorded as not asked */
  consent: consent.optional(),
});

const forChart = { cityOfBirth: true, countryOfBirth: true, timeOfBirth: true } as const;

/**
 * Someone in a family. Place and time come together or not at all: without them there's no chart, but the person can be
 * booked for.
 */
export const dependentBody = dependentFields.partial(forChart).superRefine((body, context) => {
  if (body.timeOfBirth === '' && body.timeOfBirthType !== 'unknown')
    context.addIssue({ code: 'custom', path: ['timeOfBirth'], message: missingBirth.timeOfBirth });
  const missing = (Object.keys(forChart) as (keyof typeof forChart)[]).filter((name) => body[name] === undefined);
  if (missing.length === 0 || missing.length === Object.keys(forChart).length) return;
  for (const name of missing) context.addIssue({ code: 'custom', path: [name], message: missingBirth[name] });
});

export const exchangeRate = z.object({
  /** Canadian dollars for one US dollar; null if the operator set none */
  cadPerUsd: z.number().nullable(),
  /** the day that the rate is from */
  asOf: z.string().nullable(),
});

const birth = { dateOfBirth: '1987-02-09', cityOfBirth: 'Halifax', countryOfBirth: 'Canada', timeOfBirth: '06:45' };
const relative = { ...birth, firstName: 'Théo', lastName: 'Lindqvist', relationshipType: 'child', consent: true };

export const personRoutes = nameRoutes({
  exchangeRate: defineRoute('GET /api/exchange-rate', {
    summary: 'Get the rate with which price limits are compared with prices',
    shows: 'a setting',
    reply: { 200: exchangeRate },
  }),
  updateProfile: defineRoute('PUT /api/user/profile', {
    summary: 'Save your birth data from onboarding',
    limit: 'writeProfile',
    body: birthInfo,
    example: { body: birth },
    reply: { 200: user },
  }),
  updateDateOfBirth: defineRoute('PUT /api/user/date-of-birth', {
    summary: 'Save only your date of birth, which is all that booking needs',
    limit: 'writeProfile',
    body: dateOfBirthBody,
    example: { body: { dateOfBirth: '1990-05-04' } },
    reply: { 200: user },
  }),
  updateBirthInfo: defineRoute('PUT /api/user/birth-info', {
    summary: 'Save your birth data from the profile page',
    limit: 'writeProfile',
    body: birthInfoEdit,
    example: { body: birth },
    reply: { 200: user },
  }),
  updateAddress: defineRoute('PUT /api/user/address', {
    summary: 'Save your address and billing address',
    limit: 'writeProfile',
    body: addressBody,
    reply: { 200: user },
  }),
  updateOnboardingPreferences: defineRoute('PUT /api/user/onboarding-preferences', {
    summary: 'Save your preferences: home, distance, price, event types, days and times',
    limit: 'writeProfile',
    body: preferencesBody,
    reply: { 200: user },
  }),
  updateStars: defineRoute('PUT /api/user/stars', {
    summary: 'Turn the stars on or off for yourself',
    limit: 'writeProfile',
    body: starsBody,
    example: { body: { starsOff: false } },
    reply: { 200: user },
  }),
  uploadProfilePicture: defineRoute('POST /api/user/profile-picture', {
    summary: 'Upload a profile picture; it replaces the previous one',
    limit: 'upload',
    upload: profilePictureUpload,
    reply: { 200: user },
  }),
  listDependents: defineRoute('GET /api/dependents', {
    summary: 'List your family',
    reply: { 200: z.array(dependent) },
  }),
  addDependent: defineRoute('POST /api/dependents', {
    summary: 'Add someone to your family',
    limit: 'writeDependent',
    body: dependentBody,
    example: { body: relative },
    reply: { 201: dependent },
  }),
  updateDependent: defineRoute('PUT /api/dependents/:id', {
    summary: 'Update someone in your family',
    limit: 'writeDependent',
    params: idParams,
    body: dependentBody,
    example: { body: relative },
    reply: { 200: dependent },
  }),
  removeDependent: defineRoute('DELETE /api/dependents/:id', {
    summary: 'Remove someone from your family',
    limit: 'writeDependent',
    params: idParams,
    reply: { 204: null },
  }),
});
