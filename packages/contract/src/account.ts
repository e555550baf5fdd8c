import { bookingEmailChoices } from '@ascendant/domain/event/booking-emails';
import { eventTypes } from '@ascendant/domain/event/event-types';
import { memberRoles } from '@ascendant/domain/organization/members';
import {
  codeLength,
  emailMaxLength,
  emailPattern,
  nameMaxLength,
  passwordMaxLength,
  passwordMinLength,
  passwordMinLengthAtSignUp,
  usernameMaxLength,
  usernameMinLength,
  usernamePattern,
} from '@ascendant/domain/person/account-limits';
import { birthTimeOccurrences } from '@ascendant/domain/person/birth-time';
import { faceLanguages } from '@ascendant/domain/person/face';
import { genders, relationshipStatuses } from '@ascendant/domain/person/person-fields';
import { currencies, timePeriods, weekdays } from '@ascendant/domain/person/preferences';
import { userTypes } from '@ascendant/domain/person/roles';
import { z } from 'zod';
import { factorProof } from './factor';
import { defineRoute, nameRoutes } from './route';
import { day, id, instant, line } from './wire';

/** An email address, in lower case, as browsers accept it in their own fields. @param sentence for any that isn't one */
export const emailOf = (sentence: string) =>
  z
    .string(sentence)
    .trim()
    .max(emailMaxLength, sentence)
    .pipe(z.email({ pattern: emailPattern, error: sentence }))
    .transform((text) => text.toLowerCase());
export const email = emailOf('Invalid email address');

const passwordAtSignUp = z
  .string()
  .min(passwordMinLengthAtSignUp, `Password must be at least ${passwordMinLengthAtSignUp} characters`)
  .max(passwordMaxLength, `Password must be at most ${passwordMaxLength} characters`);

const code = z.string().regex(new RegExp(`^[0-9]{${codeLength}}$`), `Verification code must be ${codeLength} digits`);

/** What people can see of their own account; never passwords, hashes, codes or tokens. */
export const user = z.object({
  id,
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profilePicture: z.string().nullable(),
  /** the name an organizer hosts under; null for their own */
  displayName: z.string().nullable(),
  bio: z.string().nullable(),
  /** whether travellers see a host's or guide's picture, since when they've led, and the languages they speak */
  showsFace: z.boolean(),
  leadsSince: z.int().nullable(),
  languages: z.array(z.enum(faceLanguages)),
  /** the numbers under which an organizer is registered for GST/HST and QST; null if they aren't */
  gstNumber: z.string().nullable(),
  qstNumber: z.string().nullable(),
  /** how an organizer hears of bookings */
  bookingEmails: z.enum(bookingEmailChoices),
  /** an organizer's own, IANA name; null for that of each event */
  timezone: z.string().nullable(),
  isAdmin: z.boolean(),
  isOrganizer: z.boolean(),
  userType: z.enum(userTypes),
  emailVerified: z.boolean(),
  /** someone who books without an account, and may do what belongs to that only */
  guest: z.boolean(),
  onboardingCompleted: z.boolean(),
  profileCompleted: z.boolean(),
  birthInfoCompleted: z.boolean(),
  dateOfBirth: z.string().nullable(),
  timeOfBirth: z.string().nullable(),
  /** which one, if the clocks showed the time twice */
  timeOfBirthOccurrence: z.enum(birthTimeOccurrences),
  cityOfBirth: z.string().nullable(),
  countryOfBirth: z.string().nullable(),
  /** The place found for the city of birth, so that a wrong one can be corrected: 'Springfield, Missouri, United States'. */
  birthPlace: z.string().nullable(),
  birthInfoLastChanged: instant.nullable(),
  gender: z.enum(genders).nullable(),
  relationshipStatus: z.enum(relationshipStatuses).nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  postalCode: z.string().nullable(),
  country: z.string().nullable(),
  billingAddress: z.string().nullable(),
  billingCity: z.string().nullable(),
  billingState: z.string().nullable(),
  billingPostalCode: z.string().nullable(),
  billingCountry: z.string().nullable(),
  sameAsBilling: z.boolean(),
  currentCountry: z.string().nullable(),
  currentProvince: z.string().nullable(),
  currentCity: z.string().nullable(),
  maxTravelDistance: z.int(),
  minPriceRange: z.int(),
  maxPriceRange: z.int(),
  priceCurrency: z.enum(currencies),
  preferredEventTypes: z.array(z.enum(eventTypes)),
  preferredDays: z.array(z.enum(weekdays)),
  preferredTimes: z.partialRecord(z.enum(weekdays), z.array(z.enum(timePeriods))),
  /** nothing astrological on any screen; recommendations go by preferences (rule PRE-08) */
  starsOff: z.boolean(),
  createdAt: instant,
  /** When the account will be deleted, if its owner has asked for it. */
  deletionDueAt: instant.nullable(),
  /** The organization that this person works in: an organizer's own, or one that they're a member of; null otherwise. */
  organization: z
    .object({ organizerId: id, name: z.string(), role: z.enum(memberRoles), isPrimary: z.boolean() })
    .nullable(),
  /** An admin who has to set up a second factor before anything of an admin works. */
  needsSecondFactor: z.boolean(),
});
export type User = z.infer<typeof user>;

