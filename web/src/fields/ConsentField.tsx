import { useFormContext } from 'react-hook-form';
import { Choice } from '../ui/Choice';
import { FieldError } from '../ui/FieldError';

/** The checkbox that rule PRI-02 requires before another person's data is stored. */
export function ConsentField() {
  const { register, formState } = useFormContext<{ consent: boolean }>();
  const error = formState.errors.consent?.message;
  return (
    <div>
      <Choice
        type="checkbox"
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : 'consent-error'}
        {...register('consent')}
      >
        I am this person’s parent or guardian, or have their consent
      </Choice>
      {error === undefined ? null : <FieldError id="consent-error">{error}</FieldError>}
    </div>
  );
}
