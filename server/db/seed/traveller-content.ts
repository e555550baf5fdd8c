import { isCalendarDay } from '@ascendant/domain/calendar-day';
import { eventTypes } from '@ascendant/domain/event/event-types';
import { birthTimeType } from '@ascendant/domain/person/birth-time';
import { genders, relationshipStatuses, relationshipTypes } from '@ascendant/domain/person/person-fields';
import { z } from 'zod';
import { csvList, csvNumber, readRecords } from './records';

const text = z.string().min(1);
const gender = z.enum(genders);

const birthFields = {
  birthDate: z.string().refine(isCalendarDay, 'Expected YYYY-MM-DD'),
  birthTime: z.string().refine((time) => birthTimeType(time) !== null, 'Expected HH:MM, a time of day or unknown'),
  birthCity: text,
  birthCountry: text,
  /** GeoNames id. The place is already looked up, so that loading doesn't wait for the gazetteer. */
  birthPlaceId: csvNumber,
  birthLatitude: csvNumber,
  birthLongitude: csvNumber,
  birthTimezone: text,
};

const dependentFields = {
  firstName: text,
  lastName: text,
  relationshipType: z.enum(relationshipTypes),
  gender,
};

const traveller = z
  .strictObject({
    username: text,
    firstName: text,
    lastName: text,
    gender,
    relationshipStatus: z.enum(relationshipStatuses),
    ...birthFields,
    homeCity: text,
    homeProvince: text,
    homeCountry: z.enum(['United States', 'Canada']),
    /** Empty, as the postal code, if the traveller hasn't entered an address. */
    street: z.string(),
    postalCode: z.string(),
    /** Preferred event types. */
    likes: csvList.pipe(z.array(z.enum(eventTypes))),
  })
  .transform((row) => ({
    username: row.username,
    firstName: row.firstName,
    lastName: row.lastName,
    gender: row.gender,
    relationshipStatus: row.relationshipStatus,
    likes: row.likes,
    birth: birthOf(row),
    home: { city: row.homeCity, province: row.homeProvince, country: row.homeCountry },
    address: row.street === '' ? null : { street: row.street, postalCode: row.postalCode },
  }));

export type BirthContent = ReturnType<typeof birthOf>;
export type DependentContent = z.infer<z.ZodObject<typeof dependentFields>> & { readonly birth: BirthContent };
export type TravellerContent = z.infer<typeof traveller> & { readonly dependents: readonly DependentContent[] };

/** Sixty people who use the demo; the first is the demo account `traveller`. Birthplaces are as in the gazetteer. */
export function readTravellers(): readonly TravellerContent[] {
  const people = readRecords('travellers.csv', traveller);
  const dependent = z.strictObject({
    /** Whose dependent it is. */
    traveller: z.enum(people.map(({ username }) => username)),
    ...dependentFields,
    ...birthFields,
  });
  const rows = readRecords('dependents.csv', dependent);
  return people.map((person) => ({
    ...person,
    dependents: rows.flatMap(({ traveller, firstName, lastName, relationshipType, gender, ...row }) =>
      traveller === person.username ? [{ firstName, lastName, relationshipType, gender, birth: birthOf(row) }] : [],
    ),
  }));
}

function birthOf(row: z.infer<z.ZodObject<typeof birthFields>>) {
  return {
    date: row.birthDate,
    time: row.birthTime,
    city: row.birthCity,
    country: row.birthCountry,
    placeId: row.birthPlaceId,
    latitude: row.birthLatitude,
    longitude: row.birthLongitude,
    timezone: row.birthTimezone,
  };
}
