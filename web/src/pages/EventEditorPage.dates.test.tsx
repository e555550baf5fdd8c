import type { DatesEditPreview } from '@ascendant/contract/dates-edit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { valuesOf } from '../features/event-editor/event-values';
import { keptForms } from '../storage/kept-forms';
import { buildEventForm } from '../test/build-event-form';
import { openStored, organizer } from '../test/editor-scene';
import { type FakeAnswers, refusal } from '../test/fake-api';
import { fakeUploads } from '../test/fake-upload';

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

beforeEach(() => keptForms.forgetAll());

function open(answers: FakeAnswers = {}, stored = form) {
  const saved = { body: { ...stored, version: 4, dates: 37 } };
  return openStored(stored, { previewDatesEdit: { body: preview }, updateEvent: saved, editDates: saved, ...answers });
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
  const refused = refusal(409, 'dates_changed', message);
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

/** The form as it was left with a new picture in it. */
async function openWithPicture(answers: FakeAnswers = {}, stored = form) {
  const values = valuesOf(stored);
  const image = { picture: new Blob(['x'], { type: 'image/png' }), isRemoved: false };
  const opened = { values, version: stored.version };
  await keptForms.write(organizer.id, 'event 7', { values, opened, image, keptAt: '2027-01-01T12:00:00Z' });
  const uploads = fakeUploads();
  const seen = open(answers, stored);
  await screen.findByLabelText('Title');
  return { seen, uploads };
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const url = '/uploads/0123456789abcdef0123456789abcdef.webp';
const picture = { url, smallUrl: url, width: 1920, height: 1280 };
const withPicture = { previewDatesEdit: { body: { ...preview, fields: ['imageUrl'] } } };

test('a new picture is sent once, before the question, and saved for the dates that are chosen', async () => {
  const { seen, uploads } = await openWithPicture(withPicture);
  await press();
  await waitFor(() => expect(uploads.map(({ path }) => path)).toEqual(['POST /api/gallery-pictures']));
  expect(sent(seen, 'previewDatesEdit')).toEqual([]);
  uploads[0]?.answer(201, picture);
  const dialog = within(await screen.findByRole('dialog', { name: 'Which dates is this change for?' }));
  expect(dialog.getByText('Picture')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await press();
  const again = within(await screen.findByRole('dialog'));
  await userEvent.click(again.getByLabelText('All upcoming dates (37 dates)'));
  await userEvent.click(again.getByRole('button', { name: 'Save 37 dates' }));
  expect(await screen.findByText('37 dates updated')).toBeVisible();
  expect(sent(seen, 'previewDatesEdit')[0]?.body).toMatchObject({ imageUrl: url });
  expect(sent(seen, 'editDates')[0]?.body).toMatchObject({ scope: 'all', edit: { imageUrl: url } });
  expect(uploads).toHaveLength(1);
});

test('a refused picture says why beside it; nothing is saved, and it’s sent again by the next save', async () => {
  const { seen, uploads } = await openWithPicture(withPicture);
  await press();
  await waitFor(() => expect(uploads).toHaveLength(1));
  const message = 'This picture is damaged. Please choose another one, or save it again.';
  uploads[0]?.answer(415, { code: 'unsupported_media_type', message, error: message, requestId: 'test' });
  expect(await screen.findByText(message)).toBeVisible();
  expect(seen.map(({ name }) => name)).not.toContain('previewDatesEdit');
  expect(screen.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  await press();
  await waitFor(() => expect(uploads).toHaveLength(2));
});

test('a picture that’s gone when the dates are saved says so beside it, and is sent again', async () => {
  const message = 'This picture is no longer here. Please remove it and add it again.';
  const { uploads } = await openWithPicture({
    ...withPicture,
    editDates: refusal(400, 'invalid_input', message, { fields: { imageUrl: message } }),
  });
  await press();
  await waitFor(() => expect(uploads).toHaveLength(1));
  uploads[0]?.answer(201, picture);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByLabelText('All upcoming dates (37 dates)'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save 37 dates' }));
  expect(await screen.findByText(message)).toBeVisible();
  await press();
  await waitFor(() => expect(uploads).toHaveLength(2));
});

test('without other dates the fields are saved first, and the picture after them', async () => {
  const { seen, uploads } = await openWithPicture({}, { ...form, otherDates: 0 });
  await press();
  await waitFor(() => expect(uploads.map(({ path }) => path)).toEqual(['POST /api/events/7/upload-image']));
  expect(sent(seen, 'updateEvent')).toHaveLength(1);
});
