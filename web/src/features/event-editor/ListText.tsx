import type { EventQuestion, ItineraryStep } from '@ascendant/domain/event/practical-lists';
import { get, useFormContext } from 'react-hook-form';
import { Field } from '../../ui/Field';
import { Input } from '../../ui/Input';
import { TextArea } from '../../ui/TextArea';
import type { EventValues } from './event-values';

interface ListTextProps {
  readonly name:
    | `itinerary.${number}.${keyof ItineraryStep}`
    | `questions.${number}.${keyof EventQuestion}`
    | `gallery.${number}.alt`;
  readonly label: string;
  readonly placeholder: string;
  /** An error takes its place, so that nothing below moves. */
  readonly help?: string;
  /** For several lines, as wide as the panel. */
  readonly isLong?: boolean;
}

/** One text of an entry of a list. */
export function ListText({ name, label, placeholder, help, isLong = false }: ListTextProps) {
  const { register, formState } = useFormContext<EventValues>();
  const error: unknown = get(formState.errors, `${name}.message`);
  return (
    <Field
      label={label}
      help={help}
      className={isLong ? 'full-width' : undefined}
      error={typeof error === 'string' ? error : undefined}
    >
      {(control) =>
        isLong ? (
          <TextArea {...control} {...register(name)} isShort placeholder={placeholder} />
        ) : (
          <Input {...control} {...register(name)} autoComplete="off" placeholder={placeholder} />
        )
      }
    </Field>
  );
}
