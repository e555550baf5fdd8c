import type { UserWithSigns } from '@ascendant/contract/admin-user';
import { usersPageSize } from '@ascendant/domain/list-limits';
import { roleFields } from '@ascendant/domain/person/roles';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeAnswers, type FakeReply, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { AdminUsersPage } from './AdminUsersPage';

const maya: UserWithSigns = {
  id: 7,
  username: 'maya',
  email: 'maya@example.org',
  firstName: 'Maya',
  lastName: 'Lindqvist',
  userType: 'regular',
  disabled: false,
  emailVerified: true,
  profileCompleted: true,
  birthInfoCompleted: true,
  createdAt: '2026-11-20T12:00:00.000Z',
  sunSign: 'Aquarius',
  moonSign: 'Cancer',
  risingSign: null,
  venusSign: 'Capricorn',
  marsSign: 'Aries',
  mercurySign: 'Pisces',
};
const nothing = { sunSign: null, moonSign: null, venusSign: null, marsSign: null, mercurySign: null } as const;
const henrik: UserWithSigns = {
  ...maya,
  ...nothing,
  id: 8,
  username: 'haas',
  email: 'henrik@example.org',
  firstName: 'Henrik',
  lastName: 'Aas',
  userType: 'organizer',
  disabled: true,
  emailVerified: false,
  profileCompleted: false,
  birthInfoCompleted: false,
};
const ruth: UserWithSigns = {
  ...henrik,
  id: 1,
  username: 'ruth',
  firstName: 'Ruth',
  userType: 'admin',
  disabled: false,
};

function open(answers: FakeAnswers = {}, at = '/admin/users') {
  const seen = fakeApi({
    currentUser: { body: buildUser({ ...roleFields('admin'), id: 1 }) },
    listUsersWithSigns: { body: [maya, henrik, ruth], headers: { 'x-total-count': '100214' } },
    listUsers: { body: [henrik], headers: { 'x-total-count': '61' } },
    disableUser: { body: maya },
    register: { status: 201, body: buildUser() },
    ...answers,
  });
  renderAt(<AdminUsersPage />, { path: '/admin/users', at });
  return seen;
}

const bodyOf = (seen: ReturnType<typeof open>, name: string) => seen.find((call) => call.name === name)?.body;

test('the table has the columns and badges of the specification, and - for what is absent', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Users Management' });
  const columns = within(table).getAllByRole('columnheader');
  expect(columns.map((column) => column.textContent.trim())).toEqual(
    'User Status Sun Moon Rising Venus Mars Mercury Profile Actions'.split(' '),
  );
  const cellsOf = (index: number) =>
    within(within(table).getAllByRole('row')[index]!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Maya Lindqvist@mayamaya@example.org');
  expect(cellsOf(1)).toEqual(
    'ActiveVerified Aquarius Cancer - Capricorn Aries Pisces CompleteBirth_Info '
      .split(' ')
      .map((text) => text.replace('_', ' ')),
  );
  expect(within(table).getAllByRole('row')[2]).toHaveTextContent('@haas · Organizer');
  expect(cellsOf(2)).toEqual(['Disabled', '-', '-', '-', '-', '-', '-', '-', 'Enable']);
  expect(cellsOf(3).at(-1)).toBe('That’s you');
});

test('how many there are, and how many of them are disabled, is said', async () => {
  open();
  expect(await screen.findByText('100,214 users')).toBeVisible();
  expect(await screen.findByText('61 disabled in total')).toBeVisible();
  expect(screen.getByText(`1 to ${usersPageSize} of 100,214`)).toBeVisible();
});

test('where the server stopped counting, there are more', async () => {
  const capped = { 'x-total-count': '1000', 'x-total-count-capped': 'true' };
  open({ listUsersWithSigns: { body: [maya], headers: capped }, listUsers: { body: [henrik], headers: capped } });
  expect(await screen.findByText('1,000+ users')).toBeVisible();
  expect(await screen.findByText('1,000+ disabled in total')).toBeVisible();
  expect(screen.getByText(`1 to ${usersPageSize} of 1,000+`)).toBeVisible();
});

test('search, filters, order and page are asked of the server, and what an address mistypes is left out', async () => {
  const seen = open({}, '/admin/users?page=3&status=gone&sort=name');
  await screen.findByRole('table');
  const asked = () => seen.filter(({ name }) => name === 'listUsersWithSigns').map(({ query }) => `${query}`);
  expect(asked()[0]).toBe(`sort=name&limit=${usersPageSize}&offset=${2 * usersPageSize}`);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'admin');
  await enterText(screen.getByRole('searchbox', { name: 'Search users' }), 'ruth');
  await waitFor(() => expect(asked().at(-1)).toBe(`q=ruth&userType=admin&sort=name&limit=${usersPageSize}&offset=0`));
});

