import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildBooking } from '../test/build-booking';
import { buildUser } from '../test/build-user';
import { intent, pay } from '../test/checkout-scene';
import { answerer, type SeenCall } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { currentToast } from '../ui/dialog/toast-store';
import { PayForPeoplePage } from './PayForPeoplePage';

const person = { type: 'user', id: 1, name: 'Guest of Maya', guest: 'unnamed' } as const;
const peopleToPay = { attendees: [person], charge: '117.86', heldUntil: '2099-06-01T10:13:10Z' };

function open(held: typeof peopleToPay | null) {
  const seen: SeenCall[] = [];
  const server = answerer(
    {
      currentUser: { body: buildUser() },
      listMyBookings: { body: [buildBooking({ peopleToPay: held })] },
      payForPeople: intent(),
      confirmPayment: { body: { success: true, bookingId: 3, reference: 'ASC-7Q2M4' } },
    },
    seen,
  );
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) =>
    path.startsWith('/sandbox/') ? Response.json({ status: 'succeeded' }) : server(path, init),
  );
  renderAt(<PayForPeoplePage />, { path: '/my-bookings/:booking/people', at: '/my-bookings/3/people' });
  return seen;
}

test('the people whose seats are held are paid for, and join', async () => {
  const seen = open(peopleToPay);
  expect(await screen.findByText('Guest of Maya')).toBeVisible();
  await screen.findByRole('button', { name: 'Pay $117.86' });
  expect(seen.find(({ name }) => name === 'payForPeople')?.body).toEqual({ attendees: [person], charge: '117.86' });
  await pay();
  expect(await screen.findByText('at /my-bookings')).toBeVisible();
  expect(currentToast()).toMatchObject({ title: 'Added to your booking' });
});

test('once no seats are held any longer, it says so', async () => {
  open(null);
  expect(await screen.findByText(/aren’t held any longer/)).toBeVisible();
});
