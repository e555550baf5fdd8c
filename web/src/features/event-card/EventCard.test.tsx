import type { EventSummary } from '@ascendant/contract/event';
import { cents } from '@ascendant/domain/money';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildEvent } from '../../test/build-event';
import { buildUser } from '../../test/build-user';
import { fakeApi } from '../../test/fake-api';
import { allIn } from '../../test/prices';
import { renderAt } from '../../test/render-at';
import { EventCard } from './EventCard';

function show(overrides: Partial<EventSummary> = {}, outsidePreferences: readonly string[] = []) {
  renderAt(<EventCard event={buildEvent(overrides)} outsidePreferences={outsidePreferences} />);
}

beforeEach(() => void fakeApi({}));

test('9-15 the duration badge has one of three colours: 1 day, up to 3 days, longer', () => {
  const classOf = (duration: number) => {
    show({ duration });
    const { className } = screen.getByText(duration === 1 ? '1 day' : `${duration} days`);
    cleanup();
    return className;
  };
  expect(new Set([1, 3, 4].map(classOf)).size).toBe(3);
  expect(classOf(2)).toBe(classOf(3));
});

test('a preview has no heart, because it isn’t an event yet', () => {
  show({ id: 0 });
  expect(screen.queryByRole('button', { name: /^Save / })).toBeNull();
});

test('Book Now sends a visitor to sign in and back to the event, and says which dialog was asked for', async () => {
  show();
  await expect
    .poll(() => screen.getByRole('link', { name: /^Book Now/ }).getAttribute('href'))
    .toBe('/auth?redirect=%2Fevents%2F7');
  await userEvent.click(screen.getByRole('link', { name: /^Book Now/ }));
  expect(await screen.findByText('from /events/7?book=1')).toBeInTheDocument();
});

test('Book Now opens the booking dialog for a signed-in user', async () => {
  fakeApi({ currentUser: { body: buildUser() } });
  show();
  await expect
    .poll(() => screen.getByRole('link', { name: /^Book Now/ }).getAttribute('href'))
    .toBe('/events/7?book=1');
});

test('a card of what families look for, or for a party, says from which age people can come', () => {
  const from = (overrides: Partial<EventSummary>, at = '/') => {
    renderAt(<EventCard event={buildEvent(overrides)} />, { path: '/', at });
    const isSaid = screen.queryByText('· From 6 years') !== null;
    cleanup();
    return isSaid;
  };
  expect(from({ minimumAge: 6, categoryName: 'Family & Kids' })).toBe(true);
  expect(from({ minimumAge: 0, categoryName: 'Family & Kids' })).toBe(false);
  expect(from({ minimumAge: 6 })).toBe(false);
  expect(from({ minimumAge: 6 }, '/?with=5')).toBe(true);
});

test('the price is the lowest adult price per person, with the fee below', () => {
  show();
  expect(screen.getByText('From $544')).toBeVisible();
  expect(screen.getByText('per person')).toBeVisible();
  expect(screen.getByText(`${allIn(cents(54_400))} USD with fee and tax`)).toBeVisible();
});

test('an event without a positive adult price is free', () => {
  show({ pricingTiers: [{ id: 1, tierType: 'regular', adultPrice: '0.00', childPrice: null, validUntil: null }] });
  expect(screen.getByText('Free')).toBeVisible();
  expect(screen.queryByText('per person')).toBeNull();
});

test('two features are shown, and the rest are counted if there are more', () => {
  show({ features: ['Guide', 'Hut nights', 'All meals', 'Park passes'] });
  expect(screen.getByText('Hut nights')).toBeVisible();
  expect(screen.queryByText('All meals')).toBeNull();
  expect(screen.getByText('+2 more')).toBeVisible();
  cleanup();
  show({ features: ['Guide', 'Hut nights'] });
  expect(screen.queryByText(/more$/)).toBeNull();
});

test('a score shows as a number and a sentence', () => {
  show({ matchScore: 8.2 });
  expect(screen.getByText('Match 8.2 out of 10, Perfect alignment with your energy')).toBeInTheDocument();
  expect(screen.getByText('Perfect alignment with your energy')).toBeVisible();
});

test('what speaks most for a score is below the title instead of the match text, which the ring keeps', () => {
  show({ matchScore: 8.2, matchReason: 'A small group, so you can relax.' });
  expect(screen.getByText('A small group, so you can relax.')).toBeVisible();
  expect(screen.queryByText('Perfect alignment with your energy')).toBeNull();
  expect(screen.getByText('Match 8.2 out of 10, Perfect alignment with your energy')).toBeInTheDocument();
});

