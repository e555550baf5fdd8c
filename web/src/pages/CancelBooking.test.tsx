import type { CancellationQuote } from '@ascendant/contract/cancellation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildBooking } from '../test/build-booking';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeAnswers, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { MyBookingsPage } from './MyBookingsPage';

const quote: CancellationQuote = {
  bookingId: 3,
  reference: 'ASC-7Q2M4',
  policy: 'moderate',
  paid: '1284.45',
  refund: '642.23',
  kept: '642.22',
  until: '2099-06-30T10:45:00.000Z',
  freeUntil: null,
  timezone: 'America/Edmonton',
  zoneOffsets: [-21600],
  refusal: null,
};

function open(answers: FakeAnswers, booking = buildBooking()) {
  const seen = fakeApi({
    currentUser: { body: buildUser() },
    listMyWaitlist: { body: [] },
    listMyBookings: { body: [booking] },
    ...answers,
  });
  renderAt(<MyBookingsPage />, { path: '/my-bookings' });
  return seen;
}

async function askToCancel() {
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel booking/ }));
  return screen.findByRole('alertdialog', { name: 'Cancel booking?' });
}

test('the exact refund is shown before a booking is cancelled, and sent with it', async () => {
  const done = { bookingId: 3, reference: 'ASC-7Q2M4', status: 'cancelled', paymentStatus: 'refund_pending' };
  const seen = open({ getCancellation: { body: quote }, cancelBooking: { body: done } });
  const dialog = await askToCancel();
  expect(await within(dialog).findByText('$642.23')).toBeVisible();
  expect(dialog).toHaveTextContent('Paid$1,284.45Not refunded−$642.22You get back$642.23');
  expect(dialog).toHaveTextContent(
    'Moderate: Full refund until 7 days before the start, then half until 48 hours before.',
  );
  expect(dialog).toHaveTextContent(/This amount applies until Tue, Jun 30, 2099, 4:45 a\.m\., Mountain Time\./);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(seen.find(({ name }) => name === 'cancelBooking')?.body).toEqual({ refund: '642.23' });
});

test('a booking that can’t be cancelled says why, and offers no button', async () => {
  const refusal = 'This booking is a final sale, so it can’t be cancelled for a refund.';
  open({ getCancellation: { body: { ...quote, policy: 'final_sale', refund: '0.00', until: null, refusal } } });
  const dialog = await askToCancel();
  expect(await within(dialog).findByText(refusal)).toBeVisible();
  expect(dialog).toHaveTextContent('you can change the name on a ticket until the day before the event');
  expect(within(dialog).queryByRole('button', { name: 'Cancel booking' })).toBeNull();
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(dialog).not.toBeInTheDocument();
});

test('an amount that has changed is shown again before anything is cancelled', async () => {
  let refund = '1284.45';
  const message = 'The refund has changed. Please review the new amount.';
  open({
    getCancellation: () => ({ body: { ...quote, refund, kept: refund === '1284.45' ? '0.00' : quote.kept } }),
    cancelBooking: () => {
      refund = quote.refund;
      return refusal(409, 'refund_changed', message);
    },
  });
  const dialog = await askToCancel();
  await within(dialog).findByText('You get back');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
  expect(await within(dialog).findByText(message)).toBeVisible();
  expect(await within(dialog).findByText('$642.23')).toBeVisible();
});

test('a free booking has nothing to refund', async () => {
  open({ getCancellation: { body: { ...quote, paid: '0.00', refund: '0.00', kept: '0.00' } } });
  expect(await askToCancel()).toHaveTextContent('It was free, so there’s nothing to refund.');
});

test('an attendee gets another name, and what’s wrong with it is said at the field', async () => {
  const message = 'Please check your input.';
  let isRefused = true;
  const seen = open({
    renameAttendee: () =>
      isRefused
        ? {
            status: 400,
            body: { code: 'invalid_input', message, error: message, fields: { name: 'Please enter a name' } },
          }
        : { body: { name: 'Zoé Roy' } },
  });
  const [first] = await screen.findAllByRole('button', { name: /^Change name/ });
  await userEvent.click(first as HTMLElement);
  const dialog = screen.getByRole('dialog', { name: 'Change the name on this ticket' });
  const field = within(dialog).getByLabelText('Name');
  await userEvent.clear(field);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change name' }));
  expect(await within(dialog).findByText('Please enter a name')).toBeVisible();
  isRefused = false;
  await enterText(field, 'Zoé Roy');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change name' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(seen.findLast(({ name }) => name === 'renameAttendee')?.body).toEqual({ name: 'Zoé Roy' });
});

