import type { EventSummary } from '@ascendant/contract/event';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildEvent } from '../../test/build-event';
import { buildUser } from '../../test/build-user';
import { fakeApi } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { EventCard } from './EventCard';

function show(overrides: Partial<EventSummary> = {}) {
  renderAt(<EventCard event={buildEvent(overrides)} />);
}

test('Book Now sends a visitor to sign in, and back to the event', async () => {
  fakeApi({});
  show();
  await expect
    .poll(() => screen.getByRole('link', { name: /^Book Now/ }).getAttribute('href'))
    .toBe('/auth?redirect=%2Fevents%2F7');
});

test('Book Now opens the booking dialog for a signed-in user', async () => {
  fakeApi({ currentUser: { body: buildUser() } });
  show();
  await expect
    .poll(() => screen.getByRole('link', { name: /^Book Now/ }).getAttribute('href'))
    .toBe('/events/7?book=1');
});

test('the price is the lowest adult price per person, with the fee below', () => {
  fakeApi({});
  show();
  expect(screen.getByText('From $544')).toBeVisible();
  expect(screen.getByText('per person')).toBeVisible();
  expect(screen.getByText('$569.29 with booking fee')).toBeVisible();
});

test('an event without a positive adult price is free', () => {
  fakeApi({});
  show({ pricingTiers: [{ id: 1, tierType: 'regular', adultPrice: '0.00', childPrice: null, validUntil: null }] });
  expect(screen.getByText('Free')).toBeVisible();
  expect(screen.queryByText('per person')).toBeNull();
});

test('two features are shown and the rest are counted', () => {
  fakeApi({});
  show({ features: ['Guide', 'Hut nights', 'All meals', 'Park passes'] });
  expect(screen.getByText('Hut nights')).toBeVisible();
  expect(screen.queryByText('All meals')).toBeNull();
  expect(screen.getByText('+2 more')).toBeVisible();
});

test('an event with two features shows no count', () => {
  fakeApi({});
  show({ features: ['Guide', 'Hut nights'] });
  expect(screen.queryByText(/more$/)).toBeNull();
});

test('a score shows as a number and a sentence', () => {
  fakeApi({});
  show({ matchScore: 8.2 });
  expect(screen.getByText('Match 8.2 out of 10, Perfect alignment with your energy')).toBeInTheDocument();
  expect(screen.getByText('Perfect alignment with your energy')).toBeVisible();
});

test('a sold-out event says so instead of offering Book Now', () => {
  fakeApi({});
  show({ seatsLeft: 0 });
  expect(screen.getByText('Sold out')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Book Now/ })).toBeNull();
});
