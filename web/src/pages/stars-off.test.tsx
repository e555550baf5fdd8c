import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Footer } from '../shell/Footer';
import { buildDependent } from '../test/build-dependent';
import { buildEvent, buildEventDetail } from '../test/build-event';
import { buildUser } from '../test/build-user';
import { fakeApi } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { BrowsePage } from './BrowsePage';
import { EventPage } from './EventPage';
import { HomePage } from './HomePage';
import { MatchingPage } from './MatchingPage';
import { OnboardingPage } from './OnboardingPage';
import { ProfilePage } from './ProfilePage';

const starsOff = buildUser({ starsOff: true, birthInfoCompleted: true });
const recommendedFor = 'Outdoor & Nature, 95 km from you, on a Saturday';
const event = buildEvent();

function open(page: ReactElement, at: { path: string; at: string }, user = starsOff) {
  const seen = fakeApi({
    currentUser: { body: user },
    updateStars: { body: buildUser({ ...user, starsOff: !user.starsOff }) },
    matchedEvents: { body: [{ eventId: 7, matchScore: null, recommendedFor, outsidePreferences: [], event }] },
    otherEvents: { body: [buildEvent({ id: 8, title: 'Night Market' })] },
    listEvents: { body: [event], headers: { 'x-total-count': '1', 'x-unfiltered-count': '1' } },
    getEvent: { body: buildEventDetail() },
    listReviews: { body: [] },
    listDependents: { body: [buildDependent({ birthInfoCompleted: true })] },
    listSessions: { body: [] },
    listCategories: { body: [] },
  });
  renderAt(
    <>
      {page}
      <Footer />
    </>,
    at,
  );
  return seen;
}

/** Words that no screen shows with the stars off. */
const astrological =
  /astrolog|zodiac|horoscope|\bstars? sign|rising sign|birth chart|your chart|\bmatch|good days|sky you were born|compatib|\benergy\b/i;
const asked = ['eventMatch', 'goodDays', 'astrologyProfile', 'dependentSigns'];

describe('PRE-08 with the stars off', () => {
  it.each([
    ['home', HomePage, { path: '/', at: '/' }, recommendedFor],
    ['browse', BrowsePage, { path: '/browse', at: '/browse?sort=match&minMatch=8' }, 'Dawn Traverse'],
    ['an event', EventPage, { path: '/events/:id', at: '/events/7' }, 'Adventure & Extreme'],
    ['the profile', ProfilePage, { path: '/profile', at: '/profile' }, 'Event Preferences'],
    ['editing birth data', ProfilePage, { path: '/profile', at: '/profile?edit=birth' }, 'Time of birth'],
    ['/matching', MatchingPage, { path: '/matching', at: '/matching' }, 'How we recommend events'],
  ])('%s has nothing astrological, and asks for nothing', async (_, Page, at, settled) => {
    const seen = open(<Page />, at);
    expect((await screen.findAllByText(settled))[0]).toBeVisible();
    await screen.findByText(/picked by what you like/);
    const text = document.body.textContent.replaceAll(/leave out charts and match scores|see your matches again/g, '');
    expect(text).not.toMatch(astrological);
    expect(seen.map(({ name }) => name).filter((name) => asked.includes(name))).toEqual([]);
    cleanup();
  });

  it('the switch on the profile turns them on again', async () => {
    const seen = open(<ProfilePage />, { path: '/profile', at: '/profile' });
    const toggle = await screen.findByRole('checkbox', { name: 'Leave the stars out' });
    expect(toggle).toBeChecked();
    await userEvent.click(toggle);
    expect(await screen.findByText('The stars are on')).toBeVisible();
    expect(seen.find(({ name }) => name === 'updateStars')?.body).toEqual({ starsOff: false });
    expect(toggle).not.toBeChecked();
  });

  it('they can be turned off in the first minute, and then the date of birth is enough', async () => {
    const fresh = { onboardingCompleted: false, birthInfoCompleted: false, dateOfBirth: null };
    const seen = open(<OnboardingPage />, { path: '/onboarding', at: '/onboarding' }, buildUser(fresh));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave the stars out' }));
    expect(await screen.findByRole('heading', { name: 'When were you born?' })).toBeVisible();
    expect(screen.queryByLabelText('City of birth')).toBeNull();
    expect(seen.find(({ name }) => name === 'updateStars')?.body).toEqual({ starsOff: true });
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Day is required')).toBeVisible();
  });
});
