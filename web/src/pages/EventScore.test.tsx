import type { EventMatch } from '@ascendant/contract/match';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildEventDetail } from '../test/build-event';
import { buildEventMatch } from '../test/build-event-match';
import { buildUser } from '../test/build-user';
import { fakeApi } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { EventPage } from './EventPage';

async function openScore(match: Partial<EventMatch> = {}) {
  fakeApi({
    getEvent: { body: buildEventDetail() },
    listReviews: { body: [] },
    currentUser: { body: buildUser({ birthInfoCompleted: true }) },
    eventMatch: { body: buildEventMatch(match) },
  });
  renderAt(<EventPage />, { path: '/events/:id', at: '/events/7' });
  return await screen.findByRole('region', { name: buildEventMatch(match).headline });
}

/** A number as the screen writes it, with a true minus sign. */
const shown = (text: string) => Number(text.replace('−', '-'));

test('reasons are plain sentences, with the astronomy behind a button', async () => {
  const why = await openScore();
  const [line] = within(why).getAllByRole('button', { name: /^Show the astronomy: Fresh air/ });
  // As the summary of phones, and as a line of the sum.
  expect(within(why).getAllByText('Fresh air is what you need.')).toHaveLength(2);
  expect(within(why).getByRole('button', { name: 'Why 8.2?' })).toHaveAttribute('aria-expanded', 'false');
  expect(within(why).getByText(/forms a trine/)).not.toBeVisible();
  await userEvent.click(line!);
  expect(line).toHaveAttribute('aria-expanded', 'true');
  expect(within(why).getByText(/forms a trine/)).toBeVisible();
  // The line and its astronomy show the same number.
  expect(within(line!.closest('li')!).getAllByText('+1.5')).toHaveLength(2);
  expect(within(why).queryByText('Your Sun, Moon and Venus')).toBeNull();
  await userEvent.click(within(why).getByRole('button', { name: /^See your chart against this event’s sky/ }));
  expect(within(why).getByText(/one bar can be low even when your match is high/)).toBeVisible();
});

test('the lines on the page add up to the score on the page', async () => {
  const why = await openScore();
  const points = within(why)
    .getAllByRole('listitem')
    .map((item) => item.querySelector(':scope > b'))
    .filter((bold) => bold !== null)
    .map((bold) => shown(bold.textContent));
  const score = points.at(-1);
  expect(points).toHaveLength(5);
  expect(points.slice(0, -1).reduce((sum, each) => sum + Math.round(each * 10), 0)).toBe(Math.round(score! * 10));
  expect(within(why).getByText('Everyone starts at 6.2: +1.5, −0.4, smaller factors +0.9 = 8.2')).toBeVisible();
});

test('an open birth has a range, and a question only where the answer matters', async () => {
  const range = { low: 7.9, high: 8.4, missing: 'birth time', question: null };
  const why = await openScore({ range });
  expect(within(why).getByText(/^Somewhere between/)).toHaveTextContent(
    'Somewhere between 7.9 and 8.4, depending on your birth time.',
  );
  expect(within(why).queryByRole('link', { name: /^Know your/ })).toBeNull();
});

test('the question leads to the profile', async () => {
  const question = 'Know your birth time? Add it for a more precise score.';
  const why = await openScore({ range: { low: 6.8, high: 8.4, missing: 'birth time', question } });
  expect(within(why).getByRole('link', { name: question })).toHaveAttribute('href', '/profile');
});

test('a child hears friendly words, and everyone’s range is shown', async () => {
  const range = { low: 3, high: 5.1, missing: 'birth time', question: null };
  await openScore({
    people: [
      ...buildEventMatch().people,
      {
        dependentId: 5,
        name: 'Théo',
        isComing: false,
        canCome: true,
        note: 'child, 8',
        isChild: true,
        matchScore: 4.1,
        range,
      },
    ],
    groupScore: 6.1,
  });
  expect(screen.getByText('child, 8 · Something new to try')).toBeVisible();
  expect(screen.getByText('between 3.0 and 5.1')).toBeVisible();
  expect(screen.queryByText('Moderate compatibility')).toBeNull();
});
