import {
  nameMaxLength,
  usernameCharacter,
  usernameMaxLength,
  usernameMinLength,
} from '@ascendant/domain/person/account-limits';
import { signUpUserTypes } from '@ascendant/domain/person/roles';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { charactersBetween, createdAt, id, instant, lengthBetween, oneOf } from './columns';

/**
 * Pending sign-ups: deleted when one with their email is verified, expired after 24 h. Several may have the same username or email, since
 * nothing proves yet whose it is.
 */
export const tempUsers = pgTable(
  'temp_users',
  {
    id: id(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    /** argon2id hash. */
    password: text('password').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    userType: text('user_type', { enum: signUpUserTypes }).notNull().default('regular'),
    /** SHA-256 of the random value that ties the code to this one request (rule SES-06). */
    emailVerificationToken: text('email_verification_token'),
    /** argon2id hash of the six digits. */
    emailVerificationCode: text('email_verification_code'),
    /** SHA-256 of the cookie of the browser that signed up, or that signed in with its password since. */
    browserToken: text('browser_token'),
    verificationCodeExpires: instant('verification_code_expires'),
    verificationTries: integer('verification_tries').notNull().default(0),
    /** Tries from other browsers, counted apart so that they can't use up those of the browser that signed up. */
    strangerTries: integer('stranger_tries').notNull().default(0),
    codeSentAt: instant('code_sent_at'),
    createdAt: createdAt(),
  },
  (signUp) => [
    index('temp_users_username').on(sql`lower(${signUp.username})`),
    index('temp_users_email').on(sql`lower(${signUp.email})`),
    index('temp_users_created_at').on(signUp.createdAt),
    check(
      'temp_users_username',
      charactersBetween(signUp.username, usernameCharacter, usernameMinLength, usernameMaxLength),
    ),
    check('temp_users_first_name', lengthBetween(signUp.firstName, 1, nameMaxLength)),
    check('temp_users_last_name', lengthBetween(signUp.lastName, 1, nameMaxLength)),
    check('temp_users_user_type', oneOf(signUp.userType, signUpUserTypes)),
    check('temp_users_verification_tries', sql`${signUp.verificationTries} >= 0`),
    check('temp_users_stranger_tries', sql`${signUp.strangerTries} >= 0`),
  ],
);

export type TempUserRow = typeof tempUsers.$inferSelect;
export type NewTempUserRow = typeof tempUsers.$inferInsert;
