import type { EventDetail } from '@ascendant/contract/event';
import type { PartyCount } from '@ascendant/domain/booking/party-count';
import { getByLabelText, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SessionEnded } from '../features/auth/SessionEnded';
import type { AttendingParty } from '../features/booking/AlreadyGoing';
import { BookingDialog } from '../features/booking/BookingDialog';
import { buildEventDetail } from './build-event';
import { buildUser } from './build-user';
import { fakeApi, type FakeAnswers } from './fake-api';
import { renderAt } from './render-at';

export interface BookingScene {
  readonly event?: Partial<EventDetail>;
  readonly answers?: FakeAnswers;
  readonly attending?: AttendingParty | null;
  readonly chosen?: PartyCount | null;
}

export const freeTier = { id: 9, tierType: 'regular', adultPrice: '0.00', childPrice: '0.00', validUntil: null };

/** The booking dialog of an event, and the button that opens it again. */
export function openBooking({ event = {}, answers = {}, ...more }: BookingScene = {}) {
  const detail = buildEventDetail(event);
  const seen = fakeApi({
    currentUser: { body: buildUser() },
    currentPricing: { body: detail.pricingTiers[0] },
    listDependents: { body: [] },
    ...answers,
  });
  renderAt(<Page event={detail} {...more} />, { path: '/events/:id', at: '/events/7' });
  return seen;
}

function Page({
  event,
  attending = null,
  chosen = null,
}: Omit<BookingScene, 'event'> & { readonly event: EventDetail }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Book Now
      </button>
      <BookingDialog
        event={event}
        attending={attending}
        chosen={chosen}
        onDate={(id) => void navigate(`/events/${id}`)}
        open={isOpen}
        onClose={() => setOpen(false)}
        onLeave={(path) => void navigate(path)}
      />
      <SessionEnded />
    </>
  );
}

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

export async function chooseDate(within: HTMLElement, [day, month, year]: readonly [string, string, string]) {
  await userEvent.selectOptions(getByLabelText(within, 'Day'), day);
  await userEvent.selectOptions(getByLabelText(within, 'Month'), month);
  await userEvent.selectOptions(getByLabelText(within, 'Year'), year);
}
