import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { discountableEventsQuery } from '../../data/discount-codes';
import { Field } from '../../ui/form/Field';
import { Suggest } from '../../ui/form/Suggest';
import { usePaused } from '../../ui/late/use-paused';
import { dayText } from '../../ui/text/day-text';
import type { DiscountValues } from './discount-form';

const typingPauseMs = 180;

interface EventFieldProps {
  /** The title of the event that's chosen at first; '' for none. */
  readonly title: string;
  readonly disabled: boolean;
}

/** The event a code is for, found by typing: there can be thousands. */
export function EventField({ title, disabled }: EventFieldProps) {
  const { control } = useFormContext<DiscountValues>();
  const { field, fieldState } = useController({ control, name: 'eventId' });
  const [text, setText] = useState(title);
  const q = usePaused(field.value === null ? text.trim() : '', typingPauseMs);
  const { data = [], isFetching, isError } = useQuery({ ...discountableEventsQuery(q), enabled: !disabled });
  const items = data.map((event) => ({ ...event, label: `${event.title}, ${dayText(event.startDate, 'short')}` }));
  return (
    <Field
      label="Event"
      help={field.value === null ? 'Start typing and choose from the list.' : undefined}
      error={fieldState.error?.message}
    >
      {(attributes) => (
        <Suggest
          {...attributes}
          name="eventId"
          inputRef={field.ref}
          placeholder="Choose an event"
          disabled={disabled}
          value={text}
          items={items}
          status={isFetching ? '' : isError ? 'Events are not available right now' : countEvents(items.length)}
          onBlur={field.onBlur}
          onType={(typed) => {
            setText(typed);
            field.onChange(null);
          }}
          onPick={(event) => {
            setText(event.title);
            field.onChange(event.id);
          }}
        />
      )}
    </Field>
  );
}

function countEvents(count: number): string {
  if (count === 0) return 'No events found';
  return count === 1 ? '1 event' : `${count} events`;
}
