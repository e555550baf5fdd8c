import type { Wheel } from '@ascendant/contract/chart';
import { roleOf } from '@ascendant/domain/person/roles';
import { useAuth } from '../auth/AuthProvider';
import { RequireUser } from '../auth/guards';
import { PasswordCard } from '../features/account/PasswordCard';
import { Profile } from '../features/profile/Profile';
import { SecondFactorCard } from '../features/second-factor/SecondFactorCard';
import { NatalWheel } from '../features/wheel/NatalWheel';
import { WheelKey } from '../features/wheel/WheelKey';
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
        <Profile user={user} WheelPicture={WheelOf}>
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

function WheelOf({ wheel, owner }: { readonly wheel: Wheel; readonly owner: string }) {
  return (
    <>
      <NatalWheel wheel={wheel} title={`Natal wheel of ${owner}`} />
      <WheelKey hasUncertain={wheel.glyphs.some((glyph) => glyph.arc !== null)} />
    </>
  );
}
