import type { Attendee } from '@ascendant/domain/booking/attendees';

/** By what a choice is kept while others are added or removed: who it is, or the number of a guest. */
export function placeOf(attendees: readonly Attendee[], index: number): string {
  const person = attendees[index];
  if (person?.guest === undefined) return `${person?.type} ${person?.id}`;
  return guestPlace(attendees.slice(0, index).filter(({ guest }) => guest !== undefined).length);
}

/** @param number from 0, among the guests */
export function guestPlace(number: number): string {
  return `guest ${number}`;
}
