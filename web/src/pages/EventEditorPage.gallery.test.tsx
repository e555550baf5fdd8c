import { roleFields } from '@ascendant/domain/person/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { keptForms } from '../storage/kept-forms';
import { buildEventForm } from '../test/build-event-form';
import { buildPicture } from '../test/build-picture';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi } from '../test/fake-api';
import { fakeUploads } from '../test/fake-upload';
import { renderAt } from '../test/render-at';
import { EventEditorPage } from './EventEditorPage';

const organizer = buildUser({ id: 5, ...roleFields('organizer') });

beforeEach(() => keptForms.forgetAll());

async function openGallery(alts: readonly string[]) {
  const seen = fakeApi({
    currentUser: { body: organizer },
    listCategories: { body: [] },
    listEventFeatures: { body: [] },
    searchPlaces: { body: [] },
    locateEvent: { body: { place: null, candidates: [], timezone: 'America/Edmonton' } },
    getEventForm: { body: buildEventForm({ gallery: alts.map(buildPicture) }) },
    updateEvent: { body: {} },
  });
  renderAt(<EventEditorPage />, { path: '/organizer/events/:id/edit', at: '/organizer/events/7/edit' });
  return { seen, panel: within(await screen.findByRole('region', { name: /^More pictures/ })) };
}

const png = (name: string) => new File(['x'], name, { type: 'image/png' });
const texts = () => screen.queryAllByLabelText<HTMLInputElement>('What it shows').map((input) => input.value);
const choose = (...files: readonly File[]) =>
  userEvent.upload(screen.getByLabelText('More pictures', { selector: 'input' }), [...files]);
const storedAs = (name: string) => {
  const { alt: _, ...stored } = buildPicture(name);
  return stored;
};

test('several pictures are sent one after another, and each then needs a text', async () => {
  const { seen, panel } = await openGallery(['The hut']);
  const sent = fakeUploads();
  await choose(png('lake.png'), png('ridge.png'));
  await expect.poll(() => sent.map(({ path }) => path)).toEqual(['POST /api/gallery-pictures']);
  sent[0]?.progress(40);
  expect(await panel.findByRole('progressbar', { name: 'Uploading lake.png' })).toHaveValue(40);
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  expect(seen.map(({ name }) => name)).not.toContain('updateEvent');
  sent[0]?.answer(201, storedAs('The lake'));
  expect(await panel.findByText('Picture added.')).toBeVisible();
  await expect.poll(() => sent).toHaveLength(2);
  sent[1]?.answer(201, storedAs('The ridge'));
  expect(await panel.findByLabelText('Remove picture 3')).toBeVisible();
  expect(texts()).toEqual(['The hut', '', '']);
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await panel.findAllByText('Please say what the picture shows')).toHaveLength(2);
  for (const [index, text] of ['The lake', 'The ridge'].entries())
    await enterText(screen.getAllByLabelText('What it shows')[index + 1] as HTMLElement, text);
  await userEvent.click(panel.getByRole('button', { name: 'Move picture 3 up' }));
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await expect
    .poll(() => seen.find(({ name }) => name === 'updateEvent')?.body)
    .toMatchObject({
      gallery: ['The hut', 'The ridge', 'The lake'].map((alt) => ({ url: buildPicture(alt).url, alt })),
    });
});

test('a picture that couldn’t be sent stays, and can be sent again; the others aren’t touched', async () => {
  const { panel } = await openGallery(['The hut']);
  const sent = fakeUploads();
  await choose(png('lake.png'));
  sent[0]?.breakOff();
  expect(await panel.findByText('We couldn’t upload this picture.')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
  sent[1]?.answer(201, storedAs('The lake'));
  expect(await panel.findByLabelText('Remove picture 2')).toBeVisible();
  expect(panel.queryByText('We couldn’t upload this picture.')).toBeNull();
  expect(texts()).toEqual(['The hut', '']);
});

test('a picture takes the place of its upload, and one that failed keeps its place', async () => {
  const { panel } = await openGallery(['The hut']);
  const sent = fakeUploads();
  await choose(png('lake.png'), png('ridge.png'));
  const rows = () => panel.getAllByRole('listitem').map((row) => /Picture \d|\w+\.png/.exec(row.textContent)?.[0]);
  sent[0]?.breakOff();
  expect(await panel.findByText('We couldn’t upload this picture.')).toBeVisible();
  sent[1]?.answer(201, storedAs('The ridge'));
  expect(await panel.findByLabelText('Remove picture 2')).toBeVisible();
  expect(rows()).toEqual(['Picture 1', 'lake.png', 'Picture 2']);
  await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
  sent[2]?.answer(201, storedAs('The lake'));
  expect(await panel.findByLabelText('Remove picture 3')).toBeVisible();
  expect(screen.queryByText('Please say what the picture shows')).toBeNull();
  const shown = () => [...document.querySelectorAll('li img')].map((image) => image.getAttribute('src'));
  const pictures = ['The hut', 'The lake', 'The ridge'].map((alt) => buildPicture(alt).smallUrl);
  await waitFor(() => expect(shown()).toEqual(pictures));
});

test('a file that’s no picture is refused where it was chosen, and can be removed', async () => {
  const { panel } = await openGallery([]);
  const sent = fakeUploads();
  await choose(new File(['x'.repeat(9)], 'lake.gif', { type: 'image/gif' }));
  sent[0]?.answer(415, { code: 'unsupported_media_type', message: 'Please choose a PNG, JPG or GIF image' });
  expect(await panel.findByText('Please choose a PNG, JPG or GIF image')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Try again' })).toBeNull();
  await userEvent.click(panel.getByRole('button', { name: 'Remove lake.gif' }));
  expect(panel.queryByText('lake.gif')).toBeNull();
});

test('beside five pictures there’s room for one', async () => {
  const { panel } = await openGallery(['1', '2', '3', '4', '5']);
  const sent = fakeUploads();
  await choose(png('lake.png'), png('ridge.png'));
  expect(sent).toHaveLength(1);
  expect(panel.getByText('Please use at most 6 pictures')).toBeVisible();
  sent[0]?.answer(201, storedAs('The lake'));
  expect(await panel.findByLabelText('Remove picture 6')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Add pictures' })).toBeNull();
});

test('a picture that the server no longer has is named at its text', async () => {
  const gone = 'This picture is no longer here. Please remove it and add it again.';
  fakeApi({
    currentUser: { body: organizer },
    listCategories: { body: [] },
    listEventFeatures: { body: [] },
    locateEvent: { body: { place: null, candidates: [], timezone: 'America/Edmonton' } },
    getEventForm: { body: buildEventForm({ gallery: [buildPicture('The hut')] }) },
    updateEvent: {
      status: 400,
      body: { code: 'invalid_input', message: gone, fields: { 'gallery.0.url': gone } },
    },
  });
  renderAt(<EventEditorPage />, { path: '/organizer/events/:id/edit', at: '/organizer/events/7/edit' });
  await userEvent.click(await screen.findByRole('button', { name: /^Save/ }));
  expect(await screen.findByText(gone)).toBeVisible();
  expect(screen.getByLabelText('What it shows')).toHaveFocus();
});
