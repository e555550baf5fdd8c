import { roleFields } from '@ascendant/domain/person/roles';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keptForms } from '../storage/kept-forms';
import { buildUser } from '../test/build-user';
import { fakeApi } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { EventEditorPage } from './EventEditorPage';

beforeAll(() => {
  // jsdom doesn't lay anything out, so it has nothing to scroll.
  Element.prototype.scrollIntoView ??= () => undefined;
});
beforeEach(() => keptForms.forgetAll());

function open({ isWide }: { readonly isWide: boolean }) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  fakeApi({
    currentUser: { body: buildUser({ id: 5, ...roleFields('organizer') }) },
    listCategories: { body: [{ id: 1, name: 'Outdoor & Nature', description: null, isActive: true }] },
    listEventFeatures: { body: [] },
    searchPlaces: { body: [] },
  });
  renderAt(<EventEditorPage />, { path: '/organizer/events/new' });
  // The rules are loaded once someone acts.
  fireEvent.keyDown(document.body);
}

const contents = async () => within(await screen.findByRole('navigation', { name: 'Contents' }));
const part = async (name: RegExp) => (await contents()).findByRole('button', { name });

test('the contents say what’s missing in each part, and follow what’s typed', async () => {
  open({ isWide: true });
  expect(await part(/^What and whereMissing: Title, Description, Location and 1 more$/)).toBeVisible();
  expect(await part(/^ItineraryOptional$/)).toBeVisible();
  expect(await part(/^WhenMissing: Start date/)).toBeVisible();
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Dawn Traverse' } });
  expect(await part(/^What and whereMissing: Description, Location, Main category$/)).toBeVisible();
});

test('a part leads to the first thing that’s missing in it, and a finished one to its heading', async () => {
  open({ isWide: true });
  await userEvent.click(await part(/^WhenMissing/));
  expect(screen.getByLabelText('Start date')).toHaveFocus();
  await userEvent.click(await part(/^ItineraryOptional/));
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Itinerary/ })).toHaveFocus());
});

test('on narrow screens the contents are folded, and still say how much there is to do', async () => {
  open({ isWide: false });
  const summary = await screen.findByText(/^\d+ to do$/);
  expect(summary.closest('details')).not.toHaveAttribute('open');
  expect(await screen.findAllByRole('navigation', { name: 'Contents' })).toHaveLength(1);
});
