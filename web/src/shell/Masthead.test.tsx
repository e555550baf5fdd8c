import { roleFields } from '@ascendant/domain/person/roles';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser } from '../test/build-user';
import { fakeApi } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { Footer } from './Footer';
import { Masthead } from './Masthead';
import { isCurrent, navLinks } from './nav-links';
import { SideMenu } from './SideMenu';

/** jsdom doesn't open popovers; the browser test does. */
function openMenu(button: HTMLElement): HTMLElement {
  const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!menu) throw new RangeError('the button opens nothing');
  expect(menu).toHaveAttribute('popover', 'auto');
  menu.style.display = 'block';
  fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' }));
  return menu;
}

test('every page without a search of its own searches events in its header', async () => {
  fakeApi({ suggestSearch: { body: { categories: [], places: [], events: [] } } });
  renderAt(<Masthead />, { path: '/help' });
  await userEvent.type(screen.getByRole('combobox', { name: 'Search events', hidden: true }), ' dark sky{Enter}');
  expect(await screen.findByText('at /browse?q=dark+sky')).toBeInTheDocument();
});

test.each(['/', '/browse', '/events', '/dashboard'])('%s has no second search field', async (path) => {
  fakeApi({ currentUser: { body: buildUser() } });
  renderAt(<Masthead />, { path });
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { hidden: true })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Search events' })).toBeNull();
});

test.each([
  ['a traveller', {}, ['Dashboard', 'My Bookings', 'My Profile', 'Messages', 'Saved events', 'Help']],
  [
    'an organizer',
    roleFields('organizer'),
    ['Dashboard', 'My Bookings', 'My Profile', 'Messages', 'Saved events', 'Help'],
  ],
  ['an admin', roleFields('admin'), ['Dashboard', 'Account', 'Settings', 'Messages', 'Saved events', 'Help']],
])('the avatar is a menu with what’s kept for %s', async (_, role, links) => {
  fakeApi({ currentUser: { body: buildUser(role) } });
  renderAt(<Masthead />, { path: '/help' });
  const menu = within(openMenu(await screen.findByRole('button', { name: 'Account menu' })));
  const pages = within(await menu.findByRole('navigation', { name: 'Account' }));
  expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
  expect(pages.getByRole('link', { name: 'Saved events' })).toHaveAttribute('href', '/saved');
  expect(pages.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(menu.getByText('maya@mail.example')).toBeVisible();
  expect(menu.getByRole('group', { name: 'Appearance' })).toBeVisible();
});

test('visitors have no account menu', async () => {
  fakeApi({});
  renderAt(<Masthead />, { path: '/help' });
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Account menu' })).toBeNull();
});

test('2.13-20 2.14-6 the footer’s copyright begins in 2025', async () => {
  fakeApi({});
  renderAt(<Footer />, { path: '/', at: '/' });
  const text = `© 2025–${new Date().getFullYear()} Ascendant. All rights reserved.`;
  expect(await screen.findByText(text)).toBeVisible();
});

test('the menu greets a signed-in user by name, with their picture, and lists where they can go', async () => {
  fakeApi({ currentUser: { body: buildUser() } });
  renderAt(<SideMenu user={buildUser()} isOpen onClose={() => undefined} />);
  expect(await screen.findByText('Welcome, Maya')).toBeVisible();
  expect(screen.getByText('maya@mail.example')).toBeVisible();
  expect(screen.getByText('ML')).toBeVisible();
  expect(screen.getByRole('link', { name: /My Bookings/ })).toHaveAttribute('href', '/my-bookings');
  expect(screen.getByRole('link', { name: /Browse Events/ })).toHaveAttribute('href', '/browse');
  expect(screen.getByRole('link', { name: /Saved events/ })).toHaveAttribute('href', '/saved');
});

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
