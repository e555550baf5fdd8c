import { genders, relationshipTypes } from '@ascendant/domain/person/person-fields';
import { useEffect } from 'react';
import { capitalized, Options } from '../ui/form/Options';
import { SelectField, TextField } from '../ui/form/TextField';
import type { RegisterField } from '../ui/form/use-form';

type Name = 'firstName' | 'lastName' | 'relationshipType';

/** The part of a form that asks for a name; `'gender'` where it's asked for too. */
interface NameForm<More extends string> {
  readonly field: RegisterField<Name | More>;
  readonly setFocus: (name: Name) => void;
}

interface DependentNameFieldsProps {
  readonly form: NameForm<never>;
  /** The same form if it asks for the gender. */
  readonly withGender?: NameForm<'gender'>;
  /** Focuses the first name when the form opens. */
  readonly hasFirstFocus?: boolean;
}

/** The name and relationship of a family member, of a form whose values include them; the gender too, if it's asked for. */
export function DependentNameFields({ form, withGender, hasFirstFocus = false }: DependentNameFieldsProps) {
  const { field, setFocus } = form;
  useEffect(() => {
    if (hasFirstFocus) setFocus('firstName');
  }, [hasFirstFocus, setFocus]);
  return (
    <div className="field-grid two-columns">
      <TextField label="First name" {...field('firstName')} autoComplete="off" />
      <TextField label="Last name" {...field('lastName')} autoComplete="off" />
      <SelectField label="Relationship" {...field('relationshipType')}>
        <Options of={relationshipTypes} text={capitalized} />
      </SelectField>
      {withGender ? (
        <SelectField label="Gender" {...withGender.field('gender')}>
          <option value="">Not given</option>
          <Options of={genders} text={capitalized} />
        </SelectField>
      ) : null}
    </div>
  );
}
