/* oxlint-disable jsx-a11y/autocomplete-valid -- the rule's list lacks given-name and family-name, which HTML has */
import type { User } from '@ascendant/contract/account';
import { bioMaxLength, displayNameMaxLength, nameMaxLength } from '@ascendant/domain/person/account-limits';
import { gstNumberHelp, gstNumberLabel, qstNumberHelp, qstNumberLabel } from '@ascendant/domain/person/tax-number';
import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '../../api/api-error';
import { useUpdateAccount } from '../../data/own-account';
import { siteQuery } from '../../data/site';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { Field } from '../../ui/form/Field';
import { Input, TextArea } from '../../ui/form/Input';
import { showServerErrors } from '../../ui/form/server-errors';
import { useForm, type Problems, type Register } from '../../ui/form/use-form';
import { failures, successes, tryAgain } from './account-labels';
import { BookingEmailFields } from './BookingEmailFields';

const changeable = [
  'firstName',
  'lastName',
  'displayName',
  'bio',
  'gstNumber',
  'qstNumber',
  'bookingEmails',
  'timezone',
] as const;

/** Names can be changed, email and username can't. Source: specification 2, section 2 (Organizer dashboard). */
export function OrganizerProfile({ user }: { readonly user: User }) {
  const { data: site } = useQuery(siteQuery());
  const update = useUpdateAccount();
  const { register, handleSubmit, setError, errors, isSending } = useForm({
    check: async () => (await import('@ascendant/contract/own-account')).accountBody,
    values: {
      firstName: user.firstName,
      lastName: user.lastName,
      displayName: user.displayName ?? '',
      bio: user.bio ?? '',
      gstNumber: user.gstNumber ?? '',
      qstNumber: user.qstNumber ?? '',
      bookingEmails: user.bookingEmails,
      timezone: user.timezone ?? '',
    },
  });
  const hasTaxNumbers = site?.taxRules === 'canada';
  const submit = handleSubmit(({ gstNumber, qstNumber, ...values }) =>
    update.mutate(hasTaxNumbers ? { ...values, gstNumber, qstNumber } : values, {
      onSuccess: () => showToast({ title: successes.profile }),
      onError: (error) => {
        if (showServerErrors(error, setError, changeable)) return;
        showToast({ title: failures.profile, description: errorSentence(error, tryAgain), tone: 'bad' });
      },
    }),
  );
  return (
    <section className="panel" aria-labelledby="profile-heading">
      <h2 id="profile-heading">Profile</h2>
      <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
        <div className="field-grid two-columns">
          <Field label="First name" error={errors.firstName}>
            {(control) => (
              <Input {...control} {...register('firstName')} maxLength={nameMaxLength} autoComplete="given-name" />
            )}
          </Field>
          <Field label="Last name" error={errors.lastName}>
            {(control) => (
              <Input {...control} {...register('lastName')} maxLength={nameMaxLength} autoComplete="family-name" />
            )}
          </Field>
          <Field label="Email">{(control) => <Input {...control} type="email" value={user.email} disabled />}</Field>
          <Field label="Username">{(control) => <Input {...control} value={user.username} disabled />}</Field>
        </div>
        <Field
          label="Display name"
          help="The name you host under. Leave it empty to host under your own."
          error={errors.displayName}
        >
          {(control) => (
            <Input
              {...control}
              {...register('displayName')}
              maxLength={displayNameMaxLength}
              autoComplete="organization"
            />
          )}
        </Field>
        <Field label="About you" help="What travellers should know about you as a host." error={errors.bio}>
          {(control) => <TextArea {...control} {...register('bio')} rows={4} maxLength={bioMaxLength} />}
        </Field>
        {hasTaxNumbers ? <TaxNumberFields register={register} errors={errors} /> : null}
        <BookingEmailFields register={register} errors={errors} timezone={user.timezone} />
        <p>
          <Button kind="primary" type="submit" busy={(isSending || update.isPending) && 'Saving...'}>
            Update Profile
          </Button>
        </p>
      </form>
    </section>
  );
}

interface TaxNumberFieldsProps {
  readonly register: Register<'gstNumber' | 'qstNumber'>;
  readonly errors: Problems<'gstNumber' | 'qstNumber'>;
}

/** The numbers under which an organizer is registered, where Canada's tax rules apply. */
function TaxNumberFields({ register, errors }: TaxNumberFieldsProps) {
  return (
    <div className="field-grid two-columns">
      <Field label={gstNumberLabel} help={gstNumberHelp} error={errors.gstNumber}>
        {(control) => <Input {...control} {...register('gstNumber')} autoComplete="off" />}
      </Field>
      <Field label={qstNumberLabel} help={qstNumberHelp} error={errors.qstNumber}>
        {(control) => <Input {...control} {...register('qstNumber')} autoComplete="off" />}
      </Field>
    </div>
  );
}
