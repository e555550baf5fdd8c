import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { discountableEventsQuery, type DiscountCode } from '../../data/discount-codes';
import { Choice } from '../../ui/form/Choice';
import { Field, FieldGroup } from '../../ui/form/Field';
import { Suggest } from '../../ui/form/Suggest';
import { usePaused } from '../../ui/late/use-paused';
import { dayAndTime } from '../../ui/text/time-text';
import type { DiscountValues } from './discount-form';

const typingPauseMs = 180;

interface EventFieldProps {
  /** The code to change; null for a new one. */
  readonly code: DiscountCode | null;
  readonly disabled: boolean;
}

/** A date of an event that has several, as text; null for any other event. */
type DateOfSeries = string | null;

function dateOfSeries(event: Pick<DiscountCode, 'hasOtherDates' | 'startDate' | 'startTime'>): DateOfSeries {
  return event.hasOtherDates ? dayAndTime(event, 'short') : null;
}

/** The event a code is for, found by typing, because there can be thousands, and for which of its dates. */
export function EventField({ code, disabled }: EventFieldProps) {
  const { control } = useFormContext<DiscountValues>();
  const { field, fieldState } = useController({ control, name: 'eventId' });
  const [text, setText] = useState(code?.eventTitle ?? '');
  const [date, setDate] = useState<DateOfSeries>(code && dateOfSeries(code));
  const q = usePaused(field.value === null ? text.trim() : '', typingPauseMs);
  const { data = [], isFetching, isError } = useQuery({ ...discountableEventsQuery(q), enabled: !disabled });
  const items = data.map((event) => ({ ...event, label: `${event.title}, ${dayAndTime(event, 'short')}` }));
  return (
    <>
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
              setDate(dateOfSeries(event));
              field.onChange(event.id);
            }}
          />
        )}
      </Field>
      {field.value === null || date === null ? null : <CoversField date={date} disabled={disabled} />}
    </>
  );
}

/** Whether a code of an event with several dates is for all of them. */
function CoversField({ date, disabled }: { readonly date: string; readonly disabled: boolean }) {
  const { register, formState } = useFormContext<DiscountValues>();
  return (
    <FieldGroup legend="Dates" error={formState.errors.covers?.message}>
      <div className="row wrap">
        <Choice type="radio" value="series" disabled={disabled} {...register('covers')}>
          All dates, also later ones
        </Choice>
        <Choice type="radio" value="date" disabled={disabled} {...register('covers')}>
          {`Only this date (${date})`}
        </Choice>
      </div>
    </FieldGroup>
  );
}

function countEvents(count: number): string {
  if (count === 0) return 'No events found';
  return count === 1 ? '1 event' : `${count} events`;
}
