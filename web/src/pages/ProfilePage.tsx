import { useAuth } from '../auth/AuthProvider';
import { RequireUser } from '../auth/guards';
import { Profile } from '../features/profile/Profile';
import { BirthWheel } from '../features/wheel/BirthWheel';
import { ProfileAccount } from './ProfileAccount';

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
