import { contactBody } from '@ascendant/contract/help';
import { contactMessageMaxLength, helpTopics } from '@ascendant/domain/help-topics';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { errorSentence } from '../../api/api-error';
import { useAuth } from '../../auth/AuthProvider';
import { useContactUs } from '../../data/help';
import { showServerErrors } from '../../fields/server-errors';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { FieldError } from '../../ui/FieldError';
import { Hydrated } from '../../ui/Hydrated';
import { Input } from '../../ui/Input';
import { Select } from '../../ui/Select';
import { TextArea } from '../../ui/TextArea';

type Values = z.input<typeof contactBody>;
type Sent = z.output<typeof contactBody>;

const fields = ['name', 'email', 'topic', 'bookingReference', 'message'] as const;

/** A question to the people who run the site. What was typed stays until it has been sent. */
export function ContactForm() {
  const { user } = useAuth();
  const contact = useContactUs();
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : '';
  const form = useForm<Values, unknown, Sent>({
    resolver: zodResolver(contactBody),
    // Someone who is found to be signed in after the first render gets their own name and address.
    values: { name, email: user?.email ?? '', topic: helpTopics[0], bookingReference: '', message: '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { register, setError, formState } = form;
  const { errors } = formState;
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
          <Field label="Your name" error={errors.name?.message}>
            {(control) => <Input {...control} {...register('name')} autoComplete="name" />}
          </Field>
          <Field label="Email" error={errors.email?.message}>
            {(control) => <Input type="email" {...control} {...register('email')} autoComplete="email" />}
          </Field>
          <Field label="What’s it about?" error={errors.topic?.message}>
            {(control) => (
              <Select {...control} {...register('topic')}>
                {helpTopics.map((topic) => (
                  <option key={topic}>{topic}</option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Booking reference (optional)" error={errors.bookingReference?.message}>
            {(control) => (
              <Input {...control} {...register('bookingReference')} autoComplete="off" placeholder="ASC-" />
            )}
          </Field>
        </div>
        <Field
          label="Your question"
          help="Please don’t include card numbers or passwords."
          error={errors.message?.message}
        >
          {(control) => <TextArea {...control} {...register('message')} rows={7} maxLength={contactMessageMaxLength} />}
        </Field>
        {errors.root?.message === undefined ? null : <FieldError>{errors.root.message}</FieldError>}
        <p>
          <Button kind="primary" size="large" type="submit" busy={contact.isPending && 'Sending...'}>
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
      <p>An admin will reply to {email}.</p>
    </section>
  );
}
