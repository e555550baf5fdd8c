import { birthPeriodLabels, birthPeriods } from '@ascendant/domain/person/birth-time';
import { useAuth } from '../auth/AuthProvider';
import type { AskedClock } from '../data/places';
import { Choice } from '../ui/form/Choice';
import { FieldGroup } from '../ui/form/Field';
import { Options } from '../ui/form/Options';
import { SelectField, TextField } from '../ui/form/TextField';
import type { FormFields } from '../ui/form/use-form';
import { usePaused } from '../ui/late/use-paused';
import { type BirthValues, birthDay } from './birth-form';
import styles from './BirthTimeFields.module.css';
import { ClockChoice } from './ClockChoice';

const typingPauseMs = 300;

/** Each screen has its own reading of the periods (docs/rules/people.md, "Birth data"). */
export type PeriodReading = 'wizard' | 'profile';

const options = [
  { value: 'exact', label: 'I know the exact time' },
  { value: 'period', label: 'I know the part of the day' },
  { value: 'unknown', label: 'I don’t know' },
] as const;

interface BirthTimeFieldsProps {
  readonly form: FormFields<BirthValues>;
  readonly reading: PeriodReading;
}

/** The time of birth: to the minute, as a part of the day, or unknown. */
export function BirthTimeFields({ form, reading }: BirthTimeFieldsProps) {
  const { values, field, register } = form;
  const option = values.timeOption;
  const { user } = useAuth();
  const help = user?.starsOff ? plainHelp : timeHelp;
  return (
    <>
      <FieldGroup legend="Time of birth" help={help[option]}>
        <div className={styles.choices}>
          {options.map(({ value, label }) => (
            <Choice
              key={value}
              type="radio"
              {...register('timeOption', { related: ['exactTime', 'period'] })}
              value={value}
              checked={option === value}
            >
              {label}
            </Choice>
          ))}
        </div>
      </FieldGroup>
      {option === 'exact' ? (
        <>
          <TextField label="Exact time" className={styles.short} {...field('exactTime')} type="time" />
          <BirthClockField form={form} />
        </>
      ) : null}
      {option === 'period' ? (
        <SelectField label="Part of the day" className={styles.short} {...field('period')}>
          <option value="">Select a part of the day</option>
          <Options of={birthPeriods} text={(period) => birthPeriodLabels[period][reading]} />
        </SelectField>
      ) : null}
    </>
  );
}

const timeHelp: Readonly<Record<BirthValues['timeOption'], string>> = {
  exact: 'Local time at birth. It’s often on the long-form birth certificate.',
  period: 'The Moon and rising sign may be uncertain. We’ll draw them as arcs.',
  unknown: 'We’ll draw the chart without a rising sign. You can add the time later.',
};

/** The same with the stars off. */
const plainHelp: typeof timeHelp = {
  exact: timeHelp.exact,
  period: 'You can add the exact time later.',
  unknown: 'You can add the time later.',
};

/** Asks which time is meant if the clocks at the birthplace showed it twice, once date, place and exact time are filled in. */
function BirthClockField({ form: { values, type } }: { readonly form: FormFields<BirthValues> }) {
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