test('an empty list says No users found, and one that fails to load says so', async () => {
  open({ listUsersWithSigns: { body: [] } });
  expect(screen.getByText('Loading users...')).toBeInTheDocument();
  expect(await screen.findByText('No users found')).toBeVisible();
  cleanup();
  open({ listUsersWithSigns: { status: 500 } });
  expect(await screen.findByText('Failed to load users')).toBeVisible();
});

test('disabling asks first; the reason is sent, and stays typed after a failure; enabling asks nothing', async () => {
  let answer: FakeReply = { status: 500 };
  const seen = open({ disableUser: () => answer });
  const sent = () => seen.filter(({ name }) => name === 'disableUser').map(({ body }) => body);
  await userEvent.click(await screen.findByRole('button', { name: 'More actions for Maya Lindqvist, @maya' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Disable' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Disable Maya Lindqvist?' }));
  expect(sent()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Disable user' }));
  expect(await screen.findByText('Error')).toBeVisible();
  await enterText(dialog.getByLabelText('Reason (optional)'), 'Resold tickets');
  await userEvent.click(dialog.getByRole('button', { name: 'Disable user' }));
  await waitFor(() => expect(sent()).toEqual([{ disabled: true }, { disabled: true, reason: 'Resold tickets' }]));
  expect(dialog.getByLabelText('Reason (optional)')).toHaveValue('Resold tickets');
  answer = { body: maya };
  await userEvent.click(dialog.getByRole('button', { name: 'Disable user' }));
  expect(await screen.findByText('User disabled')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Enable Henrik Aas, @haas' }));
  expect(await screen.findByText('User enabled')).toBeVisible();
  expect(sent().at(-1)).toEqual({ disabled: false });
});

test.each([
  ['the server’s sentence', { code: 'illegal_transition', message: 'This is the last admin who can sign in.' }],
  ['the catalogue’s', null],
])('a status that could not be changed is a toast with %s', async (_, body) => {
  open({
    disableUser: body === null ? { status: 500 } : { status: 409, body: { ...body, error: '', requestId: 'x' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Enable Henrik/ }));
  expect(await screen.findByText('Error')).toBeVisible();
  expect(screen.getByText(body?.message ?? 'Failed to update user status. Please try again.')).toBeVisible();
});

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Create New User' }));
  return within(await screen.findByRole('dialog', { name: 'Create New User' }));
};

test('an empty dialog says what is missing in the words of the specification', async () => {
  const seen = open();
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Create User' }));
  for (const sentence of [
    'Username must be at least 3 characters',
    'Please enter a valid email address',
    'Password must be at least 6 characters',
    'Please enter the full name',
    'Please enter the city',
    'Please enter date of birth',
    'Please select preferred time',
  ]) {
    expect(await dialog.findByText(sentence)).toBeVisible();
  }
  expect(bodyOf(seen, 'register')).toBeUndefined();
});

const fill = async (dialog: ReturnType<typeof within>) => {
  await enterText(dialog.getByRole('textbox', { name: 'Username' }), 'imogen');
  await enterText(dialog.getByRole('textbox', { name: 'Email' }), 'imogen@example.org');
  await enterText(dialog.getByLabelText('Password'), 'larch meadow');
  await enterText(dialog.getByRole('textbox', { name: 'Full Name' }), 'Imogen Tremblay');
  await enterText(dialog.getByRole('textbox', { name: 'City' }), 'Toronto');
  await enterText(dialog.getByLabelText('Date of Birth'), '1990-05-17');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Preferred Time' }), 'evening');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'User Role' }), 'true');
  await userEvent.click(dialog.getByRole('button', { name: 'Create User' }));
};

test('a user is created with the payload of the specification', async () => {
  const seen = open();
  await fill(await openDialog());
  expect(await screen.findByText('User created successfully')).toBeVisible();
  expect(bodyOf(seen, 'register')).toEqual({
    username: 'imogen',
    email: 'imogen@example.org',
    password: 'larch meadow',
    fullName: 'Imogen Tremblay',
    city: 'Toronto',
    dateOfBirth: '1990-05-17',
    preferredTime: 'evening',
    isAdmin: true,
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a taken username is said at its field; another failure is a toast', async () => {
  const message = 'This username is already taken';
  let isFirst = true;
  open({
    register: () => {
      if (!isFirst) return { status: 500 };
      isFirst = false;
      return refusal(409, 'taken', message, { fields: { username: message } });
    },
  });
  const dialog = await openDialog();
  await fill(dialog);
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Imogen Tremblay');
  await userEvent.click(dialog.getByRole('button', { name: 'Create User' }));
  expect((await screen.findAllByText('Failed to create user')).length).toBeGreaterThan(0);
});
