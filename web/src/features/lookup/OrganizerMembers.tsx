import { memberRoleNames } from '@ascendant/domain/organization/members';
import { Link } from 'react-router';
import type { OrganizerPage } from '../../data/admin-organizers';
import { paths } from '../../paths';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { datedInstantText } from '../../ui/text/instant-text';
import styles from './Lookup.module.css';

type Member = OrganizerPage['members'][number];

const columns: readonly Column<Member>[] = [
  {
    label: 'Person',
    render: ({ id, firstName, lastName, email }) => (
      <span>
        <Link className="link" to={paths.adminPerson(id)}>
          {`${firstName} ${lastName}`}
        </Link>
        <span className={styles.below}>{email}</span>
      </span>
    ),
  },
  { label: 'Role', render: ({ role }) => memberRoleNames[role] },
  {
    label: 'Joined',
    className: 'numeric',
    render: ({ joinedAt }) => (joinedAt === null ? 'The organizer' : datedInstantText(joinedAt)),
  },
];

/** Who works for an organizer. */
export function OrganizerMembers({ members }: { readonly members: readonly Member[] }) {
  return <DataTable caption="Team" columns={columns} rows={members} />;
}
