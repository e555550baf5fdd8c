import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { keptForms } from '../storage/kept-forms';
import { buildPicture } from '../test/build-picture';
import { openStored } from '../test/editor-scene';
import { enterText } from '../test/enter-text';
import { refusal } from '../test/fake-api';
import { fakeUploads } from '../test/fake-upload';

const stepOf = (title: string) => ({ when: '', title, text: '' });

beforeEach(() => keptForms.forgetAll());

/** The editor with pictures that are named by their texts, questions, and steps. */
async function openLists(alts: readonly string[], questions: readonly string[] = [], steps: readonly string[] = []) {
  const asked = questions.map((question) => ({ question, answer: 'Yes.' }));
  const seen = openStored({ gallery: alts.map(buildPicture), questions: asked, itinerary: steps.map(stepOf) });
  const part = (name: RegExp) => within(screen.getByRole('region', { name }));
  await screen.findByRole('region', { name: /^More pictures/ });
  return { seen, panel: part(/^More pictures/), asked: part(/^Questions/), itinerary: part(/^Itinerary/) };
}

const png = (name: string) => new File(['x'], name, { type: 'image/png' });
const texts = () => screen.queryAllByLabelText<HTMLInputElement>('What it shows').map((input) => input.value);
const choose = (...files: readonly File[]) =>
  userEvent.upload(screen.getByLabelText('More pictures', { selector: 'input' }), [...files]);
const storedAs = (name: string) => {
  const { alt: _, ...stored } = buildPicture(name);
  return stored;
};
const save = () => userEvent.click(screen.getByRole('button', { name: /^Save/ }));

test('several pictures are sent one after another, and each then needs a text', async () => {
  const { seen, panel } = await openLists(['The hut']);
  const sent = fakeUploads();
  await choose(png('lake.png'), png('ridge.png'));
  await expect.poll(() => sent.map(({ path }) => path)).toEqual(['POST /api/gallery-pictures']);
  sent[0]?.progress(40);
  expect(await panel.findByRole('progressbar', { name: 'Uploading lake.png' })).toHaveValue(40);
  await save();
  expect(seen.map(({ name }) => name)).not.toContain('updateEvent');
  sent[0]?.answer(201, storedAs('The lake'));
  expect(await panel.findByText('Picture added.')).toBeVisible();
  await expect.poll(() => sent).toHaveLength(2);
  sent[1]?.answer(201, storedAs('The ridge'));
  expect(await panel.findByLabelText('Remove picture 3')).toBeVisible();
  expect(texts()).toEqual(['The hut', '', '']);
  await save();
  expect(await panel.findAllByText('Please say what the picture shows')).toHaveLength(2);
  for (const [index, text] of ['The lake', 'The ridge'].entries())
    await enterText(screen.getAllByLabelText('What it shows')[index + 1] as HTMLElement, text);
  await userEvent.click(panel.getByRole('button', { name: 'Move picture 3 up' }));
  await save();
  await expect
    .poll(() => seen.find(({ name }) => name === 'updateEvent')?.body)
    .toMatchObject({
      gallery: ['The hut', 'The ridge', 'The lake'].map((alt) => ({ url: buildPicture(alt).url, alt })),
    });
});

test('a picture that couldn’t be sent stays, and can be sent again; the others aren’t touched', async () => {
  const { panel } = await openLists(['The hut']);
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
  const { panel } = await openLists(['The hut']);
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
  const { panel } = await openLists([]);
  const sent = fakeUploads();
  await choose(new File(['x'.repeat(9)], 'lake.gif', { type: 'image/gif' }));
  sent[0]?.answer(415, { code: 'unsupported_media_type', message: 'Please choose a PNG, JPG or GIF image' });
  expect(await panel.findByText('Please choose a PNG, JPG or GIF image')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Try again' })).toBeNull();
  await userEvent.click(panel.getByRole('button', { name: 'Remove lake.gif' }));
  expect(panel.queryByText('lake.gif')).toBeNull();
});

test('beside five pictures there’s room for one', async () => {
  const { panel } = await openLists(['1', '2', '3', '4', '5']);
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
  const updateEvent = refusal(400, 'invalid_input', gone, { fields: { 'gallery.0.url': gone } });
  openStored({ gallery: [buildPicture('The hut')] }, { updateEvent });
  await userEvent.click(await screen.findByRole('button', { name: /^Save/ }));
  expect(await screen.findByText(gone)).toBeVisible();
  expect(screen.getByLabelText('What it shows')).toHaveFocus();
});

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
  await choose(png('lake.png'));
  sent[0]?.answer(201, storedAs('The lake'));
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
  await choose(png('lake.png'));
  expect(await panel.findByText('lake.png')).toBeVisible();
  expect(undo(panel, 6)).toBeNull();
  await userEvent.click(panel.getByRole('button', { name: 'Cancel lake.png' }));
  expect(undo(panel, 6)).toBeVisible();
});

