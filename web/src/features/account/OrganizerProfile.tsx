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
import { showServerErrors } from '../../ui/form/server-errors';
import { TextAreaField, TextField } from '../../ui/form/TextField';
import { useForm, type RegisterField } from '../../ui/form/use-form';
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
  const { field, handleSubmit, setError, isSending } = useForm({
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
          <TextField label="First name" {...field('firstName')} maxLength={nameMaxLength} autoComplete="given-name" />
          <TextField label="Last name" {...field('lastName')} maxLength={nameMaxLength} autoComplete="family-name" />
          <TextField label="Email" type="email" value={user.email} disabled />
          <TextField label="Username" value={user.username} disabled />
        </div>
        <TextField
          label="Display name"
          help="The name you host under. Leave it empty to host under your own."
          {...field('displayName')}
          maxLength={displayNameMaxLength}
          autoComplete="organization"
        />
        <TextAreaField
          label="About you"
          help="What travellers should know about you as a host."
          {...field('bio')}
          rows={4}
          maxLength={bioMaxLength}
        />
        {hasTaxNumbers ? <TaxNumberFields field={field} /> : null}
        <BookingEmailFields field={field} timezone={user.timezone} />
        <p>
          <Button kind="primary" type="submit" busy={(isSending || update.isPending) && 'Saving...'}>
            Update Profile
          </Button>
        </p>
      </form>
    </section>
  );
}

/** The numbers under which an organizer is registered, where Canada's tax rules apply. */
function TaxNumberFields({ field }: { readonly field: RegisterField<'gstNumber' | 'qstNumber'> }) {
  return (
    <div className="field-grid two-columns">
      <TextField label={gstNumberLabel} help={gstNumberHelp} {...field('gstNumber')} autoComplete="off" />
      <TextField label={qstNumberLabel} help={qstNumberHelp} {...field('qstNumber')} autoComplete="off" />
    </div>
  );
}
