import { isPrivileged, type RoleFields } from '../person/roles';

/** What says whether a person sees anything astrological. */
interface StarSettings {
  readonly birthInfoCompleted: boolean;
  readonly starsOff: boolean;
}

/** Whether a person has scores and a chart: with birth data, and with the stars on. Source: rule PRE-08. */
export function hasScores({ birthInfoCompleted, starsOff }: StarSettings): boolean {
  return birthInfoCompleted && !starsOff;
}

/** Whether someone is asked for birth data, because nothing else keeps them from having scores. Organizers and admins aren't. */
export function asksForBirthData(person: StarSettings & RoleFields): boolean {
  return !person.birthInfoCompleted && !person.starsOff && !isPrivileged(person);
}
