import { nameMaxLength } from '@ascendant/domain/person/account-limits';
import { birthPeriods, birthTimeOccurrences, birthTimeTypes } from '@ascendant/domain/person/birth-time';
import { earliestBirthDate, genders, relationshipTypes } from '@ascendant/domain/person/person-fields';
import { sql } from 'drizzle-orm';
import { boolean, check, date, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { between, createdAt, id, instant, isBirthTime, lengthBetween, oneOf } from './columns';
import { users } from './users';

/** People a traveller manages. Class A personal data: only that traveller may read it (rule PRI-01). */
export const dependents = pgTable(
  'dependents',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    relationshipType: text('relationship_type', { enum: relationshipTypes }).notNull(),
    gender: text('gender', { enum: genders }),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    cityOfBirth: text('city_of_birth'),
    countryOfBirth: text('country_of_birth'),
    timeOfBirth: text('time_of_birth'),
    timeOfBirthType: text('time_of_birth_type', { enum: birthTimeTypes }).notNull().default('period'),
    /** Which one, if the clocks showed the time twice. */
    timeOfBirthOccurrence: text('time_of_birth_occurrence', { enum: birthTimeOccurrences }).notNull().default('first'),
    birthPlaceId: integer('birth_place_id'),
    birthLatitude: doublePrecision('birth_latitude'),
    birthLongitude: doublePrecision('birth_longitude'),
    birthTimezone: text('birth_timezone'),
    birthInfoCompleted: boolean('birth_info_completed').notNull().default(false),
    birthInfoLastChanged: instant('birth_info_last_changed'),
    /** When the traveller ticked 'I am this person's parent or guardian, or have their consent'; null if it wasn't asked (rule PRI-02). */
    consentAt: instant('consent_at'),
    createdAt: createdAt(),
  },
  (dependent) => [
    index('dependents_user_id').on(dependent.userId),
    check('dependents_first_name', lengthBetween(dependent.firstName, 1, nameMaxLength)),
    check('dependents_last_name', lengthBetween(dependent.lastName, 1, nameMaxLength)),
    check('dependents_relationship_type', oneOf(dependent.relationshipType, relationshipTypes)),
    check('dependents_gender', oneOf(dependent.gender, genders)),
    check('dependents_date_of_birth', sql`${dependent.dateOfBirth} >= ${sql.raw(`date '${earliestBirthDate}'`)}`),
    check('dependents_time_of_birth', isBirthTime(dependent.timeOfBirth, birthPeriods)),
    check('dependents_time_of_birth_type', oneOf(dependent.timeOfBirthType, birthTimeTypes)),
    check('dependents_time_of_birth_occurrence', oneOf(dependent.timeOfBirthOccurrence, birthTimeOccurrences)),
    check('dependents_birth_latitude', between(dependent.birthLatitude, -90, 90)),
    check('dependents_birth_longitude', between(dependent.birthLongitude, -180, 180)),
  ],
);

export type DependentRow = typeof dependents.$inferSelect;
export type NewDependentRow = typeof dependents.$inferInsert;
