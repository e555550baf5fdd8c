import { moreTravellers } from '../more-travellers';
import { seededRandom } from '../seeded-random';
import { readTravellers, type TravellerContent } from '../traveller-content';
import { daysBefore } from './moments';

/** A traveller to write. Their position in the list identifies them until they have an id. */
export interface PersonPlan {
  readonly content: TravellerContent;
  readonly createdAt: Date;
  /** One whom we wrote; the names of the others are made up. */
  readonly isOneOfSixty: boolean;
  /** No one can book without birth data; some people never got past the first step. */
  readonly hasBirthData: boolean;
  readonly disabled: boolean;
}

/** The demo account's position in the list. */
export const demoTravellerIndex = 0;

/** The sixty signed up first, so that they could book the past events; the demo traveller signed up last year. */
const sixtyDays = [600, 720] as const;
const demoTravellerDays = 430;
const otherDays = [25, 700] as const;
/** Share of the others who never entered birth data. */
const withoutBirthDataShare = 0.07;
/** The one an admin disabled: a position among the others. */
const disabledIndex = 7;

export function planPeople(now: Date): readonly PersonPlan[] {
  const random = seededRandom('people');
  const travellers = readTravellers();
  const known = travellers.map((content, index) => ({
    content,
    createdAt: daysBefore(now, index === demoTravellerIndex ? demoTravellerDays : random.integer(...sixtyDays)),
    isOneOfSixty: true,
    hasBirthData: true,
    disabled: false,
  }));
  const others = moreTravellers(travellers).map((content, index) => ({
    content,
    createdAt: daysBefore(now, random.integer(...otherDays) + random.next()),
    isOneOfSixty: false,
    hasBirthData: !random.chance(withoutBirthDataShare),
    disabled: index === disabledIndex,
  }));
  return [...known, ...others];
}
