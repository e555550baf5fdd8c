import type { DateMove } from '@ascendant/contract/date-move';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, type FakeAnswers, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { MovedDatePage } from './MovedDatePage';

const move: DateMove = {
  bookingId: 41,
  reference: 'ASC-7Q2M4',
  event: {
    id: 7,
    title: 'Dawn Traverse',
    startDate: '2099-07-04',
    startTime: '06:00',
    endDate: '2099-07-04',
    endTime: '16:00',
    timezone: 'America/Edmonton',
    zoneOffsets: [-21600],
    location: 'Banff, Alberta',
  },
  booked: { startDate: '2099-07-02', startTime: '04:45' },
  state: 'open',
  answerBy: '2099-07-01T18:00:00.000Z',
  hasOtherDates: true,
  isFree: false,
};
const token = `41.${'a'.repeat(43)}`;

function open(answers: FakeAnswers, hash = token) {
  const seen = fakeApi({ currentUser: { status: 401, body: {} }, readDateMove: { body: move }, ...answers });
  renderAt(<MovedDatePage />, { path: '/moved-date', at: `/moved-date#${hash}` });
  return seen;
}

test('says when it was and when it is, until when to answer, and what happens otherwise; the new date is taken with one press', async () => {
  const taken = { ...move, state: 'taken', answerBy: null };
  const seen = open({ takeMovedDate: { body: taken } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Can you come on the new date?' })).toBeVisible();
  expect(screen.getByText(/July 4, 2099.*6:00 a\.m\. to 4:00 p\.m\./)).toBeVisible();
  expect(screen.getByText(/July 2, 2099, 4:45 a\.m\./)).toBeVisible();
  expect(screen.getByText(/Please answer by .*12:00 p\.m\..* refund everything you paid\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose another date' })).toHaveAttribute('href', '/my-bookings?move=41');
  expect(screen.getByRole('link', { name: 'Get your money back' })).toHaveAttribute('href', '/my-bookings?cancel=41');
  await userEvent.click(screen.getByRole('button', { name: 'Take the new date' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'You’re coming on the new date' })).toBeVisible();
  expect(seen.find(({ name }) => name === 'takeMovedDate')?.body).toEqual({
    token,
    to: { startDate: '2099-07-04', startTime: '06:00' },
  });
});

test('without other dates none is offered, and a free booking is cancelled without money', async () => {
  open({ readDateMove: { body: { ...move, hasOtherDates: false, isFree: true } } });
  expect(await screen.findByRole('link', { name: 'Cancel your booking' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Choose another date' })).toBeNull();
  expect(screen.queryByText(/refund/)).toBeNull();
});

test('a date that has moved again says to when, and shows the new one', async () => {
  const message = 'This date has been moved meanwhile. It’s now on Sunday, July 5, 2099, 6:00 a.m.';
  const later = { ...move, event: { ...move.event, startDate: '2099-07-05', endDate: '2099-07-05' } };
  let reads = 0;
  open({
    readDateMove: () => ({ body: (reads += 1) === 1 ? move : later }),
    takeMovedDate: refusal(409, 'date_moved', message),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Take the new date' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByText(/July 5, 2099.* to 4:00 p\.m\./)).toBeVisible();
});

test.each([
  ['late', 'The time to answer is over'],
  ['ended', 'This booking has ended'],
] as const)('one that’s %s says so, and leads to the bookings', async (state, heading) => {
  open({ readDateMove: { body: { ...move, state, answerBy: null } } });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your bookings' })).toHaveAttribute('href', '/my-bookings');
});

test('a link that isn’t whole says what to do', async () => {
  open({}, '41.abc');
  expect(await screen.findByText('This link isn’t complete')).toBeVisible();
});
