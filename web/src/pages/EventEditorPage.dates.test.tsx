import type { DatesEditPreview } from '@ascendant/contract/dates-edit';
import { roleFields } from '@ascendant/domain/person/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { keptForms } from '../storage/kept-forms';
import { buildEventForm } from '../test/build-event-form';
import { buildUser } from '../test/build-user';
import { fakeApi, type FakeAnswers } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { Toasts } from '../ui/dialog/Toasts';
import { EventEditorPage } from './EventEditorPage';

const organizer = buildUser({ id: 5, ...roleFields('organizer') });
const form = buildEventForm({ status: 'published', otherDates: 36 });
const none = { dates: 1, booked: 0, people: 0, kept: [] };
const preview: DatesEditPreview = {
  fields: ['title', 'times'],
  changesDays: false,
  this: none,
  later: { ...none, dates: 12 },
  all: {
    dates: 37,
    booked: 4,
    people: 52,
    kept: [
      { field: 'title', reason: null, dates: 5, first: [{ id: 8, startDate: '2027-07-04', startTime: '09:00' }] },
      {
        field: 'times',
        reason: 'The series already has a date at that time',
        dates: 1,
        first: [{ id: 9, startDate: '2027-07-05', startTime: '09:00' }],
      },
    ],
  },
};

beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => undefined;
});
beforeEach(() => keptForms.forgetAll());

function open(answers: FakeAnswers = {}) {
  const seen = fakeApi({
    currentUser: { body: organizer },
    listCategories: { body: [{ id: 1, name: 'Outdoor & Nature', description: null, isActive: true }] },
    listEventFeatures: { body: [] },
    getEventForm: { body: form },
    previewDatesEdit: { body: preview },
    updateEvent: { body: { ...form, version: 4 } },
    editDates: { body: { ...form, version: 4, dates: 37 } },
    ...answers,
  });
  renderAt(
    <>
      <EventEditorPage />
      <Toasts />
    </>,
    { path: '/organizer/events/:id/edit', at: '/organizer/events/7/edit' },
  );
  return seen;
}

async function save() {
  await userEvent.type(await screen.findByLabelText('Title'), ' 2');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  return screen.findByRole('dialog', { name: 'Which dates is this change for?' });
}
const sent = (seen: ReturnType<typeof open>, name: string) => seen.filter((call) => call.name === name);

test('saving an event with other dates asks for which it is, and says first what changes and what doesn’t', async () => {
  const seen = open();
  const dialog = within(await save());
  expect(dialog.getByText('Title, Start and end time')).toBeVisible();
  await userEvent.click(dialog.getByLabelText('All upcoming dates (37 dates)'));
  expect(dialog.getByText('37 dates change, 4 of them have bookings. We’ll email 52 people about it.')).toBeVisible();
  expect(
    dialog.getByText(/^Title stays the same on 5 dates that you’ve changed separately: .* and 4 more\.$/),
  ).toBeVisible();
  expect(dialog.getByText(/The series already has a date at that time\.$/)).toBeVisible();
  expect(sent(seen, 'editDates')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Save 37 dates' }));
  expect(await screen.findByText('37 dates updated')).toBeVisible();
  expect(sent(seen, 'editDates')[0]?.body).toMatchObject({
    scope: 'all',
    seen: { dates: 37, booked: 4, people: 52 },
    edit: { title: 'Dawn Traverse 2', version: 3 },
  });
  expect(sent(seen, 'updateEvent')).toEqual([]);
});

test('only this date is the first choice, and is saved as ever', async () => {
  const seen = open();
  const dialog = within(await save());
  await userEvent.click(dialog.getByRole('button', { name: 'Save 1 date' }));
  expect(await screen.findByText('Event updated')).toBeVisible();
  expect(sent(seen, 'editDates')).toEqual([]);
});

test('nothing is asked when other dates can’t take the change, nor without other dates', async () => {
  const seen = open({ previewDatesEdit: { body: { ...preview, fields: [] } } });
  await userEvent.type(await screen.findByLabelText('Title'), ' 2');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent(seen, 'updateEvent')).toHaveLength(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('closing the question saves nothing and loses nothing', async () => {
  const seen = open();
  const dialog = within(await save());
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Dawn Traverse 2');
  expect([...sent(seen, 'editDates'), ...sent(seen, 'updateEvent')]).toEqual([]);
});

test('when a date was booked meanwhile, it’s asked again with the new figures', async () => {
  const message = 'These dates have changed meanwhile. Look at the new figures, then save again.';
  const refused = { status: 409, body: { code: 'dates_changed', message, error: message, requestId: 'test' } };
  let previews = 0;
  open({
    editDates: refused,
    previewDatesEdit: () => {
      previews += 1;
      return { body: previews === 1 ? preview : { ...preview, all: { ...preview.all, booked: 5 } } };
    },
  });
  const dialog = within(await save());
  await userEvent.click(dialog.getByLabelText('All upcoming dates (37 dates)'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save 37 dates' }));
  expect(await screen.findByText(new RegExp(message))).toBeVisible();
  const again = within(await screen.findByRole('dialog'));
  await userEvent.click(again.getByLabelText('All upcoming dates (37 dates)'));
  expect(again.getByText(/5 of them have bookings/)).toBeVisible();
});
