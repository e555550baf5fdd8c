import { memberRoleNames } from '@ascendant/domain/organization/members';
import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { useRemoveMember, type Team, type TeamMember } from '../../data/team';
import { Button } from '../../ui/button/Button';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { showToast } from '../../ui/dialog/toast-store';
import { Badge } from '../../ui/layout/Badge';
import { Panel } from '../../ui/layout/Panel';
import { PanelRow } from '../../ui/table/PanelRow';
import { countOf } from '../../ui/text/number-text';
import { LeaveTeam } from './LeaveTeam';
import styles from './Team.module.css';

interface MemberListProps {
  readonly team: Team;
  /** The user id of the owner who looks. */
  readonly ownId: number;
  readonly onChange: (member: TeamMember) => void;
}

/** What can be changed about someone. */
const changeLabels: Readonly<Record<TeamMember['role'], string>> = {
  owner: 'Role',
  manager: 'Role',
  accountant: 'Role',
  guide: 'Role and dates',
};

/** Everyone in the organization, with what owners can do about each. */
export function MemberList({ team, ownId, onChange }: MemberListProps) {
  const [removing, setRemoving] = useState<TeamMember | null>(null);
  const remove = useRemoveMember();
  const { members, organizer } = team;
  return (
    <Panel
      title={organizer.name}
      aside={<span className="meta numeric">{members.length === 1 ? '1 person' : `${members.length} people`}</span>}
    >
      <ul className={styles.rows}>
        {members.map((member) => (
          <PanelRow
            key={member.userId}
            name={nameOf(member)}
            badge={<Badge tone={member.role === 'owner' ? 'pine' : 'outlined'}>{memberRoleNames[member.role]}</Badge>}
            meta={aboutText(member, ownId)}
          >
            <div className={styles.actions}>
              {member.isPrimary ? null : (
                <Button
                  size="small"
                  aria-label={`${changeLabels[member.role]} of ${nameOf(member)}`}
                  onClick={() => onChange(member)}
                >
                  {changeLabels[member.role]}
                </Button>
              )}
              {member.isPrimary || member.userId === ownId ? null : (
                <Button
                  kind="ghost"
                  size="small"
                  aria-label={`Remove ${nameOf(member)}`}
                  onClick={() => setRemoving(member)}
                >
                  Remove
                </Button>
              )}
              {!member.isPrimary && member.userId === ownId ? <LeaveTeam name={organizer.name} /> : null}
            </div>
          </PanelRow>
        ))}
      </ul>
      {removing === null ? null : (
        <ConfirmDialog
          title={`Remove ${nameOf(removing)}?`}
          confirmLabel="Remove"
          keep="Cancel"
          busy={remove.isPending}
          onConfirm={() =>
            remove.mutate(removing.userId, {
              onSuccess: () => showToast({ title: `${nameOf(removing)} was removed` }),
              onError: (error) =>
                showToast({ title: 'Couldn’t remove them', description: errorSentence(error), tone: 'bad' }),
              onSettled: () => setRemoving(null),
            })
          }
          onClose={() => setRemoving(null)}
        >
          They’ll see nothing of your events, bookings and earnings from now on. Check-in links that they made are
          turned off.
        </ConfirmDialog>
      )}
    </Panel>
  );
}

function nameOf({ firstName, lastName }: TeamMember): string {
  return `${firstName} ${lastName}`;
}

function aboutText({ email, role, dates, series, isPrimary, userId }: TeamMember, ownId: number): string {
  const who = userId === ownId ? `${email} (you)` : email;
  if (isPrimary) return `${who} · earnings are paid to this account`;
  if (role !== 'guide') return who;
  const single = dates.length === 0 ? [] : [countOf(dates.length, 'date', 'dates')];
  const work = [...series.map(({ title }) => `all dates of ${title}`), ...single];
  return `${who} · ${work.length === 0 ? 'no dates yet' : work.join(', ')}`;
}
