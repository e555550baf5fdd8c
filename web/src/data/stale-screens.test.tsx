import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { buildEvent, buildEventDetail } from '../test/build-event';
import { fakeApi } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { myBookingsQuery } from './bookings';
import { dependentSignsQuery } from './charts';
import { useAddDependent, useRemoveDependent, useSaveDependent } from './dependents';
import { eventDetailQuery } from './event';
import { eventListQuery, featuredEventsQuery } from './events';
import { useBookFree } from './free-booking';
import { otherEventsQuery, recommendedQuery } from './matches';
import { useConfirmPayment, useOpenPayment, useReleaseHold } from './payments';
import { myWaitlistQuery, useLeaveWaitlist } from './waitlist';

const order = { eventId: 7, attendees: [{ type: 'user' as const }], agreementAccepted: true as const };

/** What the server knows; every write changes it. */
let version = 1;
beforeEach(() => {
  version = 1;
});

function changed(status: number, body: unknown) {
  return () => {
    version += 1;
    return { status, body };
  };
}

function serve() {
  const events = () => [buildEvent({ seatsLeft: version })];
  fakeApi({
    listEvents: () => ({ body: events() }),
    matchedEvents: () => ({ body: events().map((event) => ({ event, outsidePreferences: [] })) }),
    otherEvents: () => ({ body: events() }),
    getEvent: () => ({ body: buildEventDetail({ seatsLeft: version }) }),
    listMyBookings: () => ({ body: [{ id: version }] }),
    listMyWaitlist: () => ({ body: [{ eventId: version }] }),
    dependentSigns: () => ({ body: [{ dependentId: version }] }),
    createBooking: changed(201, {}),
    confirmPayment: changed(200, { success: true }),
    createPaymentIntent: changed(200, { expiresAt: '2033-01-01T00:15:00Z', serverTime: '2033-01-01T00:00:00Z' }),
    releaseHold: changed(204, null),
    leaveWaitlist: changed(204, null),
    addDependent: changed(201, {}),
    updateDependent: changed(200, {}),
    removeDependent: changed(204, null),
  });
}

/** Every screen that shows how many seats are left, or this person's bookings, side by side. */
function Lists() {
  const shown = {
    browse: useInfiniteQuery(eventListQuery({})).data?.pages[0]?.events[0]?.seatsLeft,
    featured: useQuery(featuredEventsQuery()).data?.events[0]?.seatsLeft,
    recommended: useQuery(recommendedQuery('')).data?.events[0]?.seatsLeft,
    other: useQuery(otherEventsQuery('')).data?.events[0]?.seatsLeft,
    event: useQuery(eventDetailQuery('7')).data?.seatsLeft,
    bookings: useQuery(myBookingsQuery).data?.[0]?.id,
    waitlist: useQuery(myWaitlistQuery).data?.[0]?.eventId,
  };
  return <p>{Object.values(shown).join(' ')}</p>;
}

const seatWrites: Record<string, () => () => void> = {
  'a free booking': function useFree() {
    const { mutate } = useBookFree();
    return () => mutate(order);
  },
  'a paid booking': function usePaid() {
    const { mutate } = useConfirmPayment({ onSuccess: () => undefined });
    return () => mutate({ paymentIntentId: 'pi_1', bookingData: order });
  },
  'a hold': function useHold() {
    const { mutate } = useOpenPayment();
    return () => mutate({ total: 0 as never, order });
  },
  'a released hold': function useRelease() {
    const { mutate } = useReleaseHold();
    return () => mutate('pi_1');
  },
  'leaving the waitlist': function useLeave() {
    const { mutate } = useLeaveWaitlist(7);
    return () => mutate();
  },
};

test.each(Object.entries(seatWrites))(
  'after %s, every list of events shows the seats left now',
  async (_what, useWrite) => {
    serve();
    function Screens() {
      const write = useWrite();
      return (
        <>
          <Lists />
          <button type="button" onClick={write}>
            Write
          </button>
        </>
      );
    }
    renderAt(<Screens />);
    expect(await screen.findByText('1 1 1 1 1 1 1')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Write' }));
    expect(await screen.findByText('2 2 2 2 2 2 2')).toBeVisible();
  },
);

const familyWrites: Record<string, () => () => void> = {
  added: function useAdded() {
    const { mutate } = useAddDependent();
    return () => mutate({} as never);
  },
  saved: function useSaved() {
    const { mutate } = useSaveDependent(2);
    return () => mutate({} as never);
  },
  removed: function useRemoved() {
    const { mutate } = useRemoveDependent();
    return () => mutate(2);
  },
};

test.each(Object.entries(familyWrites))(
  'after a dependent is %s, the family’s signs are read again',
  async (_what, useWrite) => {
    serve();
    function Signs() {
      const { data } = useQuery(dependentSignsQuery);
      const write = useWrite();
      return (
        <button type="button" onClick={write}>
          signs {data?.[0]?.dependentId}
        </button>
      );
    }
    renderAt(<Signs />);
    await userEvent.click(await screen.findByText('signs 1'));
    expect(await screen.findByText('signs 2')).toBeVisible();
  },
);
