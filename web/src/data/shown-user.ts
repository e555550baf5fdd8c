import type { User } from '@ascendant/contract/account';

/** The start of time, where a moment is required and isn't saved. */
const noInstant = new Date(0).toISOString();

/**
 * What a device saves of a person: what the header shows and decides by, and nothing else. Every field is listed, so a new one
 * doesn't compile until it's decided here. Source: docs/archive/decisions/0070-offline.md.
 */
export function shownUser(user: User): User {
  return {
    id: user.id,
    username: user.username,
    firstName: user.firstName,
    lastName: user.lastName,
    displayName: user.displayName,
    isAdmin: user.isAdmin,
    isOrganizer: user.isOrganizer,
    userType: user.userType,
    starsOff: user.starsOff,
    organization: user.organization,
    needsSecondFactor: user.needsSecondFactor,
    emailVerified: user.emailVerified,
    guest: user.guest,
    onboardingCompleted: user.onboardingCompleted,
    profileCompleted: user.profileCompleted,
    birthInfoCompleted: user.birthInfoCompleted,
    ...noContact,
    ...noBirth,
    ...noPreferences,
    createdAt: noInstant,
    deletionDueAt: null,
  };
}

const noContact = {
  showsFace: false,
  leadsSince: null,
  languages: [],
  gstNumber: null,
  qstNumber: null,
  bookingEmails: 'each',
  timezone: null,
  email: '',
  profilePicture: null,
  bio: null,
  address: null,
  city: null,
  state: null,
  postalCode: null,
  country: null,
  billingAddress: null,
  billingCity: null,
  billingState: null,
  billingPostalCode: null,
  billingCountry: null,
  sameAsBilling: false,
  currentCountry: null,
  currentProvince: null,
  currentCity: null,
} satisfies Partial<User>;

const noBirth = {
  dateOfBirth: null,
  timeOfBirth: null,
  timeOfBirthOccurrence: 'first',
  cityOfBirth: null,
  countryOfBirth: null,
  birthPlace: null,
  birthInfoLastChanged: null,
  gender: null,
  relationshipStatus: null,
} satisfies Partial<User>;

const noPreferences = {
  maxTravelDistance: 0,
  minPriceRange: 0,
  maxPriceRange: 0,
  priceCurrency: 'USD',
  preferredEventTypes: [],
  preferredDays: [],
  preferredTimes: {},
} satisfies Partial<User>;