test('what can’t change any more isn’t offered', async () => {
  open({}, buildBooking({ canCancel: false, canRename: false }));
  await screen.findByRole('article', { name: 'Dawn Traverse' });
  expect(screen.queryByRole('button', { name: /^Cancel booking/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Change name/ })).toBeNull();
});

test('a booking of an event that was moved says until when everything goes back, on its card and before it’s cancelled', async () => {
  const freeUntil = '2099-06-20T10:45:00.000Z';
  const moved = {
    ...quote,
    policy: 'final_sale' as const,
    refund: '1284.45',
    kept: '0.00',
    until: freeUntil,
    freeUntil,
  };
  open({ getCancellation: { body: moved } }, buildBooking({ freeCancellationUntil: freeUntil }));
  const words =
    /The organizer moved this event\. You can cancel for a full refund until Sat, Jun 20, 2099, 4:45 a\.m\., Mountain Time\./;
  expect(await screen.findByText(words)).toBeVisible();
  const dialog = await askToCancel();
  expect(await within(dialog).findByText('$1,284.45', { selector: '[data-row="total"] dd' })).toBeVisible();
  expect(dialog).toHaveTextContent(words);
  expect(dialog).not.toHaveTextContent('All purchases are final');
});

const everyone = { getCancellation: { body: quote } };
const forJonas = { ...quote, paid: '642.22', refund: '321.11', kept: '321.11' };

test('some of the people are cancelled, with their own refund shown first; everyone is chosen at the start', async () => {
  const done = { bookingId: 3, reference: 'ASC-7Q2M4', refund: '321.11' };
  const seen = open({ ...everyone, getPeopleCancellation: { body: forJonas }, cancelPeople: { body: done } });
  const dialog = await askToCancel();
  const maya = within(dialog).getByRole('checkbox', { name: 'Maya Lindqvist' });
  expect(maya).toBeChecked();
  expect(within(dialog).getByRole('checkbox', { name: 'Jonas Bergeron' })).toBeChecked();
  await userEvent.click(maya);
  expect(await within(dialog).findByText('Paid for them')).toBeVisible();
  expect(dialog).toHaveTextContent('Not refunded−$321.11You get back$321.11');
  expect(dialog).toHaveTextContent('Your booking stays confirmed for everyone else.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel for 1 person' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(seen.find(({ name }) => name === 'getPeopleCancellation')?.query.get('positions')).toBe('1');
  expect(seen.find(({ name }) => name === 'cancelPeople')?.body).toEqual({ positions: [1], refund: '321.11' });
  expect(seen.some(({ name }) => name === 'cancelBooking')).toBe(false);
});

test('people who can’t be cancelled, and no one chosen, say so and offer no button', async () => {
  const refusal = 'The person who booked is part of every booking. You can cancel the whole booking.';
  open({ ...everyone, getPeopleCancellation: { body: { ...forJonas, refund: '0.00', until: null, refusal } } });
  const dialog = await askToCancel();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Jonas Bergeron' }));
  expect(await within(dialog).findByText(refusal)).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: /^Cancel/ })).toBeNull();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Maya Lindqvist' }));
  expect(within(dialog).getByText('Choose who isn’t coming.')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: /^Cancel/ })).toBeNull();
});

test('a booking for one person asks for no one', async () => {
  const [maya] = buildBooking().attendees;
  open(everyone, buildBooking({ attendees: maya ? [maya] : [] }));
  const dialog = await askToCancel();
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
});

test('after cancelling, the card keeps who was cancelled, the refunded sum and its date', async () => {
  const cancelledAt = '2026-11-25T12:00:00.000Z';
  const [maya, jonas] = buildBooking().attendees;
  const [ticket] = buildBooking().tickets;
  const refunds = [
    { amount: '321.11', requestedAt: cancelledAt, madeAt: '2026-11-26T12:00:00.000Z' },
    { amount: '20.00', requestedAt: '2026-11-24T12:00:00.000Z', madeAt: null },
  ];
  const attendees = maya && jonas ? [maya, { ...jonas, cancelledAt }] : [];
  open(everyone, buildBooking({ attendees, refunds, tickets: ticket ? [ticket] : [] }));
  const card = await screen.findByRole('article', { name: 'Dawn Traverse' });
  expect(card).toHaveTextContent('Refunded $321.11 on Nov 26, 2026');
  expect(card).toHaveTextContent('Refund of $20.00 requested on Nov 24, 2026, on its way');
  expect(within(card).getByText('Jonas Bergeron').closest('li')).toHaveTextContent('Cancelled');
  expect(within(card).getAllByRole('button', { name: /^Change name/ })).toHaveLength(1);
  const dialog = await askToCancel();
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
});
