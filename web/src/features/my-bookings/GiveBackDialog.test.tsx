import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildBooking } from '../../test/build-booking';
import { fakeApi, refusal, type FakeAnswers } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { GiveBackDialog } from './GiveBackDialog';

const person = { type: 'user' as const, id: 1, age: 40, isChild: false, cancelledAt: null };
const attendees = [
  {
    ...person,
    name: 'Maya',
    takes: [
      { name: 'Wetsuit', choice: 'M', quantity: 1 },
      { name: 'Photographs', quantity: 1, isFinal: true },
      { name: 'Parking', quantity: 3 },
    ],
  },
  { ...person, name: 'Jonas', cancelledAt: '2026-11-20T11:00:00.000Z', takes: [{ name: 'Lunch', quantity: 1 }] },
];
const quote = {
  bookingId: 3,
  reference: 'ASC-7Q2M4',
  policy: 'flexible',
  paid: '38.42',
  refund: '38.42',
  kept: '0.00',
  until: '2027-07-01T12:45:00.000Z',
  freeUntil: null,
  timezone: 'America/Edmonton',
  zoneOffsets: [],
  refusal: null,
};

function open(answers: FakeAnswers = {}) {
  const seen = fakeApi({
    quoteGivingBack: { body: quote },
    giveBackExtras: { body: { bookingId: 3, reference: 'ASC-7Q2M4', refund: '38.42' } },
    ...answers,
  });
  let isClosed = false;
  const dialog = (
    <GiveBackDialog
      booking={buildBooking({ attendees })}
      onClose={() => {
        isClosed = true;
      }}
    />
  );
  renderAt(dialog, { path: '/my-bookings' });
  return { seen, isClosed: () => isClosed };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('EXT-02 who comes gives back what they don’t need, and is told first what’s refunded', async () => {
  const { seen, isClosed } = open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Wetsuit M (Maya)' }));
  await press('One more');
  await press('One more');
  expect(await screen.findByText('You get back')).toBeVisible();
  expect(screen.getByText(/Everyone still comes/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Photographs (Maya), not refundable' })).not.toBeChecked();
  expect(screen.queryByText(/Lunch/)).toBeNull();
  await press('Give back');
  const extras = [
    { position: 0, name: 'Wetsuit', choice: 'M', quantity: 1 },
    { position: 0, name: 'Parking', quantity: 2 },
  ];
  await expect.poll(isClosed).toBe(true);
  expect(seen.find(({ name }) => name === 'giveBackExtras')?.body).toEqual({ extras, refund: '38.42' });
});

test('another amount is said and asked again, with what was chosen', async () => {
  const message = 'What you’d get back has changed. Please check it again.';
  const { isClosed } = open({ giveBackExtras: refusal(409, 'refund_changed', message) });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Wetsuit M (Maya)' }));
  await press('Give back');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Wetsuit M (Maya)' })).toBeChecked();
  expect(isClosed()).toBe(false);
});

test('a refusal says why, and nothing can be given back', async () => {
  const refused = 'It’s too late to cancel this booking for a refund.';
  open({ quoteGivingBack: { body: { ...quote, refund: '0.00', until: null, refusal: refused } } });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Wetsuit M (Maya)' }));
  expect(await screen.findByText(refused)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Give back' })).toBeNull();
});
