import { bookingEmailChoices } from '@ascendant/domain/event/booking-emails';
import { eventTypes } from '@ascendant/domain/event/event-types';
import {
  bioMaxLength,
  displayNameMaxLength,
  emailMaxLength,
  nameMaxLength,
  usernameCharacter,
  usernameMaxLength,
  usernameMinLength,
} from '@ascendant/domain/person/account-limits';
import { birthPeriods, birthTimeOccurrences, birthTimeTypes } from '@ascendant/domain/person/birth-time';
import { earliestLeadsSince, faceLanguages } from '@ascendant/domain/person/face';
import { earliestBirthDate, genders, relationshipStatuses } from '@ascendant/domain/person/person-fields';
import {
  currencies,
  maxPriceLimit,
  maxTravelDistanceKm,
  timePeriodKey,
  timePeriodsOfKeys,
  weekdays,
  type TimePeriod,
  type Weekday,
} from '@ascendant/domain/person/preferences';
import { userTypes } from '@ascendant/domain/person/roles';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  customType,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  allOf,
  between,
  bytes,
  charactersBetween,
  createdAt,
  id,
  instant,
  isBirthTime,
  lengthBetween,
  oneOf,
} from './columns';

type TimesByDay = Partial<Record<Weekday, TimePeriod[]>>;
type KeysByDay = Readonly<Record<string, readonly string[]>>;

/** Preferred times by day. They're kept as keys (early-morning), which version 1.0.0 can read too (decision 161). */
const timesByDay = customType<{ data: TimesByDay; driverData: KeysByDay }>({
  dataType: () => 'jsonb',
  toDriver: (times) => sql`${JSON.stringify(mapped(times, (periods) => periods.map(timePeriodKey)))}::jsonb`,
  fromDriver: (keys) => mapped(keys, timePeriodsOfKeys),
});

/** The same days with other values. */
function mapped<From, To>(byDay: Readonly<Record<string, From>>, valueOf: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(byDay).map(([day, value]) => [day, valueOf(value)]));
}

/**
 * Everyone with a verified account. Class A and B personal data (rule PRI-01): never returned whole.
 * Triggers: users.sql beside this file.
 */
