import type { ComponentProps, ComponentType } from 'react';
import { Field, type ControlProps, type FieldProps } from './Field';
import { Input, Select, TextArea } from './Input';

type Labelled<Props> = Omit<Props, keyof ControlProps | keyof FieldProps> & Omit<FieldProps, 'children'>;

/** A control in a field of its own; the class is the field's. */
export function labelled<Props>(Control: ComponentType<Props>) {
  return function LabelledControl(props: Labelled<Props> & Pick<ComponentProps<'select'>, 'children'>) {
    const { label, aside, help, error, isInvalid, className, ...rest } = props;
    return (
      <Field label={label} aside={aside} help={help} error={error} isInvalid={isInvalid} className={className}>
        {(control) => <Control {...control} {...(rest as Props)} />}
      </Field>
    );
  };
}

/** One line of text, a date, a time or a code. */
export const TextField = labelled(Input);
/** Several lines of text. */
export const TextAreaField = labelled(TextArea);
/** One choice of a list. */
export const SelectField = labelled(Select);
