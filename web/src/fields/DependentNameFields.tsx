import { genders, relationshipTypes, type RelationshipType } from '@ascendant/domain/person/person-fields';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '../ui/Field';
import { Input } from '../ui/Input';
import { Select } from '../ui/Select';
import { Options } from './Options';

interface NameValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly relationshipType: RelationshipType;
  readonly gender: string;
}

interface DependentNameFieldsProps {
  readonly hasGender?: boolean;
  /** Focuses the first name when the form opens. */
  readonly hasFirstFocus?: boolean;
}

/** The name and relationship of a family member, inside a form whose values include them; the gender too, if it's asked for. */
export function DependentNameFields({ hasGender = false, hasFirstFocus = false }: DependentNameFieldsProps) {
  const { register, formState, setFocus } = useFormContext<NameValues>();
  const { errors } = formState;
  useEffect(() => {
    if (hasFirstFocus) setFocus('firstName');
  }, [hasFirstFocus, setFocus]);
  return (
    <div className="field-grid two-columns">
      <Field label="First name" error={errors.firstName?.message}>
        {(control) => <Input {...control} {...register('firstName')} autoComplete="off" />}
      </Field>
      <Field label="Last name" error={errors.lastName?.message}>
        {(control) => <Input {...control} {...register('lastName')} autoComplete="off" />}
      </Field>
      <Field label="Relationship" error={errors.relationshipType?.message}>
        {(control) => (
          <Select {...control} {...register('relationshipType')}>
            <Options values={relationshipTypes} />
          </Select>
        )}
      </Field>
      {hasGender ? (
        <Field label="Gender" error={errors.gender?.message}>
          {(control) => (
            <Select {...control} {...register('gender')}>
              <option value="">Not given</option>
              <Options values={genders} />
            </Select>
          )}
        </Field>
      ) : null}
    </div>
  );
}
