import { roleFields } from '@ascendant/domain/person/roles';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { keptForms } from '../storage/kept-forms';
import { buildEventForm } from '../test/build-event-form';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { EventEditorPage } from './EventEditorPage';

const organizer = buildUser({ id: 5, ...roleFields('organizer') });
const stepOf = (title: string) => ({ when: '', title, text: '' });

beforeEach(() => keptForms.forgetAll());

async function openItinerary(titles: readonly string[]) {
  const form = buildEventForm({ itinerary: titles.map(stepOf) });
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
  return { seen, panel: within(await screen.findByRole('region', { name: /^Itinerary/ })) };
}

const titles = () => screen.getAllByLabelText<HTMLInputElement>('What happens').map((input) => input.value);

test('a step is moved by keyboard, keeps the focus, and its new place is said', async () => {
  const { panel } = await openItinerary(['Up', 'Lunch', 'Down']);
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
  const { panel } = await openItinerary(['Up']);
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
  const { panel } = await openItinerary(Array.from({ length: count }, () => 'On'));
  expect(panel.queryByText('Add a step') !== null).toBe(canBeMore);
});

test('a step without a name is refused at its control, and the sentence goes with it', async () => {
  const { panel } = await openItinerary(['Up']);
  await userEvent.click(panel.getByRole('button', { name: 'Add a step' }));
  await enterText(screen.getAllByLabelText('Details')[1] as HTMLElement, 'Bring water.');
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await panel.findByText('Please name this step')).toBeVisible();
  expect(screen.getAllByLabelText('What happens')[1]).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(panel.getByRole('button', { name: 'Move step 2 up' }));
  expect(screen.getAllByLabelText('What happens').map((input) => input.getAttribute('aria-invalid'))).toEqual([
    'true',
    'false',
  ]);
});

test('a new step isn’t complained about before it’s filled in; one that was left empty is, also after a move', async () => {
  const { panel } = await openItinerary(['Up']);
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
  const { panel } = await openItinerary(['Up', 'Lunch']);
  const titled = () => panel.getAllByLabelText('What happens');
  await userEvent.clear(titled()[1] as HTMLElement);
  await enterText(panel.getAllByLabelText('Details')[1] as HTMLElement, 'By the lake');
  await expect.poll(() => titled()[1]).toBeInvalid();
  await userEvent.click(panel.getByRole('button', { name: 'Move step 2 up' }));
  expect(titled().map((input) => input.getAttribute('aria-invalid'))).toEqual(['true', 'false']);
});
