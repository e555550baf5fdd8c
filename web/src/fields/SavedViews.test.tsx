import { roleFields } from '@ascendant/domain/person/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import type { SavedView } from '../data/saved-views';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { type FakeAnswers, fakeApi, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { currentToast } from '../ui/dialog/toast-store';
import { PartyChips } from './PartyChips';
import { SavedViews } from './SavedViews';

const drafts: SavedView = { id: 3, list: 'events', name: 'Drafts by title', query: 'status=draft&sort=title' };

function Address() {
  return <p>{`at ${useLocation().search}`}</p>;
}

function open(at: string, answers: FakeAnswers = {}, stored: readonly SavedView[] = []) {
  let views = stored;
  const seen = fakeApi({
    listSavedViews: () => ({ body: views }),
    saveView: ({ body }) => {
      const saved = { ...(body as Omit<SavedView, 'id'>), id: 9 };
      views = [...views, saved];
      return { body: saved };
    },
    removeView: () => {
      views = [];
      return { status: 204 };
    },
    ...answers,
  });
  renderAt(
    <>
      <SavedViews list="events" names={['status', 'sort']} />
      <Address />
    </>,
    { path: '/', at },
  );
  return () => seen.filter(({ name }) => name === 'saveView').map(({ body }) => body);
}

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Saved views' }));
  return within(await screen.findByRole('dialog', { name: 'Saved views' }));
}

test('the present filters and order are saved under a name, without what’s searched for and the page', async () => {
  const sent = open('/?q=maya&status=draft&sort=title&page=3');
  const dialog = await openDialog();
  expect(await dialog.findByText('Filters that you save will appear here.')).toBeVisible();
  await enterText(dialog.getByRole('textbox'), ' Drafts ');
  await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
  expect(await dialog.findByRole('link', { name: 'Drafts' })).toHaveAttribute('href', '/?status=draft&sort=title');
  expect(sent()).toEqual([{ list: 'events', name: 'Drafts', query: 'status=draft&sort=title' }]);
  expect(currentToast()).toMatchObject({ title: 'View saved' });
  expect(dialog.getByRole('textbox')).toHaveValue('');
});

test('opening a view changes the address and closes the dialog; views of other lists aren’t shown', async () => {
  open('/?status=cancelled', {}, [drafts, { ...drafts, id: 4, list: 'reviews', name: 'Open' }]);
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByRole('link', { name: 'Drafts by title' }));
  expect(screen.getByText('at ?status=draft&sort=title')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await openDialog()).queryByText('Open')).toBeNull();
});

test('a view is deleted', async () => {
  open('/', {}, [drafts]);
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByRole('button', { name: 'Delete Drafts by title' }));
  await waitFor(() => expect(dialog.queryByRole('link')).toBeNull());
});

test('without filters there’s nothing to save, and it says what to do', async () => {
  open('/?q=maya');
  const dialog = await openDialog();
  expect(dialog.getByText('To save a view, choose filters or an order first.')).toBeVisible();
  expect(dialog.queryByRole('textbox')).toBeNull();
});

test('a missing name and a refusal are said at the field, and what was typed stays', async () => {
  const message = 'You can save 20 views of a list. Delete one first.';
  open('/?status=draft', { saveView: refusal(400, 'invalid_input', message, { fields: { name: message } }) });
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
  expect(dialog.getByText('Please enter a name')).toBeVisible();
  await enterText(dialog.getByRole('textbox'), 'Drafts');
  await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('Drafts');
});

test('views that can’t be loaded can be loaded again', async () => {
  let answer: { status?: number; body: unknown } = { status: 500, body: null };
  open('/', { listSavedViews: () => answer });
  const dialog = await openDialog();
  expect(await dialog.findByText('We couldn’t load your views')).toBeVisible();
  answer = { body: [drafts] };
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('link', { name: 'Drafts by title' })).toBeVisible();
});

/** Its room is there from the start, before it's known who reads. */
function openChips(user: Parameters<typeof buildUser>[0]): void {
  fakeApi({ currentUser: { body: buildUser(user) }, listDependents: { body: [] } });
  renderAt(<PartyChips saysWhatIsMissing />, { path: '/browse', at: '/browse' });
  expect(screen.getByText('Who’s coming?')).toBeInTheDocument();
}

test('someone with scores chooses who’s coming', async () => {
  openChips({});
  expect(await screen.findByRole('link', { name: 'Add someone' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'You', pressed: true })).toBeVisible();
});

test('a traveller without birth data reads what scores need, where that would be', async () => {
  openChips({ birthInfoCompleted: false, onboardingCompleted: false });
  expect(await screen.findByText('No scores yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add your birth information' })).toHaveAttribute('href', '/onboarding');
  expect(screen.queryByText('Who’s coming?')).toBeNull();
});

test.each([
  ['someone with the stars off', { starsOff: true }],
  ['an organizer without a chart', { ...roleFields('organizer'), birthInfoCompleted: false }],
])('%s reads nothing about scores', async (_who, user) => {
  openChips(user);
  await waitFor(() => expect(screen.queryByText('Who’s coming?')).toBeNull());
  expect(screen.queryByText('No scores yet')).toBeNull();
});
