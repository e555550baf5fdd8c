import { cents } from '@ascendant/domain/money';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pendingBookingKey } from '../../storage/booking-keys';
import { parsePendingBooking } from '../../storage/pending-booking';
import { openBooking, press } from '../../test/booking-scene';
import { buildDependent } from '../../test/build-dependent';
import { buildUser } from '../../test/build-user';
import { allIn } from '../../test/prices';

const everyAge = { minAge: null, maxAge: null, proof: '' };
const priceTypes = [
  { ...everyAge, name: 'Senior', kind: 'percent' as const, value: '50', minAge: 65 },
  { ...everyAge, name: 'Student', kind: 'amount' as const, value: '100', proof: 'Student card' },
];

test('people come as the price type of their age, or as one that’s chosen, and the order says so', async () => {
  openBooking({
    event: { minimumAge: 0, priceTypes },
    answers: { currentUser: { body: buildUser({ dateOfBirth: '1950-02-09' }) } },
    chosen: { adults: 2, children: 0 },
  });
  const own = await screen.findByLabelText('Price for Maya Lindqvist');
  await waitFor(() => expect(own).toHaveDisplayValue('Senior, $272.00'));
  const guest = screen.getByLabelText('Price for Adult 2');
  expect(guest).toHaveDisplayValue('Adult, $544.00');
  expect(screen.getByText('1 adult, 1 × Senior')).toBeVisible();
  await userEvent.selectOptions(guest, 'Student, $100.00');
  expect(screen.getByText('Show at check-in: Student card')).toBeVisible();
  expect(screen.getByText('1 × Senior, 1 × Student')).toBeVisible();
  expect(screen.getByText(`${allIn(cents(37_200))} USD`)).toBeVisible();
  await press('Continue');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^I have read and accept/ }));
  await press('Continue');
  await press('Go to checkout');
  expect(await screen.findByText('at /checkout')).toBeVisible();
  const found = parsePendingBooking(localStorage.getItem(pendingBookingKey));
  const types = [
    { name: 'Senior', people: 1, price: 27_200 },
    { name: 'Student', people: 1, price: 10_000 },
  ];
  const attendees = [{ priceType: 'Senior' }, { priceType: 'Student', guest: 'unnamed' }];
  expect(found).toMatchObject({ booking: { adults: 0, types, subtotal: 37_200, attendees } });
});

test('someone can come as an adult although a price type fits', async () => {
  openBooking({
    event: { priceTypes },
    answers: { currentUser: { body: buildUser({ dateOfBirth: '1950-02-09' }) } },
  });
  const own = await screen.findByLabelText('Price for Maya Lindqvist');
  await userEvent.selectOptions(own, 'Adult, $544.00');
  expect(screen.getByText(`${allIn(cents(54_400))} USD`)).toBeVisible();
});

const infant = { ...everyAge, name: 'Infant', kind: 'amount' as const, value: '0', maxAge: 2, seats: 0, perAdult: 1 };
const small = (firstName: string, id: number) =>
  buildDependent({ id, firstName, lastName: 'Lindqvist', dateOfBirth: '2098-05-01' });

test('TYP-04 an infant without a seat comes along on the last one, and each adult brings as many as they can', async () => {
  const family = [small('Ida', 71), small('Per', 72)];
  openBooking({
    event: { seatsLeft: 1, minimumAge: 0, priceTypes: [infant] },
    answers: { listDependents: { body: family } },
  });
  await press('Add Ida Lindqvist');
  await press('Add Per Lindqvist');
  expect(await screen.findAllByText('With no seat of their own')).toHaveLength(2);
  await press('Continue');
  expect(await screen.findByText('Each adult can bring up to 1 infant.')).toBeVisible();
  await press('Remove Per');
  await press('Continue');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^I have read and accept/ }));
  await press('Continue');
  expect(await screen.findByText(/we’ll hold your seat for 15 minutes/)).toBeVisible();
});

const boat = { ...everyAge, name: 'Whole boat', kind: 'amount' as const, value: '600', covers: 2, seats: null };

test('a package has one price for those who share it, and says what it takes', async () => {
  openBooking({
    event: { minimumAge: 0, capacity: 8, seatsLeft: 8, priceTypes: [boat] },
    chosen: { adults: 3, children: 0 },
  });
  const offer = 'Whole boat, $600.00';
  await userEvent.selectOptions(await screen.findByLabelText('Price for Maya Lindqvist'), offer);
  await userEvent.selectOptions(screen.getByLabelText('Price for Adult 2'), offer);
  expect(screen.getByText('For up to 2 people, the whole date')).toBeVisible();
  expect(screen.getByText('Included')).toBeVisible();
  expect(screen.getByText('1 adult, 1 × Whole boat for 2')).toBeVisible();
  await press('Continue');
  expect(await screen.findByText('Not enough seats')).toBeVisible();
  await press('Remove adult 3');
  expect(screen.getByText(`${allIn(cents(60_000))} USD`)).toBeVisible();
  await press('Continue');
  expect(await screen.findByRole('checkbox', { name: /^I have read and accept/ })).toBeVisible();
});

test('a date on which others are can’t be booked as a whole, and says why', async () => {
  openBooking({ event: { capacity: 8, seatsLeft: 7, priceTypes: [boat] } });
  const offer = 'Whole boat, $600.00';
  await userEvent.selectOptions(await screen.findByLabelText('Price for Maya Lindqvist'), offer);
  await press('Continue');
  expect(await screen.findByText(/Others have already booked this date/)).toBeVisible();
});
