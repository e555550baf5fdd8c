import { Choice } from '../ui/form/Choice';
import { FieldError } from '../ui/form/FieldError';
import type { FormFields } from '../ui/form/use-form';

/** The checkbox that rule PRI-02 requires before another person's data is stored. */
export function ConsentField({ form }: { readonly form: FormFields<{ readonly consent: boolean }> }) {
  const { name, ref } = form.register('consent');
  const error = form.errors.consent;
  return (
    <div>
      <Choice
        type="checkbox"
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : 'consent-error'}
        name={name}
        ref={ref}
        checked={form.values.consent}
        onChange={({ target }) => form.type('consent', target.checked)}
      >
        I am this person’s parent or guardian, or have their consent
      </Choice>
      {error === undefined ? null : <FieldError id="consent-error">{error}</FieldError>}
    </div>
  );
}
