import { useFormContext, useWatch } from 'react-hook-form';
import { eventTypes } from '@ascendant/domain/event/event-types';
import { Choice } from '../ui/Choice';
import type { PreferenceValues } from './preferences-form';
import './preference-fields.css';

/** What somebody likes to go out for. */
export function EventTypeFields({ isWide = false }: { readonly isWide?: boolean }) {
  const { control, register } = useFormContext<PreferenceValues>();
  const chosen = useWatch({ control, name: 'preferredEventTypes' });
  return (
    <fieldset>
      <legend className="vh">Event types</legend>
      <div className={isWide ? 'types wide' : 'types'}>
        {eventTypes.map((type) => (
          <Choice key={type} type="checkbox" look="check type" value={type} {...register('preferredEventTypes')}>
            {type}
          </Choice>
        ))}
      </div>
      <p className="meta num types-count" aria-live="polite">
        {chosen.length} of {eventTypes.length} chosen
      </p>
    </fieldset>
  );
}
