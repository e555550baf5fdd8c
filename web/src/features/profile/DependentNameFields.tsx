import { useFormContext } from 'react-hook-form';
import { Field } from '../../ui/Field';
import type { DependentValues } from './dependent-form';

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
            <option value="child">Child</option>
            <option value="partner">Partner</option>
            <option value="spouse">Spouse</option>
            <option value="friend">Friend</option>
          </select>
        )}
      </Field>
      <Field label="Gender" error={errors.gender?.message}>
        {(control) => (
          <select className="select" {...control} {...register('gender')}>
            <option value="">Not given</option>
            <option value="male">Male</option>
            <option value="female">Female</option>
            <option value="other">Other</option>
          </select>
        )}
      </Field>
    </div>
  );
}
