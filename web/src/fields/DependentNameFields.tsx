import { genders, relationshipTypes } from '@ascendant/domain/person/person-fields';
import { useEffect } from 'react';
import { Field } from '../ui/form/Field';
import { Input, Select } from '../ui/form/Input';
import type { Problems, Register } from '../ui/form/use-form';
import { Options } from './Options';

type Name = 'firstName' | 'lastName' | 'relationshipType';

/** The part of a form that asks for a name; `'gender'` where it's asked for too. */
interface NameForm<More extends string> {
  readonly register: Register<Name | More>;
  readonly errors: Problems<Name | More>;
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
  const { register, errors, setFocus } = form;
  useEffect(() => {
    if (hasFirstFocus) setFocus('firstName');
  }, [hasFirstFocus, setFocus]);
  return (
    <div className="field-grid two-columns">
      <Field label="First name" error={errors.firstName}>
        {(control) => <Input {...control} {...register('firstName')} autoComplete="off" />}
      </Field>
      <Field label="Last name" error={errors.lastName}>
        {(control) => <Input {...control} {...register('lastName')} autoComplete="off" />}
      </Field>
      <Field label="Relationship" error={errors.relationshipType}>
        {(control) => (
          <Select {...control} {...register('relationshipType')}>
            <Options values={relationshipTypes} />
          </Select>
        )}
      </Field>
      {withGender ? (
        <Field label="Gender" error={withGender.errors.gender}>
          {(control) => (
            <Select {...control} {...withGender.register('gender')}>
              <option value="">Not given</option>
              <Options values={genders} />
            </Select>
          )}
        </Field>
      ) : null}
    </div>
  );
}
