import { roleFields } from '@ascendant/domain/person/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sectionsOf } from '../shell/area';
import { buildManagedEvent } from '../test/build-managed-event';
import { buildUser } from '../test/build-user';
import { fakeApi, type FakeAnswers } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { adminArea } from './admin-area';
import { AdminPage } from './AdminPage';
import { organizerArea } from './organizer-area';
import { OrganizerPage } from './OrganizerPage';

const areas = {
  '/admin': { Page: AdminPage, role: 'admin', sections: 'Admin sections', area: adminArea },
  '/organizer': { Page: OrganizerPage, role: 'organizer', sections: 'Organizer sections', area: organizerArea },
} as const;

function open(at: string, role?: 'admin' | 'organizer' | 'regular', answers: FakeAnswers = {}) {
  const path = at.startsWith('/admin') ? '/admin' : '/organizer';
  const { Page, role: ownRole } = areas[path];
  const seen = fakeApi({
    currentUser: { body: buildUser({ firstName: 'Ruth', ...roleFields(role ?? ownRole) }) },
    listAdminEvents: { body: [buildManagedEvent()] },
    listOrganizerEvents: { body: [buildManagedEvent()] },
    ...answers,
  });
  renderAt(<Page />, { path: `${path}/*`, at });
  return seen;
}

const nav = (name: string) => screen.findByRole('navigation', { name });
const labels = async (name: string) =>
  [...(await nav(name)).querySelectorAll('a, button')].map((entry) => entry.textContent?.replace(/\d+$/, ''));

test('the admin sidebar leads home, to each section, and out', async () => {
  open('/admin/events');
  const expected = ['Home', ...sectionsOf(adminArea).map(({ label }) => label), 'Logout'];
  expect(await labels('Admin sections')).toEqual(expected);
  expect(within(await nav('Admin sections')).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('the organizer sidebar leads to each section, and out', async () => {
  open('/organizer/events');
  const own = organizerArea.sections.filter(({ roles }) => roles?.includes('organizer') ?? true);
  const expected = [...own.map(({ label }) => label), 'Logout'];
  expect(await labels('Organizer sections')).toEqual(expected);
});

test('sections are in the order of the specification', () => {
  const order = ['Dashboard', 'Events', 'Discount Codes', 'Users', 'Reports', 'Account', 'Settings'];
  const inOrder = (wanted: readonly string[], found: readonly string[]) =>
    wanted.filter((each) => found.includes(each));
  const admin = adminArea.sections.map(({ label }) => label);
  expect(admin).toEqual(inOrder(order, admin));
  const organizer = organizerArea.sections.map(({ label }) => label);
  const specified = ['Dashboard', 'Events', 'Reviews', 'Reports', 'Account', 'Embed'];
  expect(inOrder(organizer, specified)).toEqual(inOrder(specified, organizer));
});

test.each(['/admin/events', '/organizer/events'])('%s greets by first name and marks the section', async (at) => {
  open(at);
  expect(await screen.findByText('Welcome back, Ruth')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Events/, current: 'page' })).toHaveAttribute('href', at);
});

test.each(['/admin/about-nothing', '/organizer/about-nothing', '/organizer/events/seven/bookings'])(
  '%s isn’t a section: ‘Page not found’',
  async (at) => {
    open(at);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('navigation')).toBeVisible();
  },
);

test('visitors sign in first, and come back', async () => {
  open('/admin/events', 'admin', { currentUser: { status: 401, body: { message: 'Please sign in' } } });
  expect(await screen.findByText('at /auth?redirect=%2Fadmin%2Fevents')).toBeVisible();
});

test.each([
  ['/admin/events', 'regular'],
  ['/admin/events', 'organizer'],
  ['/organizer/events', 'regular'],
] as const)('%s sends a signed-in %s home', async (at, role) => {
  open(at, role);
  expect(await screen.findByText('at /')).toBeVisible();
});

test.each([
  ['/admin/account', 'regular'],
  ['/admin/account', 'organizer'],
  ['/admin/settings', 'regular'],
] as const)('%s tells a signed-in %s that access is denied', async (at, role) => {
  open(at, role);
  expect(await screen.findByText('Access denied. Admin privileges required.')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Admin sections' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

test.each(['/admin/account', '/admin/settings'])('%s asks visitors to sign in', async (at) => {
  open(at, 'admin', { currentUser: { status: 401, body: { message: 'Please sign in' } } });
  expect(await screen.findByText(`at /auth?redirect=${encodeURIComponent(at)}`)).toBeVisible();
});

test('a spinner is shown while the session loads', async () => {
  open('/admin/events', 'admin', { currentUser: () => new Promise(() => undefined) });
  expect(await screen.findByRole('status')).toHaveTextContent('Loading');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('admins can open the organizer’s area', async () => {
  open('/organizer/events', 'admin');
  expect(await nav('Organizer sections')).toBeVisible();
});

test('an admin who opens the bookings of an event stays in the admin’s area', async () => {
  open('/organizer/events/7/bookings', 'admin');
  const events = await within(await nav('Admin sections')).findByRole('link', { name: /^Events/ });
  expect(events).toHaveAttribute('aria-current', 'page');
});

test('on a small screen a button opens the sections as a menu, and choosing one closes it', async () => {
  open('/admin/payments');
  await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(menu.getByText('Welcome back, Ruth')).toBeVisible();
  await userEvent.click(menu.getByRole('link', { name: /^Events/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Logout ends the session', async () => {
  const seen = open('/organizer/events', 'organizer', { logout: { status: 204 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(seen.some(({ name }) => name === 'logout')).toBe(true));
});
