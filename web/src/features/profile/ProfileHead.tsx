import type { User } from '@ascendant/contract/account';
import { roleOf } from '@ascendant/domain/person/roles';
import { Avatar } from '../../ui/Avatar';
import { monthAndYear } from '../../ui/day-words';

/** Who this is. */
export function ProfileHead({ user }: { readonly user: User }) {
  return (
    <div className="profile-head">
      <Avatar firstName={user.firstName} lastName={user.lastName} pictureUrl={user.profilePicture} size="l" />
      <div>
        <h1>
          {user.firstName} {user.lastName}
        </h1>
        <p className="meta">
          {user.email} · {roleOf(user)} since {monthAndYear(user.createdAt)}
        </p>
      </div>
    </div>
  );
}
