import type { User } from '@ascendant/contract/account';
import type { ManagedEvent } from '@ascendant/contract/managed-event';
import { roleFields } from '@ascendant/domain/person/roles';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { RunsFromForm } from '../data/runs-from';
import { RunsFromDialog } from '../features/runs-from/RunsFromDialog';
import { buildEventForm } from '../test/build-event-form';
import { buildManagedEvent } from '../test/build-managed-event';
import { buildUser } from '../test/build-user';
import { actionsOffered, chooseAction, openActions } from '../test/choose-action';
import { enterText } from '../test/enter-text';
import { type FakeAnswers, fakeApi, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { currentToast } from '../ui/dialog/toast-store';
import { OrganizerEmbedPage } from './OrganizerEmbedPage';
import { OrganizerEventsPage } from './OrganizerEventsPage';

function open(events: readonly ManagedEvent[], answers: FakeAnswers = {}) {
  const seen = fakeApi({
    currentUser: { body: buildUser(roleFields('organizer')) },
    listOrganizerEvents: { body: events },
    duplicateEvent: { status: 201, body: { ...buildEventForm(), id: 9, adminCount: null } },
    ...answers,
  });
  renderAt(<OrganizerEventsPage />, { path: '/organizer/events' });
  return seen;
}

test('an event is duplicated from the list, and the copy opens', async () => {
  const seen = open([buildManagedEvent()]);
  await chooseAction('Dawn Traverse', 'Duplicate');
  expect(await screen.findByText('at /organizer/events/9/edit')).toBeVisible();
  expect(seen.filter(({ name }) => name === 'duplicateEvent')).toHaveLength(1);
});

test('an event is repeated from the list in its editor; a cancelled one can only be duplicated', async () => {
  open([buildManagedEvent(), buildManagedEvent({ id: 2, title: 'Night Market', status: 'cancelled' })]);
  await openActions('Dawn Traverse');
  expect(screen.getByRole('menuitem', { name: 'Repeat on other dates' })).toHaveAttribute(
    'href',
    '/organizer/events/1/edit?repeat=1',
  );
  expect(screen.getByRole('button', { name: 'Duplicate Night Market' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'More actions for Night Market' })).toBeNull();
});

test('what an organizer does with a published event is one press away from its row', async () => {
  open([buildManagedEvent()]);
  expect(await screen.findByRole('link', { name: 'Edit Dawn Traverse' })).toBeVisible();
  await openActions('Dawn Traverse');
  expect(actionsOffered()).toEqual([
    'Check-in',
    'Duplicate',
    'Repeat on other dates',
    'Move this date',
    'Who can find it',
    'Pause sales',
    'Cancel',
  ]);
  expect(screen.getByRole('menuitem', { name: 'Check-in' })).toHaveAttribute('href', '/organizer/check-in/1');
});

test('a failed copy says so, and trying again repeats the same request', async () => {
  open([buildManagedEvent()], { duplicateEvent: { status: 500, body: null } });
  const keys: (string | null)[] = [];
  const answer = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (path.endsWith('/duplicate')) keys.push(new Headers(init.headers).get('idempotency-key'));
    return answer(path, init);
  });
  for (const attempts of [1, 2]) {
    await chooseAction('Dawn Traverse', 'Duplicate');
    await waitFor(() => expect(keys).toHaveLength(attempts));
    await waitFor(() => expect(currentToast()).toMatchObject({ tone: 'bad' }));
  }
  expect(keys[0]).not.toBeNull();
  expect(keys[1]).toBe(keys[0]);
});

