import { cents } from '@ascendant/domain/money';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pendingBookingKey } from '../../storage/booking-keys';
import { parsePendingBooking } from '../../storage/pending-booking';
import { openBooking, press } from '../../test/booking-scene';
import { allIn } from '../../test/prices';

const plain = { note: '', limit: '', isRefundable: true };
const wetsuit = {
  ...plain,
  name: 'Wetsuit',
  price: '15.00',
  per: 'person' as const,
  choices: 'S: 4, M: 8, L: 6',
  left: null,
  choicesLeft: [0, 6, 5],
};
const lunch = {
  ...plain,
  name: 'Lunch',
  price: '20.00',
  per: 'person' as const,
  choices: '',
  left: null,
  choicesLeft: [],
};
const photographs = { ...lunch, name: 'Photographs', price: '40.00', per: 'booking' as const, isRefundable: false };

test('EXT-03 each person takes theirs, the booking its own, and what’s left is said from five down', async () => {
  openBooking({ event: { minimumAge: 0, extras: [wetsuit, lunch, photographs] }, chosen: { adults: 2, children: 0 } });
  const own = await screen.findByLabelText('Wetsuit for Maya Lindqvist');
  expect(
    within(own)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['None', 'S, none left', 'M', 'L, 5 left']);
  expect(within(own).getByRole('option', { name: 'S, none left' })).toBeDisabled();
  await userEvent.selectOptions(own, 'M');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Lunch for Guest of Maya/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lunch for Maya Lindqvist' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lunch for Maya Lindqvist' }));
  const group = within(screen.getByRole('group', { name: /^Photographs \$40.00 for the whole booking/ }));
  expect(group.getByText('Not refundable if you cancel.')).toBeVisible();
  await userEvent.click(group.getByRole('button', { name: 'One more' }));
  // Two adults at $544.00, and $75.00.
  expect(screen.getByText(`${allIn(cents(116_300))} USD`)).toBeVisible();
  await press('Continue');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^I have read and accept/ }));
  await press('Continue');
  expect(screen.getByText('Wetsuit M (Maya Lindqvist)')).toBeVisible();
  await press('Go to checkout');
  expect(await screen.findByText('at /checkout')).toBeVisible();
  const found = parsePendingBooking(localStorage.getItem(pendingBookingKey));
  const attendees = [
    {
      extras: [{ name: 'Wetsuit', choice: 'M' }, { name: 'Photographs' }],
    },
    { extras: [{ name: 'Lunch' }] },
  ];
  const extras = [
    { name: 'Wetsuit', choice: 'M', quantity: 1, price: 1500 },
    { name: 'Photographs', quantity: 1, price: 4000 },
    { name: 'Lunch', quantity: 1, price: 2000 },
  ];
  expect(found).toMatchObject({ booking: { adults: 2, extras, subtotal: 116_300, attendees } });
});

test('an event without extras asks for none', async () => {
  openBooking({ event: {} });
  expect(await screen.findByText('Who’s coming?')).toBeVisible();
  expect(screen.queryByText('Extras')).toBeNull();
});