/** You can sign in with your username or email, compared in lower case. */
export const loginBody = z.object({
  username: z
    .string()
    .trim()
    .min(1, 'Username is required')
    .max(emailMaxLength)
    .transform((text) => text.toLowerCase()),
  password: passwordAtSignUp,
  /** From people who have a second factor; without it they're asked for it (403 `second_factor_required`). */
  factor: factorProof.optional(),
});

export const registerBody = z.object({
  username: z
    .string()
    .trim()
    .min(usernameMinLength, `Username must be at least ${usernameMinLength} characters`)
    .max(usernameMaxLength, `Username must be at most ${usernameMaxLength} characters`)
    .transform((text) => text.toLowerCase())
    .pipe(z.string().regex(usernamePattern, 'Use only letters, digits, dots, hyphens and underscores')),
  email,
  password: passwordAtSignUp,
  firstName: line(nameMaxLength, 'First name is required'),
  lastName: line(nameMaxLength, 'Last name is required'),
});

/**
 * The same, keeping every other field that was sent: some name a role, and the ones a caller could use to grant itself power
 * are refused by name. Source: docs/rules/people.md, "Sign-up"; docs/rules/security.md, "Who may call what".
 */
export const registerRequest = registerBody.loose();
export type RegisterRequest = z.output<typeof registerRequest>;

export const verifyEmailBody = z.object({ email, code });
export const emailBody = z.object({ email });

/** The documents have a sentence of its own for it. Source: specification 2, section 5 (Password reset). */
export const resetEmailBody = z.object({ email: emailOf('Please enter a valid email address') });

export const passwordResetBody = resetEmailBody.extend({
  resetCode: z.string().regex(new RegExp(`^[0-9]{${codeLength}}$`), `Reset code must be ${codeLength} digits`),
  newPassword: z
    .string()
    .min(passwordMinLength, `Password must be at least ${passwordMinLength} characters`)
    .max(passwordMaxLength, `Password must be at most ${passwordMaxLength} characters`),
});

const missingBirthday = 'Please enter date of birth';

/** An admin's create-user dialog posts to the same path with these. Source: specification 2, section 5 (Create-user dialog). */
export const adminRegisterBody = z.object({
  username: registerBody.shape.username,
  email: emailOf('Please enter a valid email address'),
  password: passwordAtSignUp,
  fullName: z.string('Please enter the full name').pipe(line(nameMaxLength * 2, 'Please enter the full name')),
  city: z.string('Please enter the city').pipe(line(nameMaxLength, 'Please enter the city')),
  dateOfBirth: z.string(missingBirthday).min(1, missingBirthday).pipe(day),
  preferredTime: z.enum(['morning', 'afternoon', 'evening'], 'Please select preferred time'),
  isAdmin: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]),
});
export type AdminRegisterRequest = z.output<typeof adminRegisterBody>;

export const accountRoutes = nameRoutes({
  currentUser: defineRoute('GET /api/user', { summary: 'Get the signed-in user', reply: { 200: user } }),
  login: defineRoute('POST /api/login', {
    summary: 'Sign in with a username or email',
    body: loginBody,
    reply: { 200: user.extend({ token: z.string() }) },
  }),
  register: defineRoute('POST /api/register', {
    summary: 'Sign up and get a verification code by email. Admins create a user',
    sensitive: 'from an admin',
    limit: 'register',
    body: z.union([registerRequest, adminRegisterBody]),
    reply: { 200: z.object({ requiresVerification: z.literal(true), email: z.string() }), 201: user },
  }),
  logout: defineRoute('POST /api/logout', { summary: 'Sign out', reply: { 204: null } }),
  resendVerification: defineRoute('POST /api/resend-verification', {
    summary: 'Send a new verification code by email',
    body: emailBody,
    reply: { 200: z.object({ message: z.string(), alreadyVerified: z.boolean().optional() }) },
  }),
  verifyEmail: defineRoute('POST /api/verify-email', {
    summary: 'Finish signing up with the emailed code',
    body: verifyEmailBody,
    reply: {
      200: z.object({
        alreadyVerified: z.boolean().optional(),
        user: user.optional(),
        token: z.string().optional(),
      }),
    },
  }),
  requestPasswordReset: defineRoute('POST /api/password-reset-request', {
    summary: 'Send a password reset code by email; the reply is the same for every address',
    body: resetEmailBody,
    reply: { 200: z.object({ message: z.string() }) },
  }),
  confirmPasswordReset: defineRoute('POST /api/password-reset-confirm', {
    summary: 'Set a new password with a reset code',
    body: passwordResetBody,
    reply: { 200: z.object({ message: z.string() }) },
  }),
});
