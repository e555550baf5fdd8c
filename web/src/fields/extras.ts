import type { EventDetail } from '@ascendant/contract/event';
import { withExtras } from '@ascendant/domain/booking/attendee-extras';
import type { Attendee } from '@ascendant/domain/booking/attendees';
import type { ChosenExtra, OfferedExtra } from '@ascendant/domain/pricing/extra';
import { readExtra } from '@ascendant/domain/pricing/extra-form';
import { inAnyNumber } from '@ascendant/domain/pricing/offered-extras';
import { useState } from 'react';
import { placeOf } from './place-of';

/** By what's kept that's for the whole booking. */
export const bookingPlace = 'booking';

/** What an event offers to take along, and what the people of a party do. */
export interface Extras {
  readonly offered: readonly OfferedExtra[];
  /** What's chosen for someone, or for the booking. */
  readonly chosenAt: (place: string) => readonly ChosenExtra[];
  /** A party with what it takes along, as much of it as can be had. */
  readonly taken: (attendees: readonly Attendee[]) => readonly Attendee[];
  /** Takes one instead of whatever was chosen of it. @param choice of which the others stay; left out for any */
  readonly choose: (place: string, name: string, instead: Instead) => void;
}

interface Instead {
  /** Left out for none. */
  readonly extra?: ChosenExtra;
  /** The choice whose quantity changes; left out where one of them is taken. */
  readonly choice?: string | undefined;
}

/** The extras of an event, with what's left of them. */
export function extrasOf({ extras = [] }: Pick<EventDetail, 'extras'>): readonly OfferedExtra[] {
  return extras.map(({ left, choicesLeft, ...form }) => {
    const extra = readExtra(form);
    const choices = extra.choices.map((choice, index) => ({ ...choice, left: choicesLeft[index] ?? null }));
    return { ...extra, left, choices };
  });
}

export function useExtras(event: Pick<EventDetail, 'extras'>): Extras {
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly ChosenExtra[]>>>({});
  const offered = extrasOf(event);
  const chosenAt = (place: string) => chosen[place] ?? [];
  return {
    offered,
    chosenAt,
    taken: (attendees) => {
      // What's left is said where it's chosen, and asked again before it's booked.
      const party = withExtras(attendees, wantedBy(attendees, chosenAt), inAnyNumber(offered));
      return party.ok ? party.value : attendees;
    },
    choose: (place, name, { extra, choice }) => {
      const others = chosenAt(place).filter(
        (other) => other.name !== name || (choice !== undefined && other.choice !== choice),
      );
      setChosen({ ...chosen, [place]: extra ? [...others, extra] : others });
    },
  };
}

/** Why what a party takes along can't be had any longer; null if it can. */
export function extrasRefusal(attendees: readonly Attendee[], event: Pick<EventDetail, 'extras'>): string | null {
  const answer = withExtras(
    attendees,
    attendees.map(({ extras }) => chosenOf(extras).extras),
    extrasOf(event),
  );
  return answer.ok ? null : answer.message;
}

function wantedBy(attendees: readonly Attendee[], chosenAt: Extras['chosenAt']) {
  return attendees.map((_, index) => [
    ...chosenAt(placeOf(attendees, index)),
    ...(index === 0 ? chosenAt(bookingPlace) : []),
  ]);
}

/** What someone takes along, as it's asked for; nothing for nothing. */
export function chosenOf(extras: Attendee['extras']): { readonly extras?: ChosenExtra[] } {
  return extras ? { extras: extras.map(({ name, choice, quantity }) => ({ name, choice, quantity })) } : {};
}
