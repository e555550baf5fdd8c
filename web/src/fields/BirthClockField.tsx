import type { AskedClock } from '../data/places';
import type { FormFields } from '../ui/form/use-form';
import { usePaused } from '../ui/late/use-paused';
import { birthDay, type BirthValues } from './birth-form';
import { ClockChoice } from './ClockChoice';

const typingPauseMs = 300;

/** Asks which time is meant if the clocks at the birthplace showed it twice, once date, place and exact time are filled in. */
export function BirthClockField({ form: { values, type } }: { readonly form: FormFields<BirthValues> }) {
  const city = usePaused(values.cityOfBirth.trim(), typingPauseMs);
  const asked = askedOf({ ...values, cityOfBirth: city });
  if (asked === null) return null;
  return (
    <ClockChoice asked={asked} chosen={values.occurrence} onChoose={(occurrence) => type('occurrence', occurrence)} />
  );
}

/** @returns null until everything is filled in */
function askedOf(values: BirthValues): AskedClock | null {
  const { timeOption, exactTime, birthPlaceId, cityOfBirth, countryOfBirth } = values;
  const date = birthDay(values);
  if (timeOption !== 'exact' || exactTime === '' || date === null) return null;
  const local = { date, time: exactTime };
  if (birthPlaceId !== null) return { ...local, placeId: birthPlaceId };
  return cityOfBirth === '' || countryOfBirth === '' ? null : { ...local, city: cityOfBirth, country: countryOfBirth };
}
