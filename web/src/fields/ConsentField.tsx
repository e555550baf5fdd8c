import { consentSentence } from '@ascendant/domain/person/consent';
import { Choice } from '../ui/form/Choice';
import { FieldError } from '../ui/form/Field';
import type { FormFields } from '../ui/form/use-form';
import { localDay } from '../ui/text/day-text';
import { birthDay, type DateValues } from './birth-form';

interface ConsentFieldProps {
  readonly form: FormFields<DateValues & { readonly consent: boolean }>;
  /** Whose consent it is, as far as it's typed. */
  readonly person: { readonly firstName: string; readonly relationshipType: string };
}

/** The checkbox that rule PRI-02 requires before another person's data is stored. */
export function ConsentField({ form, person }: ConsentFieldProps) {
  const { name, ref } = form.register('consent');
  const error = form.errors.consent;
  const { firstName, relationshipType } = person;
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
        {consentSentence({ firstName, relationshipType, dateOfBirth: birthDay(form.values) }, localDay())}
      </Choice>
      {error === undefined ? null : <FieldError id="consent-error">{error}</FieldError>}
    </div>
  );
}