test('a removed picture can’t come back once the form is saved', async () => {
  const { seen, panel } = await openLists(['The hut', 'The lake']);
  await remove(panel, 1);
  expect(undo(panel, 1)).toBeVisible();
  await save();
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

const titles = () => screen.getAllByLabelText<HTMLInputElement>('What happens').map((input) => input.value);

test('a step is moved by keyboard, keeps the focus, and its new place is said', async () => {
  const { itinerary: panel } = await openLists([], [], ['Up', 'Lunch', 'Down']);
  panel.getByRole('button', { name: 'Move step 3 up' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(titles()).toEqual(['Up', 'Down', 'Lunch']);
  expect(panel.getByRole('status')).toHaveTextContent('Step 3 is now step 2.');
  expect(panel.getByRole('button', { name: 'Move step 2 up' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(titles()).toEqual(['Down', 'Up', 'Lunch']);
  // The first step can't go up, so the focus is on what it can do.
  expect(panel.getByRole('button', { name: 'Move step 1 down' })).toHaveFocus();
});

test('a step is added with the focus in it, and removed', async () => {
  const { itinerary: panel } = await openLists([], [], ['Up']);
  await userEvent.click(panel.getByText('Add a step'));
  expect(panel.getAllByLabelText('Time or day')[1]).toHaveFocus();
  await userEvent.click(panel.getByLabelText('Remove step 2'));
  expect(titles()).toEqual(['Up']);
  expect(panel.getByLabelText('Undo removing step 2')).toHaveFocus();
  expect(panel.getByText('Step 2 removed.')).toBeVisible();
});

test.each([
  [19, true],
  [20, false],
])('with %i steps, whether there can be one more: %s', async (count, canBeMore) => {
  const { itinerary: panel } = await openLists(
    [],
    [],
    Array.from({ length: count }, () => 'On'),
  );
  expect(panel.queryByText('Add a step') !== null).toBe(canBeMore);
});

test('a step without a name is refused at its control, and the sentence goes with it', async () => {
  const { itinerary: panel } = await openLists([], [], ['Up']);
  await userEvent.click(panel.getByRole('button', { name: 'Add a step' }));
  await enterText(screen.getAllByLabelText('Details')[1] as HTMLElement, 'Bring water.');
  await save();
  expect(await panel.findByText('Please name this step')).toBeVisible();
  expect(screen.getAllByLabelText('What happens')[1]).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(panel.getByRole('button', { name: 'Move step 2 up' }));
  expect(screen.getAllByLabelText('What happens').map((input) => input.getAttribute('aria-invalid'))).toEqual([
    'true',
    'false',
  ]);
});

test('a new step isn’t complained about before it’s filled in; one that was left empty is, also after a move', async () => {
  const { itinerary: panel } = await openLists([], [], ['Up']);
  await userEvent.click(panel.getByRole('button', { name: 'Add a step' }));
  await userEvent.click(panel.getByRole('button', { name: 'Add a step' }));
  await enterText(screen.getAllByLabelText('Details')[1] as HTMLElement, 'Bring water.');
  expect(panel.queryByText('Please name this step')).toBeNull();
  await userEvent.click(screen.getAllByLabelText('What happens')[1] as HTMLElement);
  await userEvent.tab();
  expect(await panel.findAllByText('Please name this step')).toHaveLength(1);
  await userEvent.click(panel.getByRole('button', { name: 'Move step 2 up' }));
  const isInvalid = () =>
    screen.getAllByLabelText('What happens').map((input) => input.getAttribute('aria-invalid') === 'true');
  expect(isInvalid()).toEqual([true, false, false]);
  await userEvent.click(panel.getByRole('button', { name: 'Remove step 1' }));
  expect(isInvalid()).toEqual([false, false]);
});

test('what’s wrong with a step stays with it when it’s moved', async () => {
  const { itinerary: panel } = await openLists([], [], ['Up', 'Lunch']);
  const titled = () => panel.getAllByLabelText('What happens');
  await userEvent.clear(titled()[1] as HTMLElement);
  await enterText(panel.getAllByLabelText('Details')[1] as HTMLElement, 'By the lake');
  await expect.poll(() => titled()[1]).toBeInvalid();
  await userEvent.click(panel.getByRole('button', { name: 'Move step 2 up' }));
  expect(titled().map((input) => input.getAttribute('aria-invalid'))).toEqual(['true', 'false']);
});
