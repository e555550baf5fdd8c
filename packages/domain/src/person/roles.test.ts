import { expect, test } from 'vitest';
import { isPrivileged, roleFields, roleOf, userTypes } from './roles';

test('the three stored fields always agree on the role', () => {
  expect(userTypes.map((type) => roleOf(roleFields(type)))).toEqual(['traveller', 'admin', 'organizer']);
});

test('an admin who is also an organizer counts as an admin', () => {
  expect(roleOf({ isAdmin: true, isOrganizer: true, userType: 'organizer' })).toBe('admin');
});

test('either field makes someone an organizer', () => {
  expect(roleOf({ isAdmin: false, isOrganizer: true, userType: 'regular' })).toBe('organizer');
  expect(roleOf({ isAdmin: false, isOrganizer: false, userType: 'organizer' })).toBe('organizer');
});

test('organizers and admins are privileged, travellers are not', () => {
  expect(userTypes.map((type) => isPrivileged(roleFields(type)))).toEqual([false, true, true]);
});
