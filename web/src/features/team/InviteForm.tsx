import { invitationDays, type MemberRole } from '@ascendant/domain/organization/members';
import { useRef, useState } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { useInvite } from '../../data/team';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { FieldError } from '../../ui/form/Field';
import { TextField } from '../../ui/form/TextField';
import { RoleChoices } from './MemberDialog';
import styles from './Team.module.css';

/** Invites an address in a role. What's typed stays until the invitation is sent. */
export function InviteForm() {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('guide');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const invite = useInvite();
  const submit = () => {
    setMissing(email.trim() === '');
    if (email.trim() === '') return field.current?.focus();
    return invite.mutate(
      { email, role },
      {
        onSuccess: (sent) => {
          showToast({ title: 'Invitation sent', description: `It’s on its way to ${sent.email}.` });
          setEmail('');
        },
        onError: () => field.current?.focus(),
      },
    );
  };
  const ofField = fieldsOf(invite.error)['email'];
  return (
    <form
      className={`panel ${styles.invite}`}
      aria-labelledby="invite"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2 id="invite">Invite someone</h2>
      <TextField
        label="Email"
        help={`The invitation is valid for ${invitationDays} days, for this address only.`}
        error={missing ? 'Please enter an email address' : ofField}
        ref={field}
        type="email"
        required
        autoComplete="off"
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setMissing(false);
          invite.reset();
        }}
      />
      <RoleChoices chosen={role} onChoose={setRole} />
      {invite.isError && ofField === undefined ? <FieldError>{errorSentence(invite.error)}</FieldError> : null}
      <div>
        <Button kind="primary" type="submit" busy={invite.isPending && 'Sending...'}>
          Send invitation
        </Button>
      </div>
    </form>
  );
}
