import { genders, relationshipTypes } from '@ascendant/domain/person/person-fields';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../ui/Field';
import { Input } from '../../ui/Input';
import { Select } from '../../ui/Select';
import type { DependentValues } from './dependent-form';
import { Options } from './Options';

/** The name, relationship and gender of a family member. */
export function DependentNameFields() {
  const { register, formState } = useFormContext<DependentValues>();
  const { errors } = formState;
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
      <Field label="Gender" error={errors.gender?.message}>
        {(control) => (
          <Select {...control} {...register('gender')}>
            <option value="">Not given</option>
            <Options values={genders} />
          </Select>
        )}
      </Field>
    </div>
  );
}
