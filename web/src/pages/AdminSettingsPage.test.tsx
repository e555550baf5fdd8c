import type { AdminCategory, AdminEventFeature } from '@ascendant/contract/catalog';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeAnswers, type FakeReply, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { AdminSettingsPage } from './AdminSettingsPage';

const category = (id: number, rest: Partial<AdminCategory> = {}): AdminCategory => ({
  id,
  name: `Category ${id}`,
  description: null,
  isActive: true,
  eventCount: 0,
  rulingPlanets: [],
  ...rest,
});
const spiritual = category(1, {
  name: 'Spiritual & Wellness',
  description: 'Pilgrim paths',
  eventCount: 12,
  rulingPlanets: ['Sun', 'Moon'],
});
const gaming = category(2, { name: 'Gaming', isActive: false });
const meals: AdminEventFeature = { id: 5, name: 'All meals', description: null, isActive: true, eventCount: 0 };
const taken = 'A category with this name already exists';

function open(answers: FakeAnswers = {}) {
  const seen = fakeApi({
    listAdminCategories: { body: [spiritual, gaming] },
    listAdminEventFeatures: { body: [meals] },
    createCategory: { status: 201, body: spiritual },
    updateCategory: { body: spiritual },
    deleteCategory: { body: { deactivated: false, eventCount: 0, message: 'Gaming was deleted.' } },
    createEventFeature: { status: 201, body: meals },
    updateEventFeature: { body: meals },
    deleteEventFeature: { body: { deactivated: false, eventCount: 0, message: 'All meals was deleted.' } },
    ...answers,
  });
  renderAt(<AdminSettingsPage />, { path: '/admin/settings' });
  return seen;
}

const bodyOf = (seen: ReturnType<typeof open>, name: string) => seen.find((call) => call.name === name)?.body;
const form = (name: string) => within(screen.getByRole('form', { name }));

