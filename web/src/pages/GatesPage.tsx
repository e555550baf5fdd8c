import { GatesScreen } from '../features/gates/GatesScreen';
import { AreaHead } from '../shell/AreaHead';

/** /organizer/check-in-links: links that let phones check in without an account. */
export function GatesPage() {
  return (
    <>
      <AreaHead title="Check-in links" />
      <GatesScreen />
    </>
  );
}
