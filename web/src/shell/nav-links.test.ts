import { roleFields } from '@ascendant/domain/person/roles';
import { expect, test } from 'vitest';
import { buildUser } from '../test/build-user';
import { isCurrent, navLinks } from './nav-links';

const labels = (links: ReturnType<typeof navLinks>) => links.map((link) => link.label);

test('visitors, admins and all other users each have their own navigation, and all can browse', () => {
  expect(labels(navLinks(null))).toEqual(['Home', 'Browse Events', 'For Organizers']);
  expect(labels(navLinks(buildUser(roleFields('admin'))))).toEqual([
    'Browse Events',
    'Dashboard',
    'Account',
    'Settings',
  ]);
  const own = ['Browse Events', 'Dashboard', 'My Bookings', 'My Profile'];
  expect(labels(navLinks(buildUser()))).toEqual(own);
  expect(labels(navLinks(buildUser(roleFields('organizer'))))).toEqual(own);
});

test('an organizer’s dashboard link leads to the organizer dashboard', () => {
  expect(navLinks(buildUser(roleFields('organizer')))[1]?.to).toBe('/organizer');
  expect(navLinks(buildUser())[1]?.to).toBe('/dashboard');
});

test('a screen with two addresses has one current link', () => {
  const [, browse] = navLinks(null);
  const [, dashboard] = navLinks(buildUser());
  expect(isCurrent(browse!, '/events')).toBe(true);
  expect(isCurrent(dashboard!, '/')).toBe(true);
  expect(isCurrent(browse!, '/events/7')).toBe(false);
});