test('three panels are open at first, can be collapsed, and a link leads back to the dashboard', async () => {
  open();
  expect(await screen.findByText('Spiritual & Wellness')).toBeVisible();
  await screen.findByRole('heading', { name: 'User Management' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual(['Event Categories2', 'Event Features1', 'User Management']);
  expect(screen.getAllByRole('group').filter((each) => each.hasAttribute('open'))).toHaveLength(3);
  await userEvent.click(screen.getByRole('heading', { name: /Event Categories/ }));
  expect(screen.getAllByRole('group').filter((each) => each.hasAttribute('open'))).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/admin');
});

test('a category shows its planets or that it is neutral, how many events use it, and whether it is active', async () => {
  open();
  await screen.findByText('Spiritual & Wellness');
  const rows = screen.getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/Spiritual & Wellness\s*Pilgrim paths\s*Sun\s*Moon\s*12 events/);
  expect(rows[1]).toHaveTextContent(/Gaming Inactive\s*No ruling planets \(neutral weights\)\s*0 events/);
});

test('a category is added with its planets, and the form is empty again', async () => {
  const seen = open();
  const add = form('Add a category');
  await enterText(add.getByRole('textbox', { name: 'Name' }), '  Stargazing ');
  await enterText(add.getByRole('textbox', { name: /Description/ }), 'Dark skies');
  await userEvent.click(add.getByRole('button', { name: 'Moon' }));
  expect(add.getByRole('button', { name: 'Moon', pressed: true })).toBeVisible();
  await userEvent.click(add.getByRole('button', { name: 'Add category' }));
  expect(await screen.findByText('Category created successfully')).toBeVisible();
  expect(bodyOf(seen, 'createCategory')).toEqual({
    name: 'Stargazing',
    description: 'Dark skies',
    rulingPlanets: ['Moon'],
  });
  expect(add.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  expect(add.getByRole('button', { name: 'Moon', pressed: false })).toBeVisible();
});

test('a name of spaces is refused before it is sent', async () => {
  const seen = open();
  const add = form('Add a feature');
  await enterText(add.getByRole('textbox', { name: 'Name' }), '   ');
  await userEvent.click(add.getByRole('button', { name: 'Add feature' }));
  expect(await add.findByText('Please enter a name')).toBeVisible();
  expect(bodyOf(seen, 'createEventFeature')).toBeUndefined();
});

test('a name that exists is said at the field, and what was typed stays', async () => {
  open({ createCategory: refusal(409, 'taken', taken, { fields: { name: taken } }) });
  const add = form('Add a category');
  await enterText(add.getByRole('textbox', { name: 'Name' }), 'Gaming');
  await userEvent.click(add.getByRole('button', { name: 'Add category' }));
  expect(await add.findByText(taken)).toBeVisible();
  expect(add.getByRole('textbox', { name: 'Name' })).toHaveValue('Gaming');
});

test('a category is edited in its place, planets and activity included', async () => {
  const seen = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Spiritual & Wellness' }));
  const edit = form('Edit Spiritual & Wellness');
  await userEvent.click(edit.getByRole('button', { name: 'Sun', pressed: true }));
  await userEvent.click(edit.getByRole('checkbox', { name: /Active/ }));
  await userEvent.click(edit.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Category updated successfully')).toBeVisible();
  expect(bodyOf(seen, 'updateCategory')).toEqual({
    name: 'Spiritual & Wellness',
    description: 'Pilgrim paths',
    isActive: false,
    rulingPlanets: ['Moon'],
  });
  await waitFor(() => expect(screen.queryByRole('form', { name: /^Edit/ })).toBeNull());
});

test('changes to one category aren’t dropped by editing another: its form says what to do with them', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Spiritual & Wellness' }));
  const edit = form('Edit Spiritual & Wellness');
  await userEvent.type(edit.getByRole('textbox', { name: 'Name' }), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Edit Gaming' }));
  expect(await edit.findByText('Save your changes to Spiritual & Wellness, or cancel.')).toBeVisible();
  expect(edit.getByRole('textbox', { name: 'Name' })).toHaveValue('Spiritual & Wellness!');
});

test('what events use says that it will be deactivated, and that it was; what none uses is deleted after a question', async () => {
  const message = '12 events use Spiritual & Wellness, so it was deactivated.';
  const seen = open({ deleteCategory: { body: { deactivated: true, eventCount: 12, message } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Spiritual & Wellness' }));
  const used = within(await screen.findByRole('alertdialog', { name: 'Delete Spiritual & Wellness?' }));
  expect(used.getByText(/^12 events use it, so we’ll deactivate it instead/)).toBeVisible();
  await userEvent.click(used.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Category deactivated')).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete All meals' }));
  const unused = within(await screen.findByRole('alertdialog', { name: 'Delete All meals?' }));
  expect(unused.getByText(/This action cannot be undone/)).toBeVisible();
  await userEvent.click(unused.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Event feature deleted successfully')).toBeVisible();
  expect(seen.some(({ name }) => name === 'deleteEventFeature')).toBe(true);
});

test.each([
  ['Failed to create event feature', 'createEventFeature'],
  ['Failed to update event feature', 'updateEventFeature'],
  ['Failed to delete event feature', 'deleteEventFeature'],
] as const)('a failure says %s', async (title, call) => {
  open({ [call]: { status: 500 } });
  await screen.findByText('All meals');
  if (call === 'createEventFeature') {
    await enterText(form('Add a feature').getByRole('textbox', { name: 'Name' }), 'Snacks');
    await userEvent.click(screen.getByRole('button', { name: 'Add feature' }));
  } else if (call === 'updateEventFeature') {
    await userEvent.click(screen.getByRole('button', { name: 'Edit All meals' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  } else {
    await userEvent.click(screen.getByRole('button', { name: 'Delete All meals' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  }
  expect((await screen.findAllByText(title)).length).toBeGreaterThan(0);
});

test('a long list shows the first and then all; a list that fails to load says so', async () => {
  open({
    listAdminCategories: { body: Array.from({ length: 15 }, (_, index) => category(index + 1)) },
    listAdminEventFeatures: { status: 500 },
  });
  expect(await screen.findByText('6 of 15 shown')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 15' }));
  expect(screen.getByText('Category 15')).toBeVisible();
  expect(await screen.findByText('Failed to load event features')).toBeVisible();
});

test('a user is created as an organizer or an admin; every field is required, and a failure keeps what was typed', async () => {
  let answer: FakeReply = { status: 500 };
  const seen = open({ createUser: () => answer });
  const user = form('Create a user');
  const create = () => userEvent.click(user.getByRole('button', { name: 'Create User' }));
  await create();
  for (const sentence of [
    'First name is required',
    'Last name is required',
    'Username must be at least 3 characters',
    'Invalid email address',
  ])
    expect(await user.findByText(sentence)).toBeVisible();
  await userEvent.click(user.getByRole('radio', { name: /^Admin/ }));
  await enterText(user.getByRole('textbox', { name: 'First name' }), 'Imogen');
  await enterText(user.getByRole('textbox', { name: 'Last name' }), 'Tremblay');
  await enterText(user.getByRole('textbox', { name: 'Username' }), 'Imogen');
  await enterText(user.getByRole('textbox', { name: 'Email' }), 'imogen@example.org');
  await enterText(user.getByLabelText('Password'), 'larch meadow');
  await create();
  expect((await screen.findAllByText('Failed to create user')).length).toBeGreaterThan(0);
  expect(user.getByRole('textbox', { name: 'Username' })).toHaveValue('Imogen');
  answer = { status: 201, body: buildUser({ firstName: 'Imogen', lastName: 'Tremblay' }) };
  await create();
  expect(await screen.findByText('User created successfully')).toBeVisible();
  expect(bodyOf(seen, 'createUser')).toEqual({
    firstName: 'Imogen',
    lastName: 'Tremblay',
    username: 'imogen',
    email: 'imogen@example.org',
    password: 'larch meadow',
    userType: 'admin',
  });
  expect(user.getByRole('textbox', { name: 'Username' })).toHaveValue('');
});
