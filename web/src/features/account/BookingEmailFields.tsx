import { bookingEmailChoices, bookingEmailLabels } from '@ascendant/domain/event/booking-emails';
import { Field } from '../../ui/form/Field';
import { Select } from '../../ui/form/Input';
import type { Problems, Register } from '../../ui/form/use-form';

interface BookingEmailFieldsProps {
  readonly register: Register<'bookingEmails' | 'timezone'>;
  readonly errors: Problems<'bookingEmails' | 'timezone'>;
  /** The saved one, which this browser may not know. */
  readonly timezone: string | null;
}

/** How someone hears of bookings, and on which clock. */
export function BookingEmailFields({ register, errors, timezone }: BookingEmailFieldsProps) {
  return (
    <div className="field-grid two-columns">
      <Field label="Emails about bookings" error={errors.bookingEmails}>
        {(control) => (
          <Select {...control} {...register('bookingEmails')}>
            {bookingEmailChoices.map((choice) => (
              <option key={choice} value={choice}>
                {bookingEmailLabels[choice]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Time zone" help="For the daily email and your lists of attendees." error={errors.timezone}>
        {(control) => (
          <Select {...control} {...register('timezone')}>
            <option value="">The time zone of each event</option>
            {zonesWith(timezone).map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

function zonesWith(chosen: string | null): readonly string[] {
  const zones = Intl.supportedValuesOf('timeZone');
  return chosen === null || zones.includes(chosen) ? zones : [chosen, ...zones];
}
