import { memberRoleNames, memberRoles, memberRoleTexts, type MemberRole } from '@ascendant/domain/organization/members';
import { Choice } from '../../ui/form/Choice';
import { FieldGroup } from '../../ui/form/FieldGroup';
import styles from './Team.module.css';

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
