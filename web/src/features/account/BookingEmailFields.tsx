import { bookingEmailChoices, bookingEmailLabels } from '@ascendant/domain/event/booking-emails';
import { Options } from '../../ui/form/Options';
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
        <Options of={bookingEmailChoices} text={(choice) => bookingEmailLabels[choice]} />
      </SelectField>
      <SelectField label="Time zone" help="For the daily email and your lists of attendees." {...field('timezone')}>
        <option value="">The time zone of each event</option>
        <Options of={zonesWith(timezone)} text={(zone) => zone.replaceAll('_', ' ')} />
      </SelectField>
    </div>
  );
}

function zonesWith(chosen: string | null): readonly string[] {
  const zones = Intl.supportedValuesOf('timeZone');
  return chosen === null || zones.includes(chosen) ? zones : [chosen, ...zones];
}
