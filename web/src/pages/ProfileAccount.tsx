import type { User } from '@ascendant/contract/account';
import { roleOf } from '@ascendant/domain/person/roles';
import { PasswordCard } from '../features/account/PasswordCard';
import { SecondFactorCard } from '../features/second-factor/SecondFactorCard';
import { DevicesCard } from '../features/your-data/DevicesCard';
import { YourDataCard } from '../features/your-data/YourDataCard';

/** The profile's last cards: how someone signs in, and what happens with their data. */
export function ProfileAccount({ user }: { readonly user: User }) {
  return (
    <>
      <PasswordCard username={user.username} isAdmin={roleOf(user) === 'admin'} />
      <SecondFactorCard />
      <DevicesCard />
      <YourDataCard user={user} />
    </>
  );
}
