import type { User } from '@ascendant/contract/account';
import { aMember, invitationEnd, memberRoleTexts } from '@ascendant/domain/organization/members';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError, errorSentence } from '../../api/api-error';
import { invitationQuery, useAcceptInvitation } from '../../data/team';
import { paths } from '../../paths';
import { forgetInvitationToken } from '../../storage/invitation-token';
import { Button, ButtonLink } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { FieldError } from '../../ui/form/Field';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Spinner } from '../../ui/layout/Spinner';
import { datedInstantText } from '../../ui/text/instant-text';
import { sentence } from '../../ui/text/sentence';

interface InvitationCardProps {
  /** The secret of its link; null if there's none. */
  readonly token: string | null;
  readonly user: User | null;
}

/** An invitation to an organization: who invites, in which role, and what to do now. */
export function InvitationCard({ token, user }: InvitationCardProps) {
  const { data, error, refetch } = useQuery(invitationQuery(token));
  // Here, because accepting reads the invitation again: what it says then mustn't take the place of what follows.
  const accept = useAcceptInvitation();
  const isJoining = accept.isPending || accept.isSuccess;
  if (token === null || (error instanceof ApiError && error.status < 500))
    return (
      <EmptyState
        title="We don’t know this invitation"
        text="Open the link from the email again, or ask for another invitation."
        level={1}
      />
    );
  if (error) return <ErrorState title="We couldn’t load the invitation" level={1} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label="Loading the invitation" />;
  const { organizer, role, email, expiresAt } = data;
  const ended = invitationEnd(data.state);
  if (ended !== null && !isJoining)
    return (
      <EmptyState title={`Invitation from ${organizer}`} text={ended} level={1}>
        {data.state === 'accepted' ? <WayOn user={user} /> : null}
      </EmptyState>
    );
  return (
    <div className="panel roomy stack">
      <h1>{`Join ${organizer}`}</h1>
      <p>{`${organizer} invites you to work with them as ${aMember(role)}.`}</p>
      <p className="muted">{`${memberRoleTexts[role]}.`}</p>
      <p className="meta">{sentence(`For ${email}, until ${datedInstantText(expiresAt)}`)}</p>
      {user === null ? <InvitationSignIn email={email} /> : <Accept {...{ accept, token, user, email }} />}
    </div>
  );
}

/** For those who open an invitation again that they have accepted. */
function WayOn({ user }: Pick<InvitationCardProps, 'user'>) {
  if (user === null) return <ButtonLink to={paths.authThen(paths.organizer)}>Sign in</ButtonLink>;
  return user.organization === null ? null : <ButtonLink to={paths.organizer}>Go to your organization</ButtonLink>;
}

interface AcceptProps {
  readonly accept: ReturnType<typeof useAcceptInvitation>;
  readonly token: string;
  readonly user: User;
  readonly email: string;
}

function Accept({ accept, token, user, email }: AcceptProps) {
  const navigate = useNavigate();
  const isElsewhere = user.email.toLowerCase() !== email;
  if (isElsewhere)
    return (
      <FieldError>
        {`This invitation belongs to ${email}, and you’re signed in as ${user.email}. Sign out, open the link from the email again, and sign in or register with ${email}.`}
      </FieldError>
    );
  const start = () =>
    accept.mutate(token, {
      onSuccess: ({ organizer }) => {
        forgetInvitationToken();
        showToast({ title: `You’ve joined ${organizer}` });
        void navigate(paths.organizer, { replace: true });
      },
    });
  return (
    <>
      {accept.isError ? <FieldError>{errorSentence(accept.error)}</FieldError> : null}
      <div>
        <Button kind="primary" busy={accept.isPending && 'Joining...'} onClick={start}>
          Accept the invitation
        </Button>
      </div>
    </>
  );
}

/** For someone who isn't signed in: both ways lead back to the invitation, which stays in this tab. */
function InvitationSignIn({ email }: { readonly email: string }) {
  return (
    <>
      <p>{`Create an account with ${email}, or sign in if you have one. We’ll bring you back here.`}</p>
      <div className="row wrap">
        <ButtonLink kind="primary" to={`${paths.authThen(paths.invitation)}&tab=register`}>
          Create an account
        </ButtonLink>
        <ButtonLink to={paths.authThen(paths.invitation)}>Sign in</ButtonLink>
      </div>
    </>
  );
}
