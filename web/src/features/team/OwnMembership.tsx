import type { User } from '@ascendant/contract/account';
import { aMember, memberRoleTexts } from '@ascendant/domain/organization/members';
import { LeaveTeam } from './LeaveTeam';

/** What a member is in the organization, and how to leave it. */
export function OwnMembership({ organization }: { readonly organization: NonNullable<User['organization']> }) {
  const { name, role } = organization;
  return (
    <section className="panel stack" aria-labelledby="membership">
      <h2 id="membership">{name}</h2>
      <p>
        You’re {aMember(role)}: <span>{memberRoleTexts[role].toLowerCase()}</span>.
      </p>
      <p className="meta">Its owners can change your role and dates.</p>
      <div>
        <LeaveTeam name={name} />
      </div>
    </section>
  );
}
