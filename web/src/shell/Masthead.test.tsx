import { roleFields } from '@ascendant/domain/person/roles';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser } from '../test/build-user';
import { fakeApi } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { Masthead } from './Masthead';

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
