import type { User } from '@ascendant/contract/account';
import { roleOf } from '@ascendant/domain/person/roles';
import { useAuth } from '../auth/AuthProvider';
import { RequireUser } from '../auth/guards';
import { PasswordCard } from '../features/account/PasswordCard';
import { Profile } from '../features/profile/Profile';
import { BirthWheel } from '../features/wheel/BirthWheel';
import { AccountSafety } from './AccountSafety';

/** /profile: the user's data and birth chart. Without a user, the sign-in page says that it needs one. */
export function ProfilePage() {
  const { user } = useAuth();
  return (
    <RequireUser>
      {user ? (
        <Profile user={user} WheelPicture={BirthWheel}>
          <ProfileAccount user={user} />
        </Profile>
      ) : null}
    </RequireUser>
  );
}

/** The profile's last cards: how someone signs in, and what happens with their data. */
function ProfileAccount({ user }: { readonly user: User }) {
  return (
    <>
      <PasswordCard username={user.username} isAdmin={roleOf(user) === 'admin'} />
      <AccountSafety user={user} />
    </>
  );
}
