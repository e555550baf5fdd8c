import type { EventDetail } from '@ascendant/contract/event';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { buildDependent } from '../../test/build-dependent';
import { buildEventDetail } from '../../test/build-event';
import { buildUser } from '../../test/build-user';
import { fakeApi, refusal, type FakeAnswers } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { BookingDialog } from './BookingDialog';

const free = [{ id: 9, tierType: 'regular' as const, adultPrice: '0.00', childPrice: '0.00', validUntil: null }];
const series = { id: 3, firstEventId: 7, dates: 3, bestDate: null };
const piotr = buildDependent({ id: 9, firstName: 'Piotr', lastName: 'Roy', dateOfBirth: '1990-05-04' });
const event = buildEventDetail({ minimumAge: 0, series, pricingTiers: free, currentTierId: 9 });
const other: EventDetail = { ...event, id: 8, startDate: '2099-07-09', endDate: '2099-07-11' };
const dateOf = ({ id, startDate, startTime }: EventDetail) => ({
  id,
  startDate,
  startTime,
  endDate: startDate,
  endTime: '16:00',
  seatsLeft: 5,
  capacity: 12,
  lowestAdultPrice: '0.00',
  matchScore: null,
  status: 'published',
});
const refused = refusal(409, 'not_on_sale', 'This event was cancelled.', {
  nearestDate: { id: 8, startDate: '2099-07-09', startTime: '04:45', seatsLeft: 5 },
});

const page: { change: (event: EventDetail) => void } = { change: () => undefined };

function Page({ start }: { readonly start: EventDetail }) {
  const [shown, setShown] = useState(start);
  const [left, setLeft] = useState('');
  useEffect(() => {
    page.change = setShown;
  }, []);
  return (
    <>
      <p>{left}</p>
      <BookingDialog
        event={shown}
        attending={null}
        companions={[piotr]}
        open
        onDate={(id) => setShown(id === 8 ? other : event)}
        onClose={() => undefined}
        onLeave={setLeft}
      />
    </>
  );
}

function open(answers: FakeAnswers = {}, start: EventDetail = event) {
  const seen = fakeApi({
    currentUser: { body: buildUser() },
    currentPricing: { body: start.pricingTiers[0] },
    listDependents: { body: [piotr] },
    listMyWaitlist: { body: [] },
    eventDates: { body: [dateOf(other)] },
    getEvent: { body: start },
    ...answers,
  });
  renderAt(<Page start={start} />, { at: '/' });
  return seen;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

async function toConfirm() {
  await screen.findByText('Piotr Roy');
  await press('Continue');
  await userEvent.click(await screen.findByRole('checkbox'));
  await press('Continue');
}

test('a date that was cancelled is refused in the dialog, and one press goes on with the nearest, with the same people', async () => {
  const seen = open({
    createBooking: ({ body }) =>
      (body as { eventId: number }).eventId === 7
        ? refused
        : { status: 201, body: { bookingId: 1, reference: 'ASC-1', status: 'confirmed' } },
  });
  await toConfirm();
  await press('Confirm booking');
  expect(await screen.findByText('This event was cancelled.')).toBeVisible();
  await press('Book Thu, Jul 9, 2099 at 4:45 a.m. instead');
  expect(await screen.findByText('You’re now booking Thu, Jul 9, 2099 at 4:45 a.m.')).toBeVisible();
  expect(screen.queryByText('This event was cancelled.')).toBeNull();
  await press('Confirm booking');
  expect(await screen.findByText('/payment-success?free=true')).toBeVisible();
  const sent = seen.filter(({ name }) => name === 'createBooking').map(({ body }) => body);
  expect(sent).toMatchObject([
    { eventId: 7, eventDate: '2099-07-02', eventStartTime: '04:45', adults: 2 },
    { eventId: 8, eventDate: '2099-07-09', eventStartTime: '04:45', adults: 2, attendees: [{}, { id: 9 }] },
  ]);
});

test('a paid date that has filled meanwhile isn’t taken to checkout', async () => {
  const paid = { ...event, pricingTiers: [{ ...free[0]!, adultPrice: '50.00' }] };
  open({ getEvent: { body: { ...paid, seatsLeft: 1 } } }, paid);
  await toConfirm();
  act(() => page.change({ ...paid, seatsLeft: 1 }));
  expect(await screen.findByText('Only 1 seat is left on this date.')).toBeVisible();
  await press('Go to checkout');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Go to checkout' })).toBeEnabled());
  expect(screen.queryByText('/checkout')).toBeNull();
  expect(screen.getByRole('button', { name: 'Book Thu, Jul 9, 2099 at 4:45 a.m. instead' })).toBeVisible();
});

test('a date that was moved says from when to when, and can be taken as it is now', async () => {
  open({ eventDates: { body: [dateOf({ ...event, startTime: '06:00' })] } });
  await screen.findByText('Piotr Roy');
  act(() => page.change({ ...event, startTime: '06:00' }));
  expect(
    await screen.findByText(
      'This date was moved. It was on Thu, Jul 2, 2099 at 4:45 a.m., and is now on Thu, Jul 2, 2099 at 6:00 a.m.',
    ),
  ).toBeVisible();
  await press('Book the new day and time');
  expect(await screen.findByText('You’re now booking Thu, Jul 2, 2099 at 6:00 a.m.')).toBeVisible();
});

test('without another date, it says that there’s none', async () => {
  // What's listed of the date itself may be from before.
  open({ eventDates: { body: [dateOf(event)] } });
  await screen.findByText('Piotr Roy');
  act(() => page.change({ ...event, status: 'cancelled' }));
  expect(await screen.findByText('This date was cancelled.')).toBeVisible();
  expect(await screen.findByText('There’s no other date with enough seats.')).toBeVisible();
});
