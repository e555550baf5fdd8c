import { toWire } from '@ascendant/contract/money';
import { tierForGroup } from '@ascendant/domain/pricing/group-price';
import { keptOf, typesOnSale } from '@ascendant/domain/pricing/price-type';
import { readPriceType, type PriceTypeForm } from '@ascendant/domain/pricing/price-type-form';
import { ticketsOf, ticketsTotalOf } from '@ascendant/domain/pricing/quote';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { useBookManually } from '../../data/event-bookings';
import { groupPricesQuery, priceTypesQuery } from '../../data/event-series';
import { currentPricingQuery } from '../../data/pricing';
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
  /** What guests can come as besides adult and child. */
  readonly priceTypes: readonly PriceTypeForm[];
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
  const suggested = useSuggestedAmount(eventId, changed.guests ?? empty.guests, priceTypes);
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
    priceTypes,
    set: (change) => setChanged({ ...changed, ...change }),
    isChecked,
    errors,
    refusal: book.isError && !isAtFields(errors) ? errorSentence(book.error) : undefined,
    isBooking: book.isPending,
    submit: () => {
      setChecked(true);
      if (typed.guests.some(({ name }) => name.trim() === '')) return;
      book.mutate({ eventId, ...bodyOf(typed) }, { onSuccess: booked, onError: onRefused });
    },
  };
}

/** What the tickets cost today; empty where nothing is on sale. */
function useSuggestedAmount(eventId: number, guests: readonly Guest[], types: readonly PriceTypeForm[]): string {
  const { data: sold } = useQuery(currentPricingQuery(eventId));
  const { data: groups } = useQuery(groupPricesQuery(eventId));
  if (!sold) return '';
  const tier = tierForGroup(sold, guests.length, groups?.groupPrices);
  const offered = typesOnSale(types.map(readPriceType), sold, {
    people: guests.length,
    groupPrices: groups?.groupPrices,
  });
  const party = guests.map(({ isChild, priceType }) => {
    const type = offered.find(({ name }) => name === priceType);
    return { isChild, priceType: type && keptOf(type) };
  });
  return toWire(ticketsTotalOf(ticketsOf(party, tier)));
}

/** What was left out isn't sent. */
function bodyOf(typed: TypedBooking) {
  const [email, phone, note, taken] = [typed.email.trim(), typed.phone.trim(), typed.note.trim(), takenOf(typed)];
  return {
    guests: typed.guests.map(({ name, isChild, priceType }) => ({ name, isChild, ...(priceType && { priceType }) })),
    paidBy: typed.paidBy,
    ...(email === '' ? {} : { email }),
    ...(phone === '' ? {} : { phone }),
    ...(note === '' ? {} : { note }),
    ...(taken === undefined ? {} : { taken }),
  };
}
