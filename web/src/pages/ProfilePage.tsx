import { roleOf } from '@ascendant/domain/person/roles';
import { useAuth } from '../auth/AuthProvider';
import { RequireUser } from '../auth/guards';
import { PasswordCard } from '../features/account/PasswordCard';
import { Profile } from '../features/profile/Profile';
import { SecondFactorCard } from '../features/second-factor/SecondFactorCard';
import { BirthWheel } from '../features/wheel/BirthWheel';
import { DevicesCard } from '../features/your-data/DevicesCard';
import { YourDataCard } from '../features/your-data/YourDataCard';
import { usePageHead } from '../head/use-page-head';

/** /profile: the user's data and birth chart. */
export function ProfilePage() {
  usePageHead({ title: 'My Profile', isPrivate: true });
  const { user } = useAuth();
  return (
    <RequireUser>
      {user ? (
        <Profile user={user} WheelPicture={BirthWheel}>
          <PasswordCard username={user.username} isAdmin={roleOf(user) === 'admin'} />
          <SecondFactorCard />
          <DevicesCard />
          <YourDataCard user={user} />
        </Profile>
      ) : (
        <p>Please log in to view your profile</p>
      )}
    </RequireUser>
  );
}
