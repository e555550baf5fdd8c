import type { WaitlistEntry } from '@ascendant/contract/waitlist';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type FakeAnswers, fakeApi } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { MyWaitlist } from './MyWaitlist';
import { aheadText, keptText, timeLeftText } from './waitlist-labels';

const waiting: WaitlistEntry = {
  eventId: 7,
  eventTitle: 'Dawn Traverse',
  seats: 2,
  status: 'waiting',
  ahead: 0,
  joinedAt: '2026-11-20T10:00:00Z',
  offer: null,
};

function open(answers: FakeAnswers) {
  const seen = fakeApi(answers);
  renderAt(<MyWaitlist />);
  return seen;
}

test('someone on no waitlist sees nothing', async () => {
  const seen = open({ listMyWaitlist: { body: [] } });
  await waitFor(() => expect(seen.some(({ name }) => name === 'listMyWaitlist')).toBe(true));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a waitlist entry shows the position in line and can be left', async () => {
  let line = [waiting];
  open({
    listMyWaitlist: () => ({ body: line }),
    leaveWaitlist: () => {
      line = [];
      return { status: 204 };
    },
  });
  expect(await screen.findByText('2 seats. You’re next in line.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dawn Traverse' })).toHaveAttribute('href', '/events/7');
  await userEvent.click(screen.getByRole('button', { name: /Leave the waitlist/ }));
  await waitFor(() => expect(screen.queryByText('Dawn Traverse')).toBeNull());
});

test('an open offer leads to booking; an expired one says so', async () => {
  const expiresAt = (inSeconds: number) => new Date(Date.now() + inSeconds * 1000).toISOString();
  open({
    listMyWaitlist: {
      body: [
        { ...waiting, offer: { seats: 1, expiresAt: expiresAt(3600) } },
        { ...waiting, eventId: 8, eventTitle: 'Night Walk', offer: { seats: 1, expiresAt: expiresAt(-1) } },
      ],
    },
  });
  expect(await screen.findAllByText(/^A seat is yours until/)).toHaveLength(1);
  expect(screen.getByText('This offer has expired.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Book Now' })).toHaveLength(1);
});

test("a waitlist that can't be loaded can be retried", async () => {
  let isUp = false;
  open({ listMyWaitlist: () => (isUp ? { body: [waiting] } : { status: 503, body: {} }) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isUp = true;
  await userEvent.click(again);
  expect(await screen.findByText('Dawn Traverse')).toBeVisible();
});

test('the position in line is given as the parties ahead', () => {
  expect([0, 1, 2].map(aheadText)).toEqual([
    'You’re next in line.',
    '1 party is ahead of you.',
    '2 parties are ahead of you.',
  ]);
});

test('one seat is singular', () => {
  expect([keptText(1), keptText(3)]).toEqual(['A seat is yours', '3 seats are yours']);
});

test.each([
  [86_399, '23 h 59 min left'],
  [3600, '1 h 0 min left'],
  [3599, '59 min left'],
  [60, '1 min left'],
  [59, 'less than a minute left'],
])('%i seconds are %s', (seconds, text) => {
  expect(timeLeftText(seconds)).toBe(text);
});
