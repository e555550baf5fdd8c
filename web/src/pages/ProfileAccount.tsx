import type { User } from '@ascendant/contract/account';
import { roleOf } from '@ascendant/domain/person/roles';
import { PasswordCard } from '../features/account/PasswordCard';
import { AccountSafety } from './AccountSafety';

/** The profile's last cards: how someone signs in, and what happens with their data. */
export function ProfileAccount({ user }: { readonly user: User }) {
  return (
    <>
      <PasswordCard username={user.username} isAdmin={roleOf(user) === 'admin'} />
      <AccountSafety user={user} />
    </>
  );
}
