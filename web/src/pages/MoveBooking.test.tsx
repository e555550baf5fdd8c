import type { MoveQuote } from '@ascendant/contract/booking-move';
import type { EventDate } from '@ascendant/contract/event-dates';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildBooking } from '../test/build-booking';
import { buildUser } from '../test/build-user';
import { fakeApi, type FakeAnswers } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { MyBookingsPage } from './MyBookingsPage';

const quote: MoveQuote = {
  bookingId: 3,
  reference: 'ASC-7Q2M4',
  fromEventId: 7,
  eventId: null,
  seats: 2,
  paid: '1284.45',
  price: null,
  refund: '0.00',
  charge: '0.00',
  until: '2099-06-30T10:45:00.000Z',
  timezone: 'America/Edmonton',
  zoneOffsets: [-21600],
  refusal: null,
};
const priced: MoveQuote = { ...quote, eventId: 8, price: '1184.45', refund: '100.00' };

const date = (id: number, startDate: string, seatsLeft = 5): EventDate => ({
  id,
  startDate,
  endDate: startDate,
  startTime: '04:45',
  endTime: '16:00',
  seatsLeft,
  capacity: 12,
  lowestAdultPrice: '500.00',
  matchScore: null,
  status: 'published',
});
const dates = [date(7, '2099-07-02'), date(8, '2099-07-09'), date(9, '2099-07-16', 1), date(10, '2099-08-02')];

function open(answers: FakeAnswers, booking = buildBooking({ canMove: true }), at = '/my-bookings') {
  let asked = 0;
  const seen = fakeApi({
    currentUser: { body: buildUser() },
    listMyWaitlist: { body: [] },
    listMyBookings: { body: [booking] },
    eventDates: () => ({ body: (asked += 1) % 2 === 1 ? dates : [] }),
    getMove: ({ query }) => ({ body: query.has('eventId') ? priced : quote }),
    ...answers,
  });
  renderAt(<MyBookingsPage />, { path: '/my-bookings', at });
  return seen;
}

async function askToMove() {
  await userEvent.click(await screen.findByRole('button', { name: /^Change date/ }));
  return screen.findByRole('dialog', { name: 'Change date' });
}

test('the dates with enough seats are shown by month, and what a cheaper one gives back before it’s sent', async () => {
  const moveBooking = { body: { bookingId: 3, reference: 'ASC-7Q2M4', eventId: 8, refund: '100.00' } };
  const seen = open({ moveBooking });
  const dialog = await askToMove();
  const radios = await within(dialog).findAllByRole('radio');
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
    expect.stringMatching(/July 9, 2099, 4:45 a\.m\. From \$500 · 5 seats left$/),
  ]);
  expect(within(dialog).getByLabelText('Month')).toHaveTextContent('July 2099August 2099');
  await userEvent.click(within(dialog).getByRole('radio'));
  expect(await within(dialog).findByText('$100.00')).toBeVisible();
  expect(dialog).toHaveTextContent('Paid$1,284.45New date$1,184.45You get back$100.00');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move booking' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(seen.find(({ name }) => name === 'moveBooking')?.body).toEqual({
    fromEventId: 7,
    eventId: 8,
    refund: '100.00',
  });
});

test('a booking that can’t move says why, and shows no dates', async () => {
  const refusal = 'This booking is a final sale, so it can’t be moved to another date.';
  open({ getMove: { body: { ...quote, until: null, refusal } } });
  const dialog = await askToMove();
  expect(await within(dialog).findByText(refusal)).toBeVisible();
  expect(within(dialog).queryByRole('radio')).toBeNull();
  expect(within(dialog).queryByRole('button', { name: 'Move booking' })).toBeNull();
});

test('a date that can’t be moved to says why, and another can be chosen', async () => {
  const refusal = 'That date costs $20.00 more than you paid.';
  open({ getMove: ({ query }) => ({ body: query.has('eventId') ? { ...priced, refusal } : quote }) });
  const dialog = await askToMove();
  await userEvent.click(await within(dialog).findByRole('radio'));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(refusal);
  expect(within(dialog).queryByRole('button', { name: 'Move booking' })).toBeNull();
});

test('a dearer date leads to the payment of exactly the difference', async () => {
  const dearer = { ...priced, price: '1400.00', refund: '0.00', charge: '115.55' };
  const seen = open({ getMove: ({ query }) => ({ body: query.has('eventId') ? dearer : quote }) });
  const dialog = await askToMove();
  await userEvent.click(await within(dialog).findByRole('radio'));
  const link = await within(dialog).findByRole('link', { name: 'Pay $115.55 and move' });
  expect(link).toHaveAttribute('href', '/my-bookings/3/move/8');
  expect(dialog).toHaveTextContent('Paid$1,284.45New date$1,400.00You pay$115.55');
  expect(within(dialog).queryByRole('button', { name: 'Move booking' })).toBeNull();
  expect(seen.some(({ name }) => name === 'moveBooking')).toBe(false);
});

test('an event without other dates offers no move', async () => {
  open({}, buildBooking());
  expect(await screen.findByRole('button', { name: /^Cancel booking/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Change date/ })).toBeNull();
});

test('a booking whose date was moved says until when to answer, and its email’s link opens the other dates at once', async () => {
  const link = `3.${'a'.repeat(43)}`;
  const moveAnswer = { by: '2099-06-30T18:00:00.000Z', link };
  open({}, buildBooking({ canMove: true, moveAnswer }), '/my-bookings?move=3');
  const dialog = await screen.findByRole('dialog', { name: 'Change date' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep this date' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(
    screen.getByText(/Please answer by .*12:00 p\.m\..* Otherwise we’ll cancel your booking and refund/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /^Answer/ })).toHaveAttribute('href', `/moved-date#${link}`);
});

test('a link about another booking opens nothing', async () => {
  open({}, buildBooking({ canMove: true }), '/my-bookings?move=4');
  await screen.findByRole('button', { name: /^Change date/ });
  expect(screen.queryByRole('dialog')).toBeNull();
});
