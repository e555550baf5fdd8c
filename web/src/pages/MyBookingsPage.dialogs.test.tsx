import type { MyBooking } from '@ascendant/contract/booking';
import type { CancellationQuote } from '@ascendant/contract/cancellation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildBooking } from '../test/build-booking';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { type FakeAnswers, fakeApi, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { MyBookingsPage } from './MyBookingsPage';
import { PaymentSuccessPage } from './PaymentSuccessPage';

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

function open(answers: FakeAnswers, booking = buildBooking(), at = '/my-bookings') {
  const seen = fakeApi({
    currentUser: { body: buildUser() },
    listMyWaitlist: { body: [] },
    listMyBookings: { body: [booking] },
    ...answers,
  });
  const [path] = at.split('?');
  renderAt(path === '/my-bookings' ? <MyBookingsPage /> : <PaymentSuccessPage />, { path: path ?? at, at });
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
        ? refusal(400, 'invalid_input', message, { fields: { name: 'Please enter a name' } })
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

const guest = {
  type: 'user',
  id: 1,
  name: 'Guest of Maya',
  age: 0,
  isChild: false,
  guest: 'unnamed',
  cancelledAt: null,
} as const;
const [maya] = buildBooking().attendees;
const withGuests: Partial<MyBooking> = {
  attendees: [maya as MyBooking['attendees'][number], guest, guest],
  nameGuestsUntil: '2099-07-01T10:45:00.000Z',
};

const openGuests = (answers: FakeAnswers = {}, at = '/my-bookings', booking = buildBooking(withGuests)) =>
  open(answers, booking, at);

const guestDialog = async () => within(await screen.findByRole('dialog', { name: 'Add your guests’ names' }));
const saveNames = async () => userEvent.click((await guestDialog()).getByRole('button', { name: 'Save names' }));
const guestFields = async (number: number) =>
  within((await guestDialog()).getByRole('group', { name: `Guest ${number}` }));

test('guests are listed without an age, and named now or later', async () => {
  const seen = openGuests({ nameGuests: { body: { names: ['Piotr Nowak'] } } });
  const card = await screen.findByRole('article', { name: 'Dawn Traverse' });
  expect(within(card).getAllByText('Guest of Maya')).toHaveLength(2);
  expect(within(card).queryByText('0')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add names' }));
  expect((await guestDialog()).getByText(/until check-in opens on Wed, Jul 1, 2099, 4:45 a\.m\./)).toBeVisible();
  const second = await guestFields(2);
  await enterText(second.getByLabelText('First name'), 'Piotr');
  await saveNames();
  expect(await screen.findByText('Last name is required')).toBeVisible();
  expect(seen.some(({ name }) => name === 'nameGuests')).toBe(false);
  await enterText(second.getByLabelText('Last name'), 'Nowak');
  await saveNames();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen.find(({ name }) => name === 'nameGuests')?.body).toEqual({
    guests: [{ position: 2, firstName: 'Piotr', lastName: 'Nowak' }],
  });
});

test('what the server says of a name is at its field, and nothing typed is lost', async () => {
  const message = 'Please check your input.';
  const fields = { 'guests.0.firstName': 'Please use plain text' };
  openGuests({
    nameGuests: { status: 400, body: { code: 'invalid_input', message, error: message, fields, requestId: 'x' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add names' }));
  const second = await guestFields(2);
  await enterText(second.getByLabelText('First name'), 'Piotr');
  await enterText(second.getByLabelText('Last name'), 'Nowak');
  await saveNames();
  expect(await second.findByText('Please use plain text')).toBeVisible();
  expect(second.getByLabelText('Last name')).toHaveValue('Nowak');
});

test('without a name, saving says what to type; closing asks before it drops one', async () => {
  openGuests();
  await userEvent.click(await screen.findByRole('button', { name: 'Add names' }));
  await saveNames();
  expect(await screen.findByText('Type at least one name, or choose “Not now”.')).toBeVisible();
  await enterText((await guestFields(1)).getByLabelText('First name'), 'Piotr');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: 'Discard what you’ve typed?' })).toBeVisible();
});

test('the link of the email opens the form, and a booking whose names are closed offers none', async () => {
  openGuests({}, '/my-bookings?names=3');
  expect((await guestDialog()).getByRole('button', { name: 'Save names' })).toBeVisible();
});

test('once check-in has opened, names aren’t asked for', async () => {
  openGuests({}, '/my-bookings?names=3', buildBooking({ ...withGuests, nameGuestsUntil: null }));
  await screen.findByRole('article', { name: 'Dawn Traverse' });
  expect(screen.queryByRole('button', { name: 'Add names' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after paying, the first step is their names', async () => {
  openGuests({ listDependents: { body: [] } }, '/payment-success?booking=3');
  const [first] = await screen.findAllByRole('heading', { level: 3 });
  expect(first).toHaveTextContent('Add your guests’ names');
  expect(screen.getByText(/^Their tickets say “Guest of Maya” until you do\./)).toBeVisible();
});

const receipt = {
  number: 'R-12-2026-00031',
  kind: 'receipt',
  occurredAt: '2026-11-20T18:00:00.000Z',
  total: '120.01',
  currency: 'usd',
} as const;
const note = { ...receipt, number: 'C-12-2026-00002', kind: 'credit_note', total: '50.00' } as const;

const openReceipts = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Download receipts ?for Dawn Traverse$/ }));

test('a paid booking has its receipt and the credit notes of its refunds as files', async () => {
  open({ listBookingDocuments: { body: [receipt, note] } });
  await openReceipts();
  const dialog = await screen.findByRole('dialog', { name: 'Receipts' });
  expect(await within(dialog).findByText('Receipt R-12-2026-00031')).toBeVisible();
  expect(within(dialog).getByText('Nov 20, 2026, $120.01 USD')).toBeVisible();
  expect(within(dialog).getByText('Credit note C-12-2026-00002')).toBeVisible();
  const file = within(dialog).getByRole('link', { name: /^PDF ?of credit note C-12-2026-00002$/ });
  expect(file).toHaveAttribute('href', '/documents/C-12-2026-00002.pdf');
});

test('receipts that can’t be loaded can be tried again', async () => {
  let isUp = false;
  open({ listBookingDocuments: () => (isUp ? { body: [receipt] } : { status: 500, body: {} }) });
  await openReceipts();
  expect(await screen.findByText('We couldn’t load the receipts')).toBeVisible();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Receipt R-12-2026-00031')).toBeVisible();
});

test('a booking that isn’t paid, or was free, has none', async () => {
  open({}, buildBooking({ status: 'cancelled', paymentStatus: 'failed' }));
  expect(await screen.findByRole('article', { name: 'Dawn Traverse' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Download receipts/ })).not.toBeInTheDocument();
});
