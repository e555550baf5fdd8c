import { roleFields } from '@ascendant/domain/person/roles';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildUser } from '../test/build-user';
import { fakeApi } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { DashboardPage } from './DashboardPage';

function dashboard(user: ReturnType<typeof buildUser>) {
  fakeApi({
    currentUser: { body: user },
    matchedEvents: { body: [] },
    otherEvents: { body: [] },
    goodDays: { body: [] },
  });
  renderAt(<DashboardPage />, { path: '/dashboard', at: '/dashboard' });
}

test('the dashboard requires a profile: travellers who have not finished onboarding go there first', async () => {
  dashboard(buildUser({ onboardingCompleted: false }));
  expect(await screen.findByText('at /onboarding')).toBeVisible();
});

test('the dashboard is open to travellers who have finished onboarding', async () => {
  dashboard(buildUser());
  expect(await screen.findByText('Recommended for You')).toBeVisible();
});

test.each([
  ['an organizer', roleFields('organizer'), 'at /organizer'],
  ['an admin', roleFields('admin'), 'at /admin'],
])('%s without onboarding goes from the dashboard to their own area', async (_who, role, place) => {
  dashboard(buildUser({ ...role, onboardingCompleted: false }));
  expect(await screen.findByText(place)).toBeVisible();
});
