import { roleFields } from '@ascendant/domain/person/roles';
import { expect, test } from 'vitest';
import { buildUser } from '../test/build-user';
import { isCurrent, navLinks } from './nav-links';

const labels = (links: ReturnType<typeof navLinks>) => links.map((link) => link.label);

test('visitors, admins and all other users each have their own navigation', () => {
  expect(labels(navLinks(null))).toEqual(['Home', 'Browse Events', 'For Organizers']);
  expect(labels(navLinks(buildUser(roleFields('admin'))))).toEqual(['Dashboard', 'Account', 'Settings']);
  expect(labels(navLinks(buildUser()))).toEqual(['Dashboard', 'My Bookings', 'My Profile']);
  expect(labels(navLinks(buildUser(roleFields('organizer'))))).toEqual(['Dashboard', 'My Bookings', 'My Profile']);
});

test('an organizer’s dashboard link leads to the organizer dashboard', () => {
  expect(navLinks(buildUser(roleFields('organizer')))[0]?.to).toBe('/organizer');
  expect(navLinks(buildUser())[0]?.to).toBe('/dashboard');
});

test('a screen with two addresses has one current link', () => {
  const [, browse] = navLinks(null);
  const [dashboard] = navLinks(buildUser());
  expect(isCurrent(browse!, '/events')).toBe(true);
  expect(isCurrent(dashboard!, '/')).toBe(true);
  expect(isCurrent(browse!, '/events/7')).toBe(false);
});
