import { useAuth } from '../auth/AuthProvider';
import { RequireUser } from '../auth/guards';
import { Profile } from '../features/profile/Profile';
import { BirthWheel } from '../features/wheel/BirthWheel';
import { usePageHead } from '../head/use-page-head';
import { lazyPage } from '../lazy-page';
import { Further } from '../ui/late/Further';

const ProfileAccount = lazyPage(async () => (await import('./ProfileAccount')).ProfileAccount);

/** /profile: the user's data and birth chart. Without a user, the sign-in page says that it needs one. */
export function ProfilePage() {
  usePageHead({ title: 'My Profile', isPrivate: true });
  const { user } = useAuth();
  return (
    <RequireUser>
      {user ? (
        <Profile user={user} WheelPicture={BirthWheel}>
          <Further>
            <ProfileAccount user={user} />
          </Further>
        </Profile>
      ) : null}
    </RequireUser>
  );
}
