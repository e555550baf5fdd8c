import { Field } from '../../ui/form/Field';
import { Input, TextArea } from '../../ui/form/Input';
import { usePanelForm } from './event-form';
import type { EntryControl } from './field-labels';

interface ListTextProps {
  readonly name: EntryControl;
  readonly label: string;
  readonly placeholder: string;
  /** An error takes its place, so that nothing below moves. */
  readonly help?: string;
  /** For several lines, as wide as the panel. */
  readonly isLong?: boolean;
}

/** One text of an entry of a list. */
export function ListText({ name, label, placeholder, help, isLong = false }: ListTextProps) {
  const { register, errors } = usePanelForm();
  return (
    <Field label={label} help={help} className={isLong ? 'full-width' : undefined} error={errors[name]}>
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
