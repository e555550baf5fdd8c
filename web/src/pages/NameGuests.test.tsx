import type { MyBooking } from '@ascendant/contract/booking';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildBooking } from '../test/build-booking';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeAnswers } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { MyBookingsPage } from './MyBookingsPage';
import { PaymentSuccessPage } from './PaymentSuccessPage';

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

function open(answers: FakeAnswers = {}, at = '/my-bookings', booking = buildBooking(withGuests)) {
  const seen = fakeApi({
    currentUser: { body: buildUser() },
    listMyWaitlist: { body: [] },
    listMyBookings: { body: [booking] },
    ...answers,
  });
  const isPaid = at.startsWith('/payment-success');
  renderAt(isPaid ? <PaymentSuccessPage /> : <MyBookingsPage />, {
    path: isPaid ? '/payment-success' : '/my-bookings',
    at,
  });
  return seen;
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add your guests’ names' }));
const save = async () => userEvent.click((await dialog()).getByRole('button', { name: 'Save names' }));
const guestFields = async (number: number) => within((await dialog()).getByRole('group', { name: `Guest ${number}` }));

test('guests are listed without an age, and named now or later', async () => {
  const seen = open({ nameGuests: { body: { names: ['Piotr Nowak'] } } });
  const card = await screen.findByRole('article', { name: 'Dawn Traverse' });
  expect(within(card).getAllByText('Guest of Maya')).toHaveLength(2);
  expect(within(card).queryByText('0')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add names' }));
  expect((await dialog()).getByText(/until check-in opens on Wed, Jul 1, 2099, 4:45 a\.m\./)).toBeVisible();
  const second = await guestFields(2);
  await enterText(second.getByLabelText('First name'), 'Piotr');
  await save();
  expect(await screen.findByText('Last name is required')).toBeVisible();
  expect(seen.some(({ name }) => name === 'nameGuests')).toBe(false);
  await enterText(second.getByLabelText('Last name'), 'Nowak');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen.find(({ name }) => name === 'nameGuests')?.body).toEqual({
    guests: [{ position: 2, firstName: 'Piotr', lastName: 'Nowak' }],
  });
});

test('what the server says of a name is at its field, and nothing typed is lost', async () => {
  const message = 'Please check your input.';
  const fields = { 'guests.0.firstName': 'Please use plain text' };
  open({
    nameGuests: { status: 400, body: { code: 'invalid_input', message, error: message, fields, requestId: 'x' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add names' }));
  const second = await guestFields(2);
  await enterText(second.getByLabelText('First name'), 'Piotr');
  await enterText(second.getByLabelText('Last name'), 'Nowak');
  await save();
  expect(await second.findByText('Please use plain text')).toBeVisible();
  expect(second.getByLabelText('Last name')).toHaveValue('Nowak');
});

test('without a name, saving says what to type; closing asks before it drops one', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add names' }));
  await save();
  expect(await screen.findByText('Type at least one name, or choose “Not now”.')).toBeVisible();
  await enterText((await guestFields(1)).getByLabelText('First name'), 'Piotr');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: 'Discard what you’ve typed?' })).toBeVisible();
});

test('the link of the email opens the form, and a booking whose names are closed offers none', async () => {
  open({}, '/my-bookings?names=3');
  expect((await dialog()).getByRole('button', { name: 'Save names' })).toBeVisible();
});

test('once check-in has opened, names aren’t asked for', async () => {
  open({}, '/my-bookings?names=3', buildBooking({ ...withGuests, nameGuestsUntil: null }));
  await screen.findByRole('article', { name: 'Dawn Traverse' });
  expect(screen.queryByRole('button', { name: 'Add names' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after paying, the first step is their names', async () => {
  open({ listDependents: { body: [] } }, '/payment-success?booking=3');
  const [first] = await screen.findAllByRole('heading', { level: 3 });
  expect(first).toHaveTextContent('Add your guests’ names');
  expect(screen.getByText(/^Their tickets say “Guest of Maya” until you do\./)).toBeVisible();
});
