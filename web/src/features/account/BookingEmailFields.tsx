import { bookingEmailChoices, bookingEmailLabels } from '@ascendant/domain/event/booking-emails';
import { SelectField } from '../../ui/form/TextField';
import type { RegisterField } from '../../ui/form/use-form';

interface BookingEmailFieldsProps {
  readonly field: RegisterField<'bookingEmails' | 'timezone'>;
  /** The saved one, which this browser may not know. */
  readonly timezone: string | null;
}

/** How someone hears of bookings, and on which clock. */
export function BookingEmailFields({ field, timezone }: BookingEmailFieldsProps) {
  return (
    <div className="field-grid two-columns">
      <SelectField label="Emails about bookings" {...field('bookingEmails')}>
        {bookingEmailChoices.map((choice) => (
          <option key={choice} value={choice}>
            {bookingEmailLabels[choice]}
          </option>
        ))}
      </SelectField>
      <SelectField label="Time zone" help="For the daily email and your lists of attendees." {...field('timezone')}>
        <option value="">The time zone of each event</option>
        {zonesWith(timezone).map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function zonesWith(chosen: string | null): readonly string[] {
  const zones = Intl.supportedValuesOf('timeZone');
  return chosen === null || zones.includes(chosen) ? zones : [chosen, ...zones];
}
