import { searchTextMaxLength, usersPageSize } from '@ascendant/domain/list-limits';
import { userOrderLabels, userOrders } from '@ascendant/domain/person/user-list';
import { isPlainLine } from '@ascendant/domain/plain-text';
import { numberText } from '@ascendant/domain/site/locale';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { disabledUsersQuery, usersQuery, type UserPage, type UserWithSigns } from '../../data/users';
import { SavedViews } from '../../fields/SavedViews';
import { isOneOf } from '../../storage/shape';
import { Select } from '../../ui/form/Input';
import { ListSearch } from '../../ui/form/ListSearch';
import { useListAddress } from '../../ui/table/list-address';
import { ManagedList } from '../../ui/table/ManagedList';
import { DisableDialog } from './DisableDialog';
import { useDisabling } from './use-disabling';
import { userFilters } from './user-labels';
import styles from './Users.module.css';
import { UserTable } from './UserTable';

const names = ['q', 'status', 'verified', 'userType', 'profile', 'sort'] as const;
/** What a saved view keeps: all but the searched text. */
const viewNames = names.filter((name) => name !== 'q');

/** All users, with search, filters, order and page in the URL. */
export function Users({ ownId }: { readonly ownId: number | undefined }) {
  const { values, page, choose, hrefOf } = useListAddress(names);
  const filter = wantedOf(values);
  const list = useQuery(usersQuery({ ...filter, limit: usersPageSize, offset: (page - 1) * usersPageSize }));
  return (
    <ManagedList
      name={{ label: 'Users' }}
      head={
        <>
          <div className={styles.filters}>
            <ListSearch
              label="Search users"
              placeholder="Name, @username or email"
              value={values.q}
              onSearch={(text) => choose('q', text)}
            />
            {userFilters.map(({ name, label, options }) => (
              <Select
                key={name}
                isSmall
                aria-label={label}
                value={values[name]}
                onChange={(event) => choose(name, event.target.value)}
              >
                {options.map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </Select>
            ))}
          </div>
          <div className={styles.summary}>
            <Total list={list.data} />
            <SavedViews list="users" names={viewNames} />
            <label className="row">
              <span className="meta no-wrap">Sorted by</span>
              <Select isSmall value={values.sort} onChange={(event) => choose('sort', event.target.value)}>
                {userOrders.map((order, index) => (
                  <option key={order} value={index === 0 ? '' : order}>
                    {userOrderLabels[order]}
                  </option>
                ))}
              </Select>
            </label>
          </div>
        </>
      }
      query={list}
      rowsOf={({ users }) => users}
      loading="Loading users..."
      failed={{ title: 'Failed to load users', text: 'Please try again later' }}
      empty={{ title: 'No users found', text: 'Try another search.' }}
      level={2}
      address={{ page, hrefOf }}
      pageSize={usersPageSize}
      hasKeys
    >
      {(users) => <Rows users={users} ownId={ownId} />}
    </ManagedList>
  );
}

type Values = Readonly<Record<(typeof names)[number], string>>;

/** The URL's values, as far as we know them: an address may be mistyped. */
function wantedOf({ q, sort, ...chosen }: Values) {
  const known = userFilters.filter(({ name, options }) =>
    options.some(([value]) => value !== '' && value === chosen[name]),
  );
  return {
    ...(q !== '' && q.length <= searchTextMaxLength && isPlainLine(q) && { q }),
    ...Object.fromEntries(known.map(({ name }) => [name, chosen[name]])),
    ...(isOrder(sort) && { sort }),
  };
}

const isOrder = isOneOf(userOrders);

/** '100,214 users', or '1,000+ users' where the server stopped counting, and how many of all users are disabled. */
function Total({ list }: { readonly list: Counted | undefined }) {
  const { data: disabled } = useQuery(disabledUsersQuery);
  return (
    <p className="numeric" aria-live="polite">
      <b>{list === undefined ? ' ' : `${textOf(list)} ${list.all === 1 ? 'user' : 'users'}`}</b>{' '}
      {disabled?.all ? <span className="meta">{`${textOf(disabled)} disabled in total`}</span> : null}
    </p>
  );
}

type Counted = Pick<UserPage, 'all' | 'isCapped'>;

const textOf = ({ all, isCapped }: Counted) => `${numberText(all)}${isCapped ? '+' : ''}`;

function Rows({ users, ownId }: { readonly users: readonly UserWithSigns[]; readonly ownId: number | undefined }) {
  const [asked, setAsked] = useState<UserWithSigns | null>(null);
  const { change, busyId } = useDisabling();
  return (
    <>
      <UserTable
        users={users}
        ownId={ownId}
        busyId={busyId}
        onDisable={setAsked}
        onEnable={(user) => change({ user, disabled: false })}
      />
      {asked === null ? null : (
        <DisableDialog
          user={asked}
          isBusy={busyId === asked.id}
          onClose={() => setAsked(null)}
          onDisable={(reason) => change({ user: asked, disabled: true, reason }, () => setAsked(null))}
        />
      )}
    </>
  );
}
