import { contactMessageMaxLength, helpTopics } from '@ascendant/domain/help-topics';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { errorSentence } from '../../api/api-error';
import { useAuth } from '../../auth/AuthProvider';
import { useContactUs } from '../../data/help';
import { Button } from '../../ui/button/Button';
import { FieldError } from '../../ui/form/Field';
import { Options } from '../../ui/form/Options';
import { showServerErrors } from '../../ui/form/server-errors';
import { SelectField, TextAreaField, TextField } from '../../ui/form/TextField';
import { useForm, type Form } from '../../ui/form/use-form';
import { Hydrated } from '../../ui/late/Hydrated';

interface Known {
  readonly name: string;
  readonly email: string;
  readonly bookingReference: string;
}

const fields = ['name', 'email', 'topic', 'bookingReference', 'message'] as const;

/**
 * Someone who is found to be signed in after the first render gets their own name and address where they haven't typed another, and the booking
 * that the address of the page names.
 */
function useKnown(
  { getValues, setValue }: Pick<Form<Known, unknown>, 'getValues' | 'setValue'>,
  { name, email, bookingReference }: Known,
) {
  const fill = useEffectEvent((known: Known) => {
    for (const field of ['name', 'email', 'bookingReference'] as const)
      if (getValues()[field] === '') setValue(field, known[field]);
  });
  useEffect(() => fill({ name, email, bookingReference }), [name, email, bookingReference]);
}

/** A question to the people who run the site. What was typed stays until it has been sent. */
export function ContactForm() {
  const { user } = useAuth();
  const contact = useContactUs();
  const [name, email] = user ? [`${user.firstName} ${user.lastName}`.trim(), user.email] : ['', ''];
  const form = useForm({
    check: async () => (await import('@ascendant/contract/help')).contactBody,
    values: { name, email, topic: helpTopics[0], bookingReference: '', message: '' },
  });
  const [search] = useSearchParams();
  useKnown(form, { name, email, bookingReference: search.get('booking') ?? '' });
  const { field, setError, errors } = form;
  const submit = form.handleSubmit((values) =>
    contact.mutate(values, {
      onError: (error) => {
        if (!showServerErrors(error, setError, fields)) setError('root', { message: errorSentence(error) });
      },
    }),
  );
  if (contact.isSuccess) return <QuestionSent email={contact.variables.email} />;
  return (
    <Hydrated>
      <form className="stack" method="post" onSubmit={(event) => void submit(event)} noValidate>
        <div className="field-grid two-columns">
          <TextField label="Your name" {...field('name')} autoComplete="name" />
          <TextField label="Email" {...field('email')} type="email" autoComplete="email" />
          <SelectField label="What’s it about?" {...field('topic')}>
            <Options of={helpTopics} />
          </SelectField>
          <TextField
            label="Booking reference (optional)"
            {...field('bookingReference')}
            autoComplete="off"
            placeholder="ASC-"
          />
        </div>
        <TextAreaField
          label="Your question"
          help="Please don’t include card numbers or passwords."
          {...field('message')}
          rows={7}
          maxLength={contactMessageMaxLength}
        />
        {errors.root === undefined ? null : <FieldError>{errors.root}</FieldError>}
        <p>
          <Button
            kind="primary"
            size="large"
            type="submit"
            busy={(form.isSending || contact.isPending) && 'Sending...'}
          >
            Send question
          </Button>
        </p>
      </form>
    </Hydrated>
  );
}

function QuestionSent({ email }: { readonly email: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="panel roomy">
      <h2 ref={title} tabIndex={-1}>
        We’ve got your question
      </h2>
      <p>{`An admin will reply to ${email}.`}</p>
    </section>
  );
}
