import type { EventEdit } from '@ascendant/contract/event-edits';
import { roleFields } from '@ascendant/domain/person/roles';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser } from '../test/build-user';
import { chooseAction } from '../test/choose-action';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeAnswers } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { AdminPage } from './AdminPage';

const edit: EventEdit = {
  id: 7,
  title: 'Cheap watches',
  slug: 'cheap-watches',
  organizerName: 'Nadia Roy',
  seatsTaken: 0,
  since: '2026-11-25T11:00:00.000Z',
  editedAt: '2026-11-25T12:00:00.000Z',
  dates: 1,
  changes: [
    { field: 'title', before: 'Dawn traverse', after: 'Cheap watches' },
    { field: 'picture', before: '', after: '/uploads/a.webp' },
    { field: 'gallery', before: 'A boat\n/uploads/b.webp\nA lake\n/uploads/c.webp', after: '' },
  ],
};

function open(answers: FakeAnswers) {
  const seen = fakeApi({ currentUser: { body: buildUser(roleFields('admin')) }, ...answers });
  renderAt(<AdminPage />, { path: '/admin/*', at: '/admin/edited-events' });
  return seen;
}
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!);

test('both versions of what has changed are side by side', async () => {
  open({ listEditedEvents: { body: { edits: [edit], all: 21 } } });
  const title = await rowOf('Title');
  expect(title.getByText('Dawn traverse')).toBeVisible();
  expect(title.getByText('Cheap watches')).toBeVisible();
  const picture = await rowOf('Photograph');
  expect(picture.getByText('None')).toBeVisible();
  expect(picture.getByAltText('The new photograph')).toHaveAttribute('src', '/uploads/a.webp');
  expect((await rowOf('Gallery')).getByText(/A boat\s+A lake/)).toBeVisible();
  expect(screen.getByText('Showing the 1 that have waited longest, of 21.')).toBeVisible();
});

test('an edit that’s marked as seen is gone, and the call names the edit that was on screen', async () => {
  let edits = [edit];
  const seen = open({
    listEditedEvents: () => ({ body: { edits, all: edits.length } }),
    markEditSeen: () => {
      edits = [];
      return { status: 204 };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as seen Cheap watches' }));
  expect(await screen.findByText('All clear')).toBeVisible();
  expect(seen.find(({ name }) => name === 'markEditSeen')?.body).toEqual({ editedAt: edit.editedAt });
});

test('an event is returned with a reason', async () => {
  const seen = open({ listEditedEvents: { body: { edits: [edit], all: 1 } } });
  await chooseAction('Cheap watches', 'Return');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Return event' }));
  expect(dialog.getByText('Please say what needs to change')).toBeVisible();
  await enterText(dialog.getByRole('textbox'), 'Not a shop.');
  await userEvent.click(dialog.getByRole('button', { name: 'Return event' }));
  expect(seen.find(({ name }) => name === 'updateEvent')?.body).toEqual({ status: 'draft', reason: 'Not a shop.' });
});

test('one that people have seats for says why it can’t be returned', async () => {
  open({ listEditedEvents: { body: { edits: [{ ...edit, seatsTaken: 2 }], all: 1 } } });
  expect(await screen.findByText(/it can’t become a draft again/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Return/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Edit Cheap watches' })).toHaveAttribute('href', '/admin/events/7/edit');
});
