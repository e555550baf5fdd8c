import { roleFields } from '@ascendant/domain/person/roles';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildUser } from '../test/build-user';
import { fakeApi } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { PartyChips } from './PartyChips';

/** Its room is there from the start, before it's known who reads. */
function open(user: Parameters<typeof buildUser>[0]): void {
  fakeApi({ currentUser: { body: buildUser(user) }, listDependents: { body: [] } });
  renderAt(<PartyChips saysWhatIsMissing />, { path: '/browse', at: '/browse' });
  expect(screen.getByText('Who’s coming?')).toBeInTheDocument();
}

test('someone with scores chooses who’s coming', async () => {
  open({});
  expect(await screen.findByRole('link', { name: 'Add someone' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'You', pressed: true })).toBeVisible();
});

test('a traveller without birth data reads what scores need, where that would be', async () => {
  open({ birthInfoCompleted: false, onboardingCompleted: false });
  expect(await screen.findByText('No scores yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add your birth information' })).toHaveAttribute('href', '/onboarding');
  expect(screen.queryByText('Who’s coming?')).toBeNull();
});

test.each([
  ['someone with the stars off', { starsOff: true }],
  ['an organizer without a chart', { ...roleFields('organizer'), birthInfoCompleted: false }],
])('%s reads nothing about scores', async (_who, user) => {
  open(user);
  await waitFor(() => expect(screen.queryByText('Who’s coming?')).toBeNull());
  expect(screen.queryByText('No scores yet')).toBeNull();
});
