import type { User } from '@ascendant/contract/account';
import { SecondFactorCard } from '../features/second-factor/SecondFactorCard';
import { DevicesCard } from '../features/your-data/DevicesCard';
import { YourDataCard } from '../features/your-data/YourDataCard';

/** The last cards of every account: the second step, where someone is signed in, and what happens with their data. */
export function AccountSafety({ user }: { readonly user: User }) {
  return (
    <>
      <SecondFactorCard />
      <DevicesCard />
      <YourDataCard user={user} />
    </>
  );
}