test('the distance from the searched place is beside the location', () => {
  show({ distanceKm: 94.6 });
  expect(screen.getByText('· 95 km away')).toBeVisible();
});

test('a card has six texts at most besides its features: one reason, and seats left rather than the rating', () => {
  const full = { matchScore: 8.2, averageRating: 4.7, reviewCount: 18, seatsLeft: 2, distanceKm: 12 };
  show(full, ['12 km over your distance', '$40 over your price']);
  const body = screen.getByText('Dawn Traverse').closest('div');
  const texts = [...(body?.querySelectorAll('p, h3') ?? [])].map(({ textContent }) => textContent);
  expect(texts).toHaveLength(7);
  expect(texts).toContain('12 km over your distance · $40 over your price');
  expect(screen.getByText('2 seats left')).toBeVisible();
  expect(screen.queryByText('4.7')).toBeNull();
});

test('a date of several says how many more there are, and which suits the reader best, with its score', () => {
  const bestDate = { eventId: 9, startDate: '2099-07-12', startTime: '04:45', matchScore: 9.1 };
  show({ series: { id: 3, firstEventId: 7, dates: 12, bestDate } });
  expect(screen.getByText('and 11 more dates. Best for you: Sun, Jul 12 (9.1)')).toBeVisible();
  cleanup();
  show({ series: { id: 3, firstEventId: 7, dates: 12, bestDate: { ...bestDate, eventId: 7 } } });
  expect(screen.getByText('and 11 more dates. This one’s best for you')).toBeVisible();
  cleanup();
  show({ series: { id: 3, firstEventId: 7, dates: 2, bestDate: null } });
  expect(screen.getByText('and 1 more date')).toBeVisible();
  cleanup();
  show({ series: { id: 3, firstEventId: 7, dates: 1, bestDate: null } });
  expect(screen.queryByText(/more date/)).toBeNull();
});

test('without a match, the reason is what an early booking saves', () => {
  show({
    currentTierId: 1,
    pricingTiers: [
      { id: 1, tierType: 'early_bird', adultPrice: '80.00', childPrice: null, validUntil: '2099-01-01' },
      { id: 2, tierType: 'regular', adultPrice: '100.00', childPrice: null, validUntil: null },
    ],
  });
  expect(screen.getByText('Save 20% with an early booking')).toBeVisible();
});

test('a sold-out event says so instead of offering Book Now', () => {
  show({ seatsLeft: 0 });
  expect(screen.getByText('Sold out')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Book Now/ })).toBeNull();
});

test('a card shows the average rating, but none while too few reviews count', () => {
  show({ averageRating: 4.7, reviewCount: 18, seatsLeft: 8 });
  expect(screen.getByText('4.7').closest('p')).toHaveTextContent('4.7 out of 5, (18 reviews)');
  cleanup();
  show({ averageRating: null, reviewCount: 2 });
  expect(screen.queryByText(/out of 5/)).toBeNull();
});

test.each([
  [{ seatsLeft: 6 }, null],
  [{ seatsLeft: 5 }, '5 seats left'],
  [{ seatsLeft: 1 }, '1 seat left'],
  [{ seatsLeft: 0 }, null],
  [{ seatsLeft: 3, hasBegun: true }, null],
])('a card says how many seats are left when they are few and still for sale: %o', (event, words) => {
  show(event);
  const found = screen.queryByText(/seats? left/);
  if (words === null) expect(found).toBeNull();
  else expect(found).toHaveTextContent(words);
});

// 20:40 in Toronto, where it's still the 20th; by UTC and in Auckland it's the 21st.
test.each([
  ['tonight’s event is on sale until it starts', '2026-11-20', false, true],
  ['an event that has started isn’t, on whatever day that was there', '2026-11-21', true, false],
])('%s', (_, startDate, hasBegun, isOnSale) => {
  vi.useFakeTimers({ now: new Date('2026-11-21T01:40:00Z'), toFake: ['Date'] });
  show({ startDate, endDate: startDate, startTime: '21:30', timezone: 'America/Toronto', hasBegun });
  expect(screen.queryByRole('link', { name: /^Book Now/ }) !== null).toBe(isOnSale);
  expect(screen.queryByText('Booking closed') === null).toBe(isOnSale);
});
