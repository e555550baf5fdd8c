import { toWire } from '@ascendant/contract/money';
import type { Attendee } from '@ascendant/domain/booking/attendees';
import { inPackages } from '@ascendant/domain/booking/packages';
import { seatsOf } from '@ascendant/domain/booking/party-rules';
import { addCents, zeroCents } from '@ascendant/domain/money';
import { extraLines, extrasPrice } from '@ascendant/domain/pricing/extra';
import { tierForGroup } from '@ascendant/domain/pricing/group-price';
import { ticketsOf } from '@ascendant/domain/pricing/party-tickets';
import { groupSize, keptOf, typesNamed, typesOnSale } from '@ascendant/domain/pricing/price-type';
import { readPriceType, type PriceTypeForm } from '@ascendant/domain/pricing/price-type-form';
import { ticketsTotalOf } from '@ascendant/domain/pricing/quote';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { eventDetailQuery } from '../../data/event';
import { useBookManually } from '../../data/event-bookings';
import { groupPricesQuery, priceTypesQuery } from '../../data/event-series';
import { currentPricingQuery } from '../../data/pricing';
import { chosenOf, useExtras, type Extras } from '../../fields/extras';
import { showToast } from '../../ui/dialog/toast-store';
import { isAtFields, takenOf, type TypedFacts } from './BookingFacts';

export interface Guest {
  readonly key: number;
  readonly name: string;
  readonly isChild: boolean;
  /** The name of what else they come as. */
  readonly priceType?: string | undefined;
}

export interface TypedBooking extends TypedFacts {
  readonly guests: readonly Guest[];
}

export interface ManualBookingForm {
  /** With the amount that the tickets cost today, until another is typed. */
  readonly typed: TypedBooking;
  readonly set: (change: Partial<TypedBooking>) => void;
  /** How many seats the guests take. */
  readonly seats: number;
  /** What guests can come as besides adult and child. */
  readonly priceTypes: readonly PriceTypeForm[];
  readonly extras: Extras;
  /** The guests with what they take along. */
  readonly party: readonly Attendee[];
  /** Whether it was sent before, so that what's missing is marked. */
  readonly isChecked: boolean;
  /** What the server refused, by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Why it refused the booking, apart from its fields; undefined if it didn't. */
  readonly refusal: string | undefined;
  readonly isBooking: boolean;
  readonly submit: () => void;
}

const empty = {
  guests: [{ key: 0, name: '', isChild: false }],
  phone: '',
  email: '',
  paidBy: 'cash',
  note: '',
} as const;

interface Events {
  readonly onBooked: () => void;
  readonly onRefused: () => void;
}

/** What's typed for guests, sent once however often the button is pressed. */
export function useManualBooking(eventId: number, { onBooked, onRefused }: Events): ManualBookingForm {
  const [changed, setChanged] = useState<Partial<TypedBooking>>({});
  const [isChecked, setChecked] = useState(false);
  const book = useBookManually();
  const priceTypes = useQuery(priceTypesQuery(eventId)).data?.priceTypes ?? [];
  const guests: readonly Guest[] = changed.guests ?? empty.guests;
  const { extras, party } = useGuestExtras(eventId, guests);
  const { seats, suggested } = useGuestPrices(eventId, { guests, party, types: priceTypes });
  const typed = { ...empty, taken: suggested, ...changed };
  const errors = fieldsOf(book.error);
  const email = typed.email.trim();
  const booked = ({ reference }: { readonly reference: string }) => {
    const sent = email === '' ? 'Check them in by name.' : `Their tickets are on the way to ${email}.`;
    showToast({ title: `Booked: ${reference}`, description: sent });
    onBooked();
  };
  return {
    typed,
    seats,
    priceTypes,
    extras,
    party,
    set: (change) => setChanged({ ...changed, ...change }),
    isChecked,
    errors,
    refusal:
      book.isError && !isAtFields(errors, extras.offered.length > 0 ? ['extras'] : [])
        ? errorSentence(book.error)
        : undefined,
    isBooking: book.isPending,
    submit: () => {
      setChecked(true);
      if (typed.guests.some(({ name }) => name.trim() === '')) return;
      book.mutate({ eventId, ...bodyOf(typed, party) }, { onSuccess: booked, onError: onRefused });
    },
  };
}

/** What the event offers to take along, and who takes what. */
function useGuestExtras(eventId: number, guests: readonly Guest[]) {
  const { data: event } = useQuery(eventDetailQuery(String(eventId)));
  // What goes back is between the organizer and their guests.
  const extras = useExtras({ extras: event?.extras?.map((extra) => ({ ...extra, isRefundable: true })) });
  const party = extras.taken(guests.map(asAttendee));
  return { extras, party };
}

function asAttendee({ key, name, isChild }: Guest, index: number): Attendee {
  return { type: 'user', id: key, name: name.trim() || `Guest ${index + 1}`, age: 0, isChild };
}

interface Priced {
  readonly guests: readonly Guest[];
  readonly party: readonly Attendee[];
  readonly types: readonly PriceTypeForm[];
}

/** How many seats the guests take, and what their tickets and extras cost today; nothing where nothing is on sale. */
function useGuestPrices(eventId: number, { guests, party, types }: Priced) {
  const { data: sold } = useQuery(currentPricingQuery(eventId));
  const { data: groups } = useQuery(groupPricesQuery(eventId));
  const { data: event } = useQuery(eventDetailQuery(String(eventId)));
  const read = types.map(readPriceType);
  const counted = groupSize(typesNamed(guests, read));
  const group = { people: counted, groupPrices: groups?.groupPrices, capacity: event?.capacity ?? guests.length };
  const comingAs = typesNamed(guests, typesOnSale(read, sold ?? { adultPrice: zeroCents }, group));
  const coming = inPackages(
    guests.map((guest, index) => {
      const type = comingAs[index];
      return { ...asAttendee(guest, index), priceType: type && keptOf(type) };
    }),
  );
  const tier = sold && tierForGroup(sold, counted, groups?.groupPrices);
  const cost = tier && addCents(ticketsTotalOf(ticketsOf(coming, tier)), extrasPrice(extraLines(party)));
  return { seats: seatsOf(coming), suggested: cost === undefined || cost === null ? '' : toWire(cost) };
}

/** What was left out isn't sent. */
function bodyOf(typed: TypedBooking, party: readonly Attendee[]) {
  const [email, phone, note, taken] = [typed.email.trim(), typed.phone.trim(), typed.note.trim(), takenOf(typed)];
  return {
    guests: typed.guests.map(({ name, isChild, priceType }, index) => ({
      name,
      isChild,
      ...(priceType && { priceType }),
      ...chosenOf(party[index]?.extras),
    })),
    paidBy: typed.paidBy,
    ...(email === '' ? {} : { email }),
    ...(phone === '' ? {} : { phone }),
    ...(note === '' ? {} : { note }),
    ...(taken === undefined ? {} : { taken }),
  };
}