export const users = pgTable(
  'users',
  {
    id: id(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    /** argon2id hash. */
    password: text('password').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    profileCompleted: boolean('profile_completed').notNull().default(false),
    birthInfoCompleted: boolean('birth_info_completed').notNull().default(false),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    cityOfBirth: text('city_of_birth'),
    countryOfBirth: text('country_of_birth'),
    /** `HH:MM`, a period name or 'unknown'. */
    timeOfBirth: text('time_of_birth'),
    timeOfBirthType: text('time_of_birth_type', { enum: birthTimeTypes }),
    /** Which one, if the clocks showed the time twice. */
    timeOfBirthOccurrence: text('time_of_birth_occurrence', { enum: birthTimeOccurrences }).notNull().default('first'),
    /** The chosen place. No foreign key, because the gazetteer is replaced as a whole. */
    birthPlaceId: integer('birth_place_id'),
    birthLatitude: doublePrecision('birth_latitude'),
    birthLongitude: doublePrecision('birth_longitude'),
    birthTimezone: text('birth_timezone'),
    gender: text('gender', { enum: genders }),
    relationshipStatus: text('relationship_status', { enum: relationshipStatuses }),
    address: text('address'),
    city: text('city'),
    state: text('state'),
    postalCode: text('postal_code'),
    country: text('country'),
    billingAddress: text('billing_address'),
    billingCity: text('billing_city'),
    billingState: text('billing_state'),
    billingPostalCode: text('billing_postal_code'),
    billingCountry: text('billing_country'),
    sameAsBilling: boolean('same_as_billing').notNull().default(true),
    isAdmin: boolean('is_admin').notNull().default(false),
    isOrganizer: boolean('is_organizer').notNull().default(false),
    userType: text('user_type', { enum: userTypes }).notNull().default('regular'),
    disabled: boolean('disabled').notNull().default(false),
    emailVerified: boolean('email_verified').notNull().default(false),
    /**
     * Someone who books without an account: no password fits, and any number of them have the same address, also that of an account. Whether
     * its mailbox is theirs says `emailVerified`.
     */
    guest: boolean('guest').notNull().default(false),
    birthInfoLastChanged: instant('birth_info_last_changed'),
    profilePicture: text('profile_picture'),
    /** The name an organizer hosts under: 'Larch Valley Guides'; null for their own name. */
    displayName: text('display_name'),
    /** What an organizer says about themselves. */
    bio: text('bio'),
    /** Whether travellers see this host's or guide's picture, and since when they've led and in which languages. */
    showsFace: boolean('shows_face').notNull().default(false),
    leadsSince: integer('leads_since'),
    languages: text('languages', { enum: faceLanguages }).array().notNull().default([]),
    /** The numbers under which an organizer is registered for GST/HST and QST; null if they aren't, and then their tickets have no such tax. */
    gstNumber: text('gst_number'),
    qstNumber: text('qst_number'),
    /** How an organizer hears of bookings. */
    bookingEmails: text('booking_emails', { enum: bookingEmailChoices }).notNull().default('each'),
    /** An organizer's own time zone, IANA name; null for that of each event. */
    timezone: text('timezone'),
    onboardingCompleted: boolean('onboarding_completed').notNull().default(false),
    currentCountry: text('current_country'),
    currentProvince: text('current_province'),
    currentCity: text('current_city'),
    maxTravelDistance: integer('max_travel_distance').notNull().default(0),
    minPriceRange: integer('min_price_range').notNull().default(30),
    maxPriceRange: integer('max_price_range').notNull().default(maxPriceLimit),
    priceCurrency: text('price_currency', { enum: currencies }).notNull().default('USD'),
    preferredEventTypes: text('preferred_event_types', { enum: eventTypes }).array().notNull().default([]),
    preferredDays: text('preferred_days', { enum: weekdays }).array().notNull().default([]),
    /** Wants nothing astrological on any screen (rule PRE-08). */
    starsOff: boolean('stars_off').notNull().default(false),
    /** Wants a reminder before each event they've booked, and a thank-you after it. */
    eventEmails: boolean('event_emails').notNull().default(true),
    preferredTimes: timesByDay('preferred_times')
      .notNull()
      .default(sql`'{}'::jsonb`),
    /** Name, username and email as the admins' search looks at them: personal data of class B in another form (rule PRI-01). */
    searched: text('searched').generatedAlwaysAs(
      sql`search_text(first_name || ' ' || last_name || ' ' || username || ' ' || email)`,
    ),
    /** Their phone number, encrypted with a key that isn't in the database (decision 224); null if they gave none. */
    phoneSealed: bytes('phone_sealed'),
    createdAt: createdAt(),
  },
  (user) => [
    uniqueIndex('users_username_unique').on(sql`lower(${user.username})`),
    uniqueIndex('users_email_unique')
      .on(sql`lower(${user.email})`)
      .where(sql`not ${user.guest}`),
    index('users_guest_email')
      .on(sql`lower(${user.email})`, user.id)
      .where(sql`${user.guest}`),
    index('users_created_at').on(user.createdAt, user.id),
    index('users_type').on(user.userType, user.createdAt, user.id),
    index('users_disabled')
      .on(user.createdAt, user.id)
      .where(sql`${user.disabled}`),
    index('users_unverified')
      .on(user.createdAt, user.id)
      .where(sql`not ${user.emailVerified}`),
    index('users_incomplete')
      .on(user.createdAt, user.id)
      .where(sql`not ${user.profileCompleted}`),
    index('users_name').on(sql`lower(${user.lastName})`, sql`lower(${user.firstName})`, user.id),
    index('users_search').using('gin', sql`${user.searched} gin_trgm_ops`),
    check('users_username', charactersBetween(user.username, usernameCharacter, usernameMinLength, usernameMaxLength)),
    check(
      'users_email',
      sql`${user.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$' and char_length(${user.email}) <= ${sql.raw(String(emailMaxLength))}`,
    ),
    check('users_preferred_event_types', allOf(user.preferredEventTypes, eventTypes)),
    check('users_preferred_days', allOf(user.preferredDays, weekdays)),
    check('users_display_name', lengthBetween(user.displayName, 1, displayNameMaxLength)),
    check('users_bio', lengthBetween(user.bio, 1, bioMaxLength)),
    check('users_leads_since', between(user.leadsSince, earliestLeadsSince, 2100)),
    check('users_languages', allOf(user.languages, faceLanguages)),
    check('users_gst_number', sql`${user.gstNumber} ~ '^[0-9]{9} RT[0-9]{4}$'`),
    check('users_qst_number', sql`${user.qstNumber} ~ '^[0-9]{10} TQ[0-9]{4}$'`),
    check('users_booking_emails', oneOf(user.bookingEmails, bookingEmailChoices)),
    check('users_first_name', lengthBetween(user.firstName, 1, nameMaxLength)),
    check('users_last_name', lengthBetween(user.lastName, 1, nameMaxLength)),
    check('users_date_of_birth', sql`${user.dateOfBirth} >= ${sql.raw(`date '${earliestBirthDate}'`)}`),
    check('users_time_of_birth', isBirthTime(user.timeOfBirth, birthPeriods)),
    check('users_time_of_birth_type', oneOf(user.timeOfBirthType, birthTimeTypes)),
    check('users_time_of_birth_occurrence', oneOf(user.timeOfBirthOccurrence, birthTimeOccurrences)),
    check('users_birth_latitude', between(user.birthLatitude, -90, 90)),
    check('users_birth_longitude', between(user.birthLongitude, -180, 180)),
    check('users_gender', oneOf(user.gender, genders)),
    check('users_relationship_status', oneOf(user.relationshipStatus, relationshipStatuses)),
    check('users_guest', sql`not ${user.guest} or ${user.userType} = 'regular'`),
    check('users_user_type', oneOf(user.userType, userTypes)),
    check(
      'users_role_consistent',
      sql`${user.isAdmin} = (${user.userType} = 'admin') and ${user.isOrganizer} = (${user.userType} = 'organizer')`,
    ),
    check('users_max_travel_distance', between(user.maxTravelDistance, 0, maxTravelDistanceKm)),
    check('users_min_price_range', between(user.minPriceRange, 0, maxPriceLimit)),
    check('users_max_price_range', between(user.maxPriceRange, 0, maxPriceLimit)),
    check('users_price_currency', oneOf(user.priceCurrency, currencies)),
  ],
);

export type UserRow = typeof users.$inferSelect;
export type NewUserRow = typeof users.$inferInsert;
