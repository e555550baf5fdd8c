import type { EventBooking } from '@ascendant/contract/event-bookings';
import { roleFields } from '@ascendant/domain/person/roles';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeAnswers, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { currentToast } from '../ui/dialog/toast-store';
import { OrganizerPage } from './OrganizerPage';

const event = { id: 7, title: 'Dawn Traverse', startDate: '2099-07-02', startTime: '04:45' };
const booking: EventBooking = {
  id: 9,
  reference: 'ASC-7K2M',
  status: 'confirmed',
  paymentStatus: 'completed',
  bookedAt: '2026-11-20T11:00:00.000Z',
  total: '120.01',
  refunded: '20.00',
  takenByBank: '0.00',
  revenue: '83.34',
  disputed: false,
  isGivenUp: false,
  isUnanswered: false,
  paidBy: null,
  manual: null,
  attendees: [
    { name: 'Maya Lindqvist', isChild: false, ticket: 'valid', canRename: true },
    { name: 'Theo Lindqvist', isChild: true, ticket: 'checked_in', canRename: false },
  ],
};
const earned = {
  paidByTravellers: '100.01',
  siteDiscount: '0.00',
  revenue: '83.34',
  siteFee: '5.16',
  tax: '11.51',
  takenByOrganizer: '0.00',
};
const money = { bookingId: 9, reference: 'ASC-7K2M', status: 'confirmed', paymentStatus: 'completed' };

