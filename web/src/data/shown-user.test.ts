import { user as userSchema } from '@ascendant/contract/account';
import { expect, test } from 'vitest';
import { buildUser } from '../test/build-user';
import { shownUser } from './shown-user';

const maya = buildUser({
  userType: 'organizer',
  isOrganizer: true,
  displayName: 'Maya Guides',
  profilePicture: '/uploads/maya.jpg',
  bio: 'I walk.',
  timeOfBirthOccurrence: 'second',
  birthPlace: 'Halifax, Nova Scotia, Canada',
  birthInfoLastChanged: '2026-05-05T10:00:00.000Z',
  gender: 'female',
  address: '1 Harbour Street',
  billingCity: 'Halifax',
  currentCity: 'Banff',
  maxTravelDistance: 123,
  preferredEventTypes: ['Outdoor & Nature'],
  preferredDays: ['saturday'],
  deletionDueAt: '2027-01-01T00:00:00.000Z',
});

test('of a person, a device saves the name, the role and what the header decides by', () => {
  expect(userSchema.parse(shownUser(maya))).toMatchObject({
    id: 1,
    username: 'maya',
    firstName: 'Maya',
    lastName: 'Lindqvist',
    displayName: 'Maya Guides',
    isAdmin: false,
    isOrganizer: true,
    userType: 'organizer',
    starsOff: false,
    needsSecondFactor: false,
    emailVerified: true,
    onboardingCompleted: true,
    profileCompleted: true,
    birthInfoCompleted: true,
  });
});

test('nothing else of a person is saved: no email, birth data, address, picture or preferences', () => {
  const kept = new Set<string>(
    (
      'id username firstName lastName displayName isAdmin isOrganizer userType starsOff needsSecondFactor ' +
      'emailVerified onboardingCompleted profileCompleted birthInfoCompleted'
    ).split(' '),
  );
  const others = (of: object) => Object.entries(of).filter(([key]) => !kept.has(key));
  const nothing = shownUser(buildUser());
  expect(others(shownUser(maya))).toEqual(others(nothing));
  expect(JSON.stringify(others(shownUser(maya)))).not.toMatch(
    /maya@|Halifax|1987|evening|second|female|Harbour|Banff|123|Outdoor|saturday|2027/,
  );
});
