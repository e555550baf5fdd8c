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

async function openLists(alts: readonly string[], questions: readonly string[] = []) {
  const form = buildEventForm({
    gallery: alts.map(buildPicture),
    questions: questions.map((question) => ({ question, answer: 'Yes.' })),
  });
  const seen = fakeApi({
    currentUser: { body: organizer },
    listCategories: { body: [] },
    listEventFeatures: { body: [] },
    searchPlaces: { body: [] },
    locateEvent: { body: { place: null, candidates: [], timezone: 'America/Edmonton' } },
    getEventForm: { body: form },
    updateEvent: { body: {} },
  });
  renderAt(<EventEditorPage />, { path: '/organizer/events/:id/edit', at: '/organizer/events/7/edit' });
  const panel = within(await screen.findByRole('region', { name: /^More pictures/ }));
  return { seen, panel, asked: within(screen.getByRole('region', { name: /^Questions/ })) };
}

const texts = () => screen.queryAllByLabelText<HTMLInputElement>('What it shows').map((input) => input.value);
const shown = () => [...document.querySelectorAll('li img')].map((image) => image.getAttribute('src'));
const remove = (panel: ReturnType<typeof within>, number: number) =>
  userEvent.click(panel.getByRole('button', { name: `Remove picture ${number}` }));
const undo = (panel: ReturnType<typeof within>, number: number) =>
  panel.queryByRole('button', { name: `Undo removing picture ${number}` });

test('a removed picture comes back by keyboard at its place, with the text it had, and it’s said', async () => {
  const { seen, panel } = await openLists(['The hut', 'The lake', 'The ridge']);
  await enterText(screen.getAllByLabelText('What it shows')[1] as HTMLElement, ' at noon');
  panel.getByRole('button', { name: 'Remove picture 2' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(texts()).toEqual(['The hut', 'The ridge']);
  expect(panel.getByRole('status')).toHaveTextContent('Picture 2 removed.');
  expect(undo(panel, 2)).toHaveFocus();
  const rows = panel.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent);
  expect(rows).toEqual(['Picture 1', 'Picture 2 removed', 'Picture 2']);
  await userEvent.keyboard('{Enter}');
  expect(texts()).toEqual(['The hut', 'The lake at noon', 'The ridge']);
  const pictures = ['The hut', 'The lake', 'The ridge'].map((alt) => buildPicture(alt).smallUrl);
  await waitFor(() => expect(shown()).toEqual(pictures));
  expect(panel.getByRole('status')).toHaveTextContent('Picture 2 is back.');
  expect(panel.getByRole('button', { name: 'Remove picture 2' })).toHaveFocus();
  expect(undo(panel, 2)).toBeNull();
  expect(seen.map(({ name }) => name)).not.toContain('updateEvent');
});

test('the picture that was removed last comes back between its neighbours, wherever they’ve moved', async () => {
  const { panel } = await openLists(['1', '2', '3', '4']);
  await remove(panel, 1);
  await remove(panel, 2);
  expect(panel.queryAllByText(/removed$/)).toHaveLength(1);
  expect(texts()).toEqual(['2', '4']);
  await userEvent.click(panel.getByRole('button', { name: 'Move picture 1 down' }));
  await userEvent.click(undo(panel, 2)!);
  expect(texts()).toEqual(['3', '4', '2']);
});

test('pictures that are added meanwhile stay where they are when a removed one comes back', async () => {
  const { panel } = await openLists(['1', '2', '3']);
  const sent = fakeUploads();
  await remove(panel, 3);
  await userEvent.upload(screen.getByLabelText('More pictures', { selector: 'input' }), [
    new File(['x'], 'lake.png', { type: 'image/png' }),
  ]);
  const { alt: _, ...stored } = buildPicture('The lake');
  sent[0]?.answer(201, stored);
  expect(await panel.findByText('Picture added.')).toBeVisible();
  const rows = panel.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent);
  expect(rows).toEqual(['Picture 1', 'Picture 2', 'Picture 3 removed', 'Picture 3']);
  await userEvent.click(undo(panel, 3)!);
  expect(texts()).toEqual(['1', '2', '3', '']);
});

test('a removed picture can’t come back into a gallery that’s full, and can when there’s room again', async () => {
  const { panel } = await openLists(['1', '2', '3', '4', '5', '6']);
  fakeUploads();
  await remove(panel, 6);
  await userEvent.upload(screen.getByLabelText('More pictures', { selector: 'input' }), [
    new File(['x'], 'lake.png', { type: 'image/png' }),
  ]);
  expect(await panel.findByText('lake.png')).toBeVisible();
  expect(undo(panel, 6)).toBeNull();
  await userEvent.click(panel.getByRole('button', { name: 'Cancel lake.png' }));
  expect(undo(panel, 6)).toBeVisible();
});

test('a removed picture can’t come back once the form is saved', async () => {
  const { seen, panel } = await openLists(['The hut', 'The lake']);
  await remove(panel, 1);
  expect(undo(panel, 1)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(undo(panel, 1)).toBeNull());
  const { url, alt } = buildPicture('The lake');
  expect(seen.find(({ name }) => name === 'updateEvent')?.body).toMatchObject({ gallery: [{ url, alt }] });
});

test('a removed question comes back with its answer', async () => {
  const { asked } = await openLists([], ['Dogs?', 'Rain?']);
  await userEvent.click(asked.getByRole('button', { name: 'Remove question 1' }));
  await userEvent.click(asked.getByRole('button', { name: 'Undo removing question 1' }));
  const values = (label: string) => asked.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value);
  expect(values('Question')).toEqual(['Dogs?', 'Rain?']);
  expect(values('Answer')).toEqual(['Yes.', 'Yes.']);
});
