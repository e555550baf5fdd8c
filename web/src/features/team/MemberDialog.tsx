import { memberRoleNames, memberRoles, memberRoleTexts, type MemberRole } from '@ascendant/domain/organization/members';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { useChangeMember, workDatesQuery, type TeamMember } from '../../data/team';
import { sentWork, WorkDatePicks, type ChosenWork } from '../../fields/WorkDatePicks';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { Choice } from '../../ui/form/Choice';
import { FieldError, FieldGroup } from '../../ui/form/Field';
import styles from './Team.module.css';

/** Gives a member another role, and a guide their dates. */
export function MemberDialog({ member, onClose }: { readonly member: TeamMember; readonly onClose: () => void }) {
  const [role, setRole] = useState(member.role);
  const [work, setWork] = useState<ChosenWork>({ dates: member.dates, series: member.series });
  const { isSuccess: isLoaded } = useQuery(workDatesQuery());
  const change = useChangeMember();
  const isGuide = role === 'guide';
  const save = () =>
    change.mutate(
      { userId: member.userId, body: { role, ...(isGuide && isLoaded ? sentWork(work) : {}) } },
      {
        onSuccess: () => {
          showToast({ title: `${member.firstName} ${member.lastName} was changed` });
          onClose();
        },
      },
    );
  return (
    <Dialog
      title={`${member.firstName} ${member.lastName}`}
      onClose={onClose}
      keep="Cancel"
      action={{ label: 'Save', busy: change.isPending && 'Saving...', onDo: save }}
    >
      <RoleChoices chosen={role} onChoose={setRole} />
      {isGuide ? (
        <WorkDatePicks
          legend="Dates"
          help="A guide sees who comes on these dates, and checks them in."
          chosen={work}
          onChoose={setWork}
        />
      ) : null}
      {change.isError ? <FieldError>{errorSentence(change.error)}</FieldError> : null}
    </Dialog>
  );
}

interface RoleChoicesProps {
  readonly chosen: MemberRole;
  readonly onChoose: (role: MemberRole) => void;
  readonly error?: string | undefined;
}

/** The roles, with what each may do. */
export function RoleChoices({ chosen, onChoose, error }: RoleChoicesProps) {
  return (
    <FieldGroup legend="Role" error={error}>
      <div className={styles.roles}>
        {memberRoles.map((role) => (
          <Choice
            key={role}
            type="radio"
            name="role"
            value={role}
            checked={chosen === role}
            onChange={() => onChoose(role)}
          >
            {memberRoleNames[role]}
            <span className={styles.what}>{memberRoleTexts[role]}</span>
          </Choice>
        ))}
      </div>
    </FieldGroup>
  );
}
