import { genders, relationshipTypes } from '@ascendant/domain/person/person-fields';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../ui/Field';
import type { DependentValues } from './dependent-form';
import { Options } from './Options';

/** What somebody in the family is called, and how they are related. */
export function DependentNameFields() {
  const { register, formState } = useFormContext<DependentValues>();
  const { errors } = formState;
  return (
    <div className="fields two">
      <Field label="First name" error={errors.firstName?.message}>
        {(control) => <input className="input" {...control} {...register('firstName')} autoComplete="off" />}
      </Field>
      <Field label="Last name" error={errors.lastName?.message}>
        {(control) => <input className="input" {...control} {...register('lastName')} autoComplete="off" />}
      </Field>
      <Field label="Relationship" error={errors.relationshipType?.message}>
        {(control) => (
          <select className="select" {...control} {...register('relationshipType')}>
            <Options values={relationshipTypes} />
          </select>
        )}
      </Field>
      <Field label="Gender" error={errors.gender?.message}>
        {(control) => (
          <select className="select" {...control} {...register('gender')}>
            <option value="">Not given</option>
            <Options values={genders} />
          </select>
        )}
      </Field>
    </div>
  );
}
