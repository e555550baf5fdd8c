import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { teamQuery, type TeamMember } from '../../data/team';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Spinner } from '../../ui/layout/Spinner';
import { InviteForm } from './InviteForm';
import { MemberDialog } from './MemberDialog';
import { MemberList } from './MemberList';
import { OpenInvitations } from './OpenInvitations';

/** The team of an organization, for its owners: who's in it, who's invited, and the form that invites. */
export function TeamScreen({ ownId }: { readonly ownId: number }) {
  const { data, isError, refetch } = useQuery(teamQuery);
  const [changing, setChanging] = useState<TeamMember | null>(null);
  if (isError)
    return (
      <div className="panel">
        <ErrorState title="We couldn’t load your team" text="Please try again later." onRetry={() => void refetch()} />
      </div>
    );
  if (!data)
    return (
      <div className="panel">
        <Spinner label="Loading your team" />
      </div>
    );
  return (
    <div className="stack-wide">
      <MemberList team={data} ownId={ownId} onChange={setChanging} />
      <InviteForm />
      {data.invitations.length === 0 ? null : <OpenInvitations invitations={data.invitations} />}
      {changing === null ? null : <MemberDialog member={changing} onClose={() => setChanging(null)} />}
    </div>
  );
}