function open(bookings: readonly EventBooking[], answers: FakeAnswers = {}) {
  const seen = fakeApi({
    currentUser: { body: buildUser(roleFields('organizer')) },
    listEventBookings: { body: { event, money: earned, bookings, after: null } },
    refundBooking: { body: { ...money, total: '120.01', refunded: '120.01', payment: 'succeeded', disputed: false } },
    ...answers,
  });
  renderAt(<OrganizerPage />, { path: '/organizer/*', at: '/organizer/events/7/bookings' });
  return () => seen.filter(({ name }) => name === 'refundBooking').map(({ body }) => body);
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('attendees are listed with their kind and ticket, and what was charged and refunded adds up; someone else’s event isn’t found', async () => {
  open([booking]);
  expect(await screen.findByText('Maya Lindqvist')).toBeVisible();
  expect(screen.getByText('Child')).toBeVisible();
  expect(screen.getByText('Checked in')).toBeVisible();
  expect(screen.getByText('$120.01')).toBeVisible();
  expect(screen.getByText('−$20.00 refunded')).toBeVisible();
  expect(screen.getByText('Revenue $83.34')).toBeVisible();
  const figure = (label: string) => screen.getByText(label).nextElementSibling?.firstElementChild?.textContent;
  expect(['Paid by travellers', 'Revenue', 'Site fee', 'Tax'].map(figure)).toEqual([
    '$100.01',
    '$83.34',
    '$5.16',
    '$11.51',
  ]);
  cleanup();
  open([], { listEventBookings: refusal(404, 'not_found', 'Not found.') });
  expect(await screen.findByRole('heading', { name: 'Event not found' })).toBeVisible();
});

test('the remaining amount is refunded only after the danger button shows it; a refusal is shown in the dialog, which stays', async () => {
  const message = "That's more than is left to refund.";
  const refunds = open([booking], { refundBooking: refusal(409, 'refund_too_large', message) });
  await press('Refund ASC-7K2M');
  expect(await screen.findByText(/The booking will be cancelled. Its tickets stop working/)).toBeVisible();
  expect(refunds()).toEqual([]);
  await press('Refund $100.01');
  await waitFor(() => expect(refunds()).toEqual([{}]));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('a partial refund leaves the booking as it is, and is refused at its field if it’s more than what’s left', async () => {
  const refunds = open([booking]);
  await press('Refund ASC-7K2M');
  await userEvent.click(await screen.findByRole('radio', { name: 'Partial amount' }));
  const amount = screen.getByLabelText('Amount in dollars');
  await enterText(amount, '100.02');
  await press('Refund');
  expect(amount).toHaveAccessibleDescription('You can refund up to $100.01');
  expect(refunds()).toEqual([]);
  await userEvent.clear(amount);
  await enterText(amount, '25');
  expect(screen.getByText(/its tickets won’t change/)).toBeVisible();
  await press('Refund $25.00');
  await waitFor(() => expect(refunds()).toEqual([{ amount: 25 }]));
});

test('a free booking can be cancelled, and a cancelled one offers no action', async () => {
  const attendees = booking.attendees.map((attendee) => ({ ...attendee, canRename: false }));
  open([
    { ...booking, total: '0.00', refunded: '0.00' },
    { ...booking, id: 8, reference: 'ASC-OVER', status: 'cancelled', paymentStatus: 'refunded', attendees },
  ]);
  expect(await screen.findByRole('button', { name: 'Cancel ASC-7K2M' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /ASC-OVER/ })).toBeNull();
});

test('the page leads back to the events and the event, and on to attendees and messages', async () => {
  open([booking]);
  await screen.findByText('Maya Lindqvist');
  expect(screen.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  const hrefOf = (name: string) => main.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Events')).toBe('/organizer/events');
  expect(hrefOf('Dawn Traverse')).toBe('/events/7');
  expect(hrefOf('Attendees')).toBe('/organizer/events/7/attendees');
  expect(hrefOf('Message attendees')).toBe('/organizer/events/7/messages');
});

test('seats are set aside for another channel and released; what’s refused says so and keeps what was typed', async () => {
  const block = { id: 3, label: 'Hotel desk', seats: 2, releaseAt: null, releasedAt: null };
  const message = 'Only 1 seat is left.';
  let isFull = true;
  const sent: unknown[] = [];
  open([], {
    listSeatBlocks: { body: { seatsLeft: 1, blocks: [block] } },
    blockSeats: ({ body }) => {
      sent.push(body);
      return isFull ? refusal(409, 'sold_out', message, { fields: { seats: message } }) : { status: 201, body: block };
    },
    releaseSeats: { body: { ...block, releasedAt: '2026-11-20T11:00:00.000Z' } },
  });
  const panel = within(await screen.findByRole('region', { name: 'Seats set aside' }));
  expect(await panel.findByText('1 free')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Set seats aside' }));
  expect(await panel.findByText('Say who these seats are for')).toBeVisible();
  expect(sent).toEqual([]);
  await enterText(panel.getByLabelText('For whom'), 'Lodge');
  await userEvent.type(panel.getByLabelText('Seats'), '2');
  await userEvent.click(panel.getByRole('button', { name: 'Set seats aside' }));
  expect(await panel.findByText(message)).toBeVisible();
  expect(panel.getByLabelText('For whom')).toHaveValue('Lodge');
  isFull = false;
  await userEvent.click(panel.getByRole('button', { name: 'Set seats aside' }));
  await waitFor(() => expect(panel.getByLabelText('For whom')).toHaveValue(''));
  expect(sent.at(-1)).toEqual({ label: 'Lodge', seats: 2 });
  await userEvent.click(panel.getByRole('button', { name: 'Release the seats for Hotel desk' }));
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Seats released' }));
});

test('what an organizer took for a booking is in its row, with the phone and the note, and summed apart from the revenue', async () => {
  const manual = { taken: '80.00', email: null, phone: '+1 403 762 1550', note: 'Paid in coins.' };
  const bookings = [
    { ...booking, total: '0.00', refunded: '0.00', revenue: '0.00', paidBy: 'cash', manual },
    { ...booking, id: 10, paidBy: 'transfer', manual: { taken: null, email: null, phone: null, note: null } },
  ] as const;
  open([], {
    listEventBookings: { body: { event, money: { ...earned, takenByOrganizer: '80.00' }, bookings, after: null } },
  });
  expect(await screen.findByText('Taken by the organizer: $80.00 in cash')).toBeVisible();
  expect(screen.getByText('Added by the organizer: Bank transfer')).toBeVisible();
  expect(screen.getAllByText('Paid to the organizer')).toHaveLength(2);
  expect(screen.getByRole('link', { name: '+1 403 762 1550' })).toHaveAttribute('href', 'tel:+14037621550');
  expect(screen.getByText('Paid in coins.')).toBeVisible();
  expect(screen.getByText('Taken by the organizer').nextElementSibling).toHaveTextContent('$80.00');
});

const tier = { id: 1, tierType: 'regular', adultPrice: '130.00', childPrice: '60.00', validUntil: null };

test('guests are booked with names, how to reach them, and what they pay and how; a refusal keeps what was typed', async () => {
  const message = 'Only 1 seat is left.';
  let isFull = true;
  const sent: unknown[] = [];
  open([], {
    currentPricing: { body: tier },
    bookManually: ({ body }) => {
      sent.push(body);
      return isFull
        ? refusal(409, 'sold_out', message, { fields: { guests: message } })
        : { status: 201, body: { bookingId: 10, reference: 'ASC-7K2N' } };
    },
  });
  await press('Add booking');
  await press('Book 1 seat');
  expect(await screen.findByText('Please enter a name')).toBeVisible();
  expect(sent).toEqual([]);
  await enterText(screen.getByLabelText('Guest 1'), 'Ada Roy');
  await press('Add guest');
  await enterText(screen.getByLabelText('Guest 2'), 'Théo Roy');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Guest 2 is a child' }));
  await userEvent.selectOptions(screen.getByLabelText('How they pay you'), 'Invoice');
  expect(screen.getByLabelText('Amount in dollars (optional)')).toHaveValue('190.00');
  await enterText(screen.getByLabelText('Phone (optional)'), '403 762 1550');
  await enterText(screen.getByLabelText('Note (optional)'), 'Meets us there.');
  await press('Book 2 seats');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Guest 2')).toHaveValue('Théo Roy');
  isFull = false;
  await press('Book 2 seats');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.at(-1)).toEqual({
    guests: [
      { name: 'Ada Roy', isChild: false },
      { name: 'Théo Roy', isChild: true },
    ],
    paidBy: 'invoice',
    taken: '190.00',
    phone: '403 762 1550',
    note: 'Meets us there.',
  });
});

test('an amount can be another or none, is refused at its field, and isn’t asked for what’s free of charge', async () => {
  const sentence = 'Please enter an amount like 12.50';
  const sent: unknown[] = [];
  open([], {
    currentPricing: { body: tier },
    bookManually: ({ body }) => {
      sent.push(body);
      return refusal(400, 'invalid_input', 'Please check the fields.', { fields: { taken: sentence } });
    },
  });
  await press('Add booking');
  await enterText(await screen.findByLabelText('Guest 1'), 'Ada Roy');
  const amount = () => screen.getByLabelText('Amount in dollars (optional)');
  await waitFor(() => expect(amount()).toHaveValue('130.00'));
  await userEvent.clear(amount());
  await enterText(amount(), '$1,200.5x');
  await press('Book 1 seat');
  expect(await screen.findByText(sentence)).toBeVisible();
  await waitFor(() => expect(amount()).toHaveFocus());
  expect(amount()).toHaveValue('$1,200.5x');
  await userEvent.clear(amount());
  await press('Book 1 seat');
  await userEvent.selectOptions(screen.getByLabelText('How they pay you'), 'Free of charge');
  expect(screen.queryByLabelText('Amount in dollars (optional)')).toBeNull();
  await press('Book 1 seat');
  await waitFor(() => expect(sent).toHaveLength(3));
  const guests = [{ name: 'Ada Roy', isChild: false }];
  expect(sent).toEqual([
    { guests, paidBy: 'cash', taken: '1200.5x' },
    { guests, paidBy: 'cash' },
    { guests, paidBy: 'free' },
  ]);
});

test('a manual booking is free of the site’s fee, unless the operator charges it: then the form and the list say so', async () => {
  open([{ ...booking, total: '0.00', refunded: '0.00', revenue: '-11.87', paidBy: 'cash' }], {
    getSite: { body: { manualBookingFee: 'charged' } },
  });
  expect(await screen.findByText('-$11.87 site fee and tax')).toBeVisible();
  await press('Add booking');
  expect(
    await screen.findByText(/the site’s booking fee and the tax on it are taken from your earnings\.$/),
  ).toBeVisible();
});

const byOrganizer: EventBooking = {
  ...booking,
  total: '0.00',
  refunded: '0.00',
  revenue: '0.00',
  paidBy: 'cash',
  manual: { taken: '80.00', email: 'maya@mail.example', phone: '+1 403 762 1550', note: null },
};

test('a booking that the organizer made is edited: only what was changed is sent, and a refusal keeps what was typed', async () => {
  const sent: unknown[] = [];
  let isWrong = true;
  open([byOrganizer], {
    changeManualBooking: ({ body }) => {
      sent.push(body);
      return isWrong
        ? refusal(400, 'invalid_input', 'Please check the fields.', { fields: { phone: 'Not a number.' } })
        : { status: 204 };
    },
  });
  await press('Edit ASC-7K2M');
  const phone = await screen.findByLabelText('Phone (optional)');
  expect(screen.getByLabelText('Amount in dollars (optional)')).toHaveValue('80.00');
  await userEvent.clear(phone);
  await enterText(phone, '403');
  await press('Save');
  expect(await screen.findByText('Not a number.')).toBeVisible();
  expect(phone).toHaveValue('403');
  isWrong = false;
  const theo = screen.getByLabelText('Guest 2');
  await userEvent.clear(theo);
  await press('Save');
  expect(await screen.findByText('Please enter a name')).toBeVisible();
  await enterText(theo, 'Théo Lindqvist');
  await userEvent.clear(screen.getByLabelText('Amount in dollars (optional)'));
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    { phone: '403' },
    { phone: '403', taken: null, names: [{ position: 1, name: 'Théo Lindqvist' }] },
  ]);
});

test('it moves to another date that has seats for everyone', async () => {
  const date = {
    id: 7,
    startDate: '2099-07-02',
    endDate: '2099-07-02',
    startTime: '04:45',
    endTime: '09:00',
    seatsLeft: 9,
    capacity: 12,
    lowestAdultPrice: '130.00',
    matchScore: null,
    status: 'published',
  };
  const dates = [date, { ...date, id: 8, seatsLeft: 1 }, { ...date, id: 9, startDate: '2099-07-04', seatsLeft: 2 }];
  const sent: unknown[] = [];
  open([byOrganizer], {
    eventDates: { body: dates },
    moveManualBooking: ({ body }) => {
      sent.push(body);
      return { body: { bookingId: 9, eventId: 9 } };
    },
  });
  await press(/^More/);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to another date' }));
  const choice = await screen.findByLabelText('New date');
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a date', 'Sat, Jul 4, 2099, 4:45 a.m. (2 seats left)']);
  await press('Move booking');
  expect(await screen.findByText('Please choose a date')).toBeVisible();
  await userEvent.selectOptions(choice, '9');
  await press('Move booking');
  await waitFor(() => expect(sent).toEqual([{ fromEventId: 7, eventId: 9 }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('another name goes on the ticket of the person who’s chosen; where none can, it isn’t offered', async () => {
  const party = booking.attendees.map((attendee) => ({ ...attendee, canRename: true }));
  const renamed: unknown[] = [];
  const renameAttendee: FakeAnswers['renameAttendee'] = ({ body }) => {
    renamed.push(body);
    return renamed.length === 1
      ? refusal(409, 'cannot_rename', 'Changes to names closed the day before the event.')
      : { body: { name: 'Zoé Roy' } };
  };
  open([{ ...booking, attendees: party }], { renameAttendee });
  await press('Change a name ASC-7K2M');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change a name' }));
  expect(dialog.getByText(/^We’ll email the new tickets/)).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText('Ticket of'), 'Theo Lindqvist');
  expect(dialog.getByLabelText('Name')).toHaveValue('Theo Lindqvist');
  await userEvent.clear(dialog.getByLabelText('Name'));
  await enterText(dialog.getByLabelText('Name'), 'Zoé Roy');
  await press('Change name');
  expect(await dialog.findByText('Changes to names closed the day before the event.')).toBeVisible();
  await press('Change name');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(renamed).toEqual([{ name: 'Zoé Roy' }, { name: 'Zoé Roy' }]);
  cleanup();
  open([{ ...booking, attendees: party.map((attendee) => ({ ...attendee, canRename: false })) }]);
  expect(await screen.findByRole('button', { name: 'Refund ASC-7K2M' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Change a name/ })).toBeNull();
});
