import { EarningsScreen } from '../features/money/EarningsScreen';
import { AreaHead } from '../shell/AreaHead';

/** /organizer/earnings: what the organizer earns and is owed. */
export function OrganizerEarningsPage() {
  return (
    <>
      <AreaHead title="Earnings" />
      <EarningsScreen />
    </>
  );
}
