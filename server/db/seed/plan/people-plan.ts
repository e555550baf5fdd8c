import { moreTravellers } from '../more-travellers';
import { seededRandom } from '../seeded-random';
import type { TravellerContent } from '../traveller-content';
import { travellers } from '../travellers';
import { daysBefore } from './moments';

/** One traveller to be written. The position in the list stands for them until they have an id. */
export interface PersonPlan {
  readonly content: TravellerContent;
  readonly createdAt: Date;
  /** Without birth data nobody can book; some people never got past the first step. */
  readonly hasBirthData: boolean;
  readonly disabled: boolean;
}

/** Where the demo account stands in the list. */
export const demoTravellerIndex = 0;

/** The sixty have been here longest, so that they can have booked the past events; the demo traveller since last year. */
const sixtyDays = [600, 720] as const;
const demoTravellerDays = 430;
const otherDays = [25, 700] as const;
/** One in so many of the others stopped before the birth data. */
const withoutBirthDataShare = 0.07;
/** The one whom an admin disabled, counted among the others. */
const disabledIndex = 7;

export function planPeople(now: Date): readonly PersonPlan[] {
  const random = seededRandom('people');
  const known = travellers.map((content, index) => ({
    content,
    createdAt: daysBefore(now, index === demoTravellerIndex ? demoTravellerDays : random.integer(...sixtyDays)),
    hasBirthData: true,
    disabled: false,
  }));
  const others = moreTravellers().map((content, index) => ({
    content,
    createdAt: daysBefore(now, random.integer(...otherDays) + random.next()),
    hasBirthData: !random.chance(withoutBirthDataShare),
    disabled: index === disabledIndex,
  }));
  return [...known, ...others];
}
