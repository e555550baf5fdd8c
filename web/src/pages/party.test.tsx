import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buildDependent } from '../test/build-dependent';
import { buildEvent, buildEventDetail } from '../test/build-event';
import { buildEventMatch } from '../test/build-event-match';
import { buildUser } from '../test/build-user';
import { fakeApi } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { BrowsePage } from './BrowsePage';
import { EventPage } from './EventPage';
import { HomePage } from './HomePage';

const [you] = buildEventMatch().people;
const jonas = { ...you!, dependentId: 5, name: 'Jonas', note: 'spouse, 39', isComing: false, matchScore: 7.3 };
const event = buildEvent({ matchScore: 8.2 });
const row = { eventId: 7, matchScore: 8.2, recommendedFor: null, outsidePreferences: [], event };

function fake(family = [buildDependent()]) {
  return fakeApi({
    currentUser: { body: buildUser() },
    listDependents: { body: family },
    matchedEvents: { body: [row] },
    otherEvents: { body: [buildEvent({ id: 8, title: 'Night Market', matchScore: 4.2 })] },
    goodDays: { body: [] },
    listEvents: { body: [event], headers: { 'x-total-count': '1', 'x-unfiltered-count': '1' } },
    getEvent: { body: buildEventDetail() },
    listReviews: { body: [] },
    listMyBookings: { body: [] },
    currentPricing: { body: event.pricingTiers[0] },
    eventMatch: ({ query }) => {
      const isComing = query.get('with') === '5';
      const people = [you!, { ...jonas, isComing }];
      return { body: buildEventMatch({ people, groupScore: isComing ? 7.7 : null }) };
    },
  });
}
const asked = (seen: ReturnType<typeof fake>, name: string) =>
  seen.filter((call) => call.name === name).map(({ query }) => query.get('with'));

describe('PTY-01 who comes', () => {
  it('is chosen on the home page: its lists are for the party, and cards carry it on', async () => {
    const seen = fake();
    renderAt(<HomePage />, { path: '/', at: '/' });
    const chip = await screen.findByRole('button', { name: 'Jonas' });
    expect(chip).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(chip);
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => asked(seen, 'matchedEvents')).toEqual([null, '5']);
    await expect.poll(() => asked(seen, 'otherEvents')).toEqual([null, '5']);
    expect(screen.getByRole('link', { name: 'Dawn Traverse' })).toHaveAttribute('href', '/events/7?with=5');
    expect(screen.getByRole('link', { name: 'Book Now: Dawn Traverse' })).toHaveAttribute(
      'href',
      '/events/7?book=1&with=5',
    );
  });

  it('is the traveller alone without family, who can add someone', async () => {
    fake([]);
    renderAt(<HomePage />, { path: '/', at: '/' });
    expect(await screen.findByRole('link', { name: 'Add someone' })).toHaveAttribute('href', '/profile');
  });

  it('is in the address, so that the browse page keeps it after a reload', async () => {
    const seen = fake();
    renderAt(<BrowsePage />, { path: '/browse', at: '/browse?with=5&sort=match' });
    expect(await screen.findByRole('button', { name: 'Jonas' })).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => asked(seen, 'listEvents')).toEqual(['5']);
    await userEvent.click(screen.getByRole('button', { name: 'Jonas' }));
    await expect.poll(() => asked(seen, 'listEvents')).toEqual(['5', null]);
  });

  it('has everyone’s score on the event page, and the party’s', async () => {
    fake();
    renderAt(<EventPage />, { path: '/events/:id', at: '/events/7' });
    const person = await screen.findByRole('button', { name: /Jonas/ });
    expect(person).toHaveTextContent('7.3');
    expect(screen.getByText('Choose who’s coming to see your match as a group.')).toBeVisible();
    await userEvent.click(person);
    expect(await screen.findByText('7.7 together.')).toBeVisible();
    expect(await screen.findByRole('button', { name: /Jonas/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it('is in the booking dialog from the start, with everyone’s score', async () => {
    fake();
    renderAt(<EventPage />, { path: '/events/:id', at: '/events/7?book=1&with=5' });
    const dialog = await screen.findByRole('dialog', { name: 'Book Your Adventure' });
    const attendee = (await within(dialog).findByText('Jonas Bergeron')).closest('li')!;
    expect(within(attendee).getByRole('button', { name: 'Remove Jonas' })).toBeVisible();
    expect(await within(attendee).findByText(/^Match 7.3 out of 10/)).toBeInTheDocument();
  });
});
