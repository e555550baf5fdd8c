import { eventTypes } from '@ascendant/domain/event/event-types';
import { useFormContext, useWatch } from 'react-hook-form';
import { classNames } from '../ui/class-names';
import { Choice } from '../ui/form/Choice';
import { FieldError } from '../ui/form/Field';
import styles from './EventTypeFields.module.css';
import type { PreferenceValues } from './preferences-form';

interface EventTypeFieldsProps {
  readonly isWide?: boolean;
  /** Set if no heading above it names it. */
  readonly isTitled?: boolean;
}

const errorId = 'event-types-error';

/** The kinds of events the user likes. */
export function EventTypeFields({ isWide = false, isTitled = false }: EventTypeFieldsProps) {
  const { control, register, formState } = useFormContext<PreferenceValues>();
  const chosen = useWatch({ control, name: 'preferredEventTypes' });
  const error = chosen.length === 0 ? formState.errors.preferredEventTypes?.message : undefined;
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={isTitled ? 'label' : 'visually-hidden'}>Event types</legend>
      <div className={isWide ? classNames(styles.types, styles.wide) : styles.types}>
        {eventTypes.map((type) => (
          <Choice key={type} type="checkbox" className={styles.type} value={type} {...register('preferredEventTypes')}>
            {type}
          </Choice>
        ))}
      </div>
      <p className={classNames(styles.count, 'meta numeric')} aria-live="polite">
        {`${chosen.length} of ${eventTypes.length} chosen`}
      </p>
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