test('an organizer without events is invited to create the first', async () => {
  open([]);
  expect(await screen.findByText('No events found')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Create your first event' });
  expect(link).toHaveAttribute('href', '/organizer/events/new');
});

async function openEmbed(role: 'organizer' | 'admin' = 'organizer', own: Partial<User> = {}, published = 3) {
  const user = buildUser({ ...roleFields(role), id: 7, displayName: 'Larch Valley Guides', ...own });
  fakeApi({
    currentUser: { body: user },
    listOrganizerEvents: { body: [], headers: { 'x-total-count': String(published) } },
  });
  renderAt(<OrganizerEmbedPage />);
  await screen.findByRole('radio', { name: 'Your events' });
  await waitFor(() => expect(document.querySelector('[class*=Skeleton]')).toBeNull());
}
const preview = () => screen.queryByTitle('Live preview');

test('an organizer’s own events are shown by default, and the code says so and can be copied', async () => {
  await openEmbed();
  const user = userEvent.setup();
  expect(screen.getByText('This code shows: Events by Larch Valley Guides.')).toBeVisible();
  expect(preview()).toHaveAttribute('src', '/iframe/events?host=7&theme=light');
  expect(screen.queryByRole('radio', { name: 'All events' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain('/iframe/events?host=7&amp;theme=light"');
  expect(copied).toContain('/embed.js');
  expect(currentToast()).toMatchObject({ title: 'Code copied' });
});

test('admins can show everyone’s events', async () => {
  await openEmbed('admin');
  await userEvent.click(screen.getByRole('radio', { name: 'All events' }));
  expect(preview()).toHaveAttribute('src', '/iframe/events?theme=light');
});

test('one event is named by its address or number; without it there is no code', async () => {
  await openEmbed();
  await userEvent.click(screen.getByRole('radio', { name: 'One event' }));
  expect(preview()).toBeNull();
  expect(screen.queryByLabelText('Columns')).toBeNull();
  const field = screen.getByLabelText('The event’s address');
  await enterText(field, 'dawn');
  expect(field).toHaveAccessibleDescription('Enter an address like https://…/events/41');
  await userEvent.clear(field);
  await enterText(field, 'https://ascendant.example/events/41');
  expect(preview()).toHaveAttribute('src', '/iframe/events/41?theme=light');
});

test('theme, colour, columns and number are in the code; a colour that isn’t one is left out and named', async () => {
  await openEmbed();
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Theme'), 'Dark');
  await user.selectOptions(screen.getByLabelText('Columns'), '2');
  await user.selectOptions(screen.getByLabelText('Events at first'), '6');
  const accent = screen.getByLabelText('Accent colour');
  await enterText(accent, 'red');
  expect(accent).toHaveAccessibleDescription(/Enter six hexadecimal digits, like b3541e/);
  expect(preview()).toHaveAttribute('src', '/iframe/events?host=7&theme=dark&columns=2&number=6');
  await user.clear(accent);
  await enterText(accent, '#B3541E');
  expect(preview()).toHaveAttribute('src', '/iframe/events?host=7&theme=dark&accent=b3541e&columns=2&number=6');
});

test('if the browser doesn’t allow copying, it says so', async () => {
  await openEmbed();
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(currentToast()).toMatchObject({ title: 'Couldn’t copy it' });
});

test('a manager shows the events of the organization, under its name', async () => {
  const organization = { organizerId: 41, name: 'Larch Valley Guides', role: 'manager', isPrimary: false } as const;
  await openEmbed('organizer', { ...roleFields('regular'), id: 9, displayName: 'Maya', organization });
  expect(preview()).toHaveAttribute('src', '/iframe/events?host=41&theme=light');
  expect(screen.getByText('This code shows: Events by Larch Valley Guides.')).toBeVisible();
});

test('before the first event is published, it says that events will appear by themselves', async () => {
  await openEmbed('organizer', {}, 0);
  expect(await screen.findByText('No published events yet')).toBeVisible();
  expect(preview()).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy code' })).toBeVisible();
});

const form: RunsFromForm = {
  runsFrom: 6,
  decideDaysBefore: 7,
  decidedOn: '2027-07-01',
  booked: 4,
  capacity: 12,
  isDecided: false,
  canDecide: true,
  otherDates: 3,
};

function openRunsFrom(changes: Partial<RunsFromForm> = {}, answers: FakeAnswers = {}) {
  const seen = fakeApi({
    currentUser: { body: buildUser(roleFields('organizer')) },
    getRunsFrom: { body: { ...form, ...changes } },
    setRunsFrom: { body: { ...form, changed: 2, kept: 1 } },
    letRun: { body: { ...form, isDecided: true, canDecide: false } },
    ...answers,
  });
  renderAt(<RunsFromDialog event={{ id: 7, title: 'Dawn walk' }} onClose={() => undefined} />, { at: '/' });
  return seen;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('it says where the date is now, and can be decided at once', async () => {
  const seen = openRunsFrom();
  expect(await screen.findByText('Runs from 6 people. 4 have booked. Decided on July 1, 2027.')).toBeVisible();
  await press('Let it take place now');
  expect(await screen.findByText('This date takes place')).toBeVisible();
  expect(seen.some(({ name }) => name === 'letRun')).toBe(true);
});

test('number and day are saved for all dates to come, and it says how many have changed', async () => {
  const seen = openRunsFrom();
  await userEvent.clear(await screen.findByLabelText('People it needs'));
  await userEvent.type(screen.getByLabelText('People it needs'), '5');
  await press('Save');
  expect(
    await screen.findByText(
      '2 other dates have changed, too. 1 stays as it was: people have booked it, or it’s too near.',
    ),
  ).toBeVisible();
  expect(seen.find(({ name }) => name === 'setRunsFrom')?.body).toEqual({
    runsFrom: 5,
    decideDaysBefore: 7,
    dates: 'all',
  });
});

test('a refusal is at its field, and what was typed stays', async () => {
  const message = 'This date has only 12 seats';
  openRunsFrom(
    { runsFrom: null, decideDaysBefore: null, decidedOn: null, canDecide: false, otherDates: 0 },
    {
      setRunsFrom: refusal(400, 'invalid_input', message, { fields: { runsFrom: message } }),
    },
  );
  await userEvent.click(await screen.findByRole('checkbox'));
  expect(screen.getByLabelText('Days before')).toHaveValue('7');
  await userEvent.clear(screen.getByLabelText('People it needs'));
  await userEvent.type(screen.getByLabelText('People it needs'), '40');
  await press('Save');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('People it needs')).toHaveValue('40');
});

test('once it’s decided, nothing can be changed any more', async () => {
  openRunsFrom({ isDecided: true, canDecide: false });
  expect(await screen.findByText('Runs from 6 people. It’s decided: this date takes place.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Let it take place now' })).toBeNull();
});
