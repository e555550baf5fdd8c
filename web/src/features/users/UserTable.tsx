import { Link } from 'react-router';
import type { UserWithSigns } from '../../data/users';
import { paths } from '../../paths';
import { Glyph } from '../../ui/chart/Glyph';
import { Avatar } from '../../ui/layout/Avatar';
import { Badge, StatusBadge } from '../../ui/layout/Badge';
import { MainAndMore } from '../../ui/menu/MainAndMore';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { roleText, signColumns } from './user-labels';
import styles from './UserTable.module.css';

interface UserTableProps {
  readonly users: readonly UserWithSigns[];
  /** The signed-in admin, who can't disable their own account. */
  readonly ownId: number | undefined;
  /** The user who's being disabled or enabled; null for none. */
  readonly busyId: number | null;
  readonly onDisable: (user: UserWithSigns) => void;
  readonly onEnable: (user: UserWithSigns) => void;
}

/** Users in rows; blocks on a phone. Source: specification 2, section 2 (Admin dashboard), Users. */
export function UserTable({ users, ...actions }: UserTableProps) {
  const columns: readonly Column<UserWithSigns>[] = [
    { label: 'User', className: styles.user, render: (user) => <Who user={user} /> },
    { label: 'Status', className: styles.status, render: (user) => <Status user={user} /> },
    ...signColumns.map(({ label, read }) => ({
      label,
      heading: (
        <span className={styles.heading}>
          <Glyph name={label} />
          <span>{label}</span>
        </span>
      ),
      className: styles.sign,
      headingClassName: styles.sign,
      render: (user: UserWithSigns) => <Sign name={read(user)} />,
    })),
    { label: 'Profile', className: styles.profile, render: (user) => <Profile user={user} /> },
    {
      label: 'Actions',
      isAction: true,
      className: styles.action,
      render: (user) => <Action user={user} {...actions} />,
    },
  ];
  return (
    <div className="scroller">
      <DataTable caption="Users Management" columns={columns} rows={users} className={styles.users} onPhone="own" />
    </div>
  );
}

function Who({ user }: { readonly user: UserWithSigns }) {
  const [mailbox, host] = user.email.split('@');
  return (
    <>
      <Avatar firstName={user.firstName} lastName={user.lastName} tone={tones[user.id % tones.length] ?? tones[0]} />
      <span className={styles.who}>
        <Link className="link strong" to={pageOf(user)}>
          {`${user.firstName} ${user.lastName}`}
        </Link>
        <span className="meta">{`@${user.username}${roleText(user)}`}</span>
        <span className="meta">
          <span>{`${mailbox}@`}</span>
          <wbr />
          <span>{host}</span>
        </span>
      </span>
    </>
  );
}

function Status({ user }: { readonly user: UserWithSigns }) {
  return (
    <span className={styles.badges}>
      <StatusBadge {...(user.disabled ? disabled : active)} />
      {user.emailVerified ? <StatusBadge tone="plain" text="Verified" /> : null}
    </span>
  );
}

type ActionProps = Omit<UserTableProps, 'users'> & { readonly user: UserWithSigns };

const tones = ['pine', 'clay', 'blue', 'violet'] as const;
const active = { text: 'Active', tone: 'good' } as const;
const disabled = { text: 'Disabled', tone: 'poor' } as const;

function Sign({ name }: { readonly name: UserWithSigns['sunSign'] }) {
  if (name === null) return '-';
  return (
    <span className={styles.glyph}>
      <Glyph name={name} />
      <span>{name}</span>
    </span>
  );
}

function Profile({ user }: { readonly user: UserWithSigns }) {
  if (!user.profileCompleted && !user.birthInfoCompleted) return '-';
  return (
    <span className={styles.badges}>
      {user.profileCompleted ? <Badge tone="pine">Complete</Badge> : null}
      {user.birthInfoCompleted ? <Badge tone="outlined">Birth Info</Badge> : null}
    </span>
  );
}

function Action({ user, ownId, busyId, onDisable, onEnable }: ActionProps) {
  if (user.id === ownId) return <span className="meta no-wrap">That’s you</span>;
  const toggle = user.disabled
    ? { label: 'Enable', does: () => onEnable(user) }
    : { label: 'Disable', does: () => onDisable(user), endsIt: true };
  return (
    <MainAndMore
      of={`${user.firstName} ${user.lastName}, @${user.username}`}
      main={user.disabled ? toggle : null}
      more={[
        { label: 'Open their page', does: { to: pageOf(user) } },
        { label: 'What was done about them', does: { to: paths.adminAuditOf('user', user.id) } },
        ...(user.disabled ? [] : [toggle]),
      ]}
      isDisabled={busyId === user.id}
    />
  );
}

function pageOf({ id, userType }: UserWithSigns): string {
  return userType === 'organizer' ? paths.adminOrganizer(id) : paths.adminPerson(id);
}
