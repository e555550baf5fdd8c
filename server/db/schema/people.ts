import { nameMaxLength, personNoteMaxLength } from '@ascendant/domain/person/account-limits';
import { birthPeriods, birthTimeOccurrences, birthTimeTypes } from '@ascendant/domain/person/birth-time';
import { earliestBirthDate, genders, relationshipTypes } from '@ascendant/domain/person/person-fields';
import { savedViewLists, savedViewNameMaxLength, savedViewPattern } from '@ascendant/domain/site/saved-view';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  primaryKey,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { between, createdAt, id, instant, isBirthTime, lengthBetween, oneOf } from './columns';
import { events } from './events';
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

/** What admins note about a person, for other admins. It goes with the person's account, and is in their export (rule PRI-03). */
export const personNotes = pgTable(
  'person_notes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The admin; null once their account is gone. */
    writtenBy: integer('written_by').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (note) => [
    index('person_notes_user_id').on(note.userId, note.id),
    index('person_notes_written_by').on(note.writtenBy),
    check('person_notes_text', lengthBetween(note.text, 1, personNoteMaxLength)),
  ],
);

export type PersonNoteRow = typeof personNotes.$inferSelect;

/**
 * Accounts whose owners have asked us to delete them (rule PRI-04). A row lasts until nothing is left of the account; it holds no
 * personal data but the id.
 */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    /** No foreign key: files are removed after the user's row. */
    userId: integer('user_id').primaryKey(),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    dueAt: instant('due_at').notNull(),
    /** Whether the bookings that were live at the request are given up. */
    givesUpBookings: boolean('gives_up_bookings').notNull(),
    /** When the last email was queued. The account is erased once that has been sent. */
    farewellAt: instant('farewell_at'),
    /** When all rows were erased. */
    erasedAt: instant('erased_at'),
    /** Keys of stored files that are still to be removed. */
    filesLeft: text('files_left').array().notNull().default([]),
    /** Message-IDs of sent emails whose copies are still to be removed from the outbox. */
    mailsLeft: text('mails_left').array().notNull().default([]),
  },
  (deletion) => [index('account_deletions_due_at').on(deletion.dueAt)],
);

export type AccountDeletionRow = typeof accountDeletions.$inferSelect;

/** Events that a person keeps to come back to. */
export const savedEvents = pgTable(
  'saved_events',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (saved) => [primaryKey({ columns: [saved.userId, saved.eventId] }), index('saved_events_event_id').on(saved.eventId)],
);

/** Hosts whose new dates someone wants to hear of (docs/rules/emails.md, "New dates of a host"). */
export const follows = pgTable(
  'follows',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hostId: integer('host_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What was published later is new to the follower. */
    toldAt: instant('told_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (follow) => [primaryKey({ columns: [follow.userId, follow.hostId] }), index('follows_host_id').on(follow.hostId)],
);

/** Filters and orders of lists that an admin has saved under a name. The name is personal data of class B (rule PRI-01), and goes with the account. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text('list', { enum: savedViewLists }).notNull(),
    name: text('name').notNull(),
    /** As an address has it, without searched text: that can be about a person. */
    query: text('query').notNull(),
    createdAt: createdAt(),
  },
  (view) => [
    uniqueIndex('saved_views_name').on(view.userId, view.list, sql`lower(${view.name})`),
    check('saved_views_list', oneOf(view.list, savedViewLists)),
    check('saved_views_name_length', lengthBetween(view.name, 1, savedViewNameMaxLength)),
    check('saved_views_query', sql`${view.query} ~ ${sql.raw(`'${savedViewPattern.source}'`)}`),
  ],
);
