import { CheckAgain, SetUpScreen } from '../features/set-up/SetUpScreen';
import { AreaHead } from '../shell/AreaHead';

/** /admin/set-up: whether email, payments, storage and the rest work, before the site is used for real. */
export function AdminSetUpPage() {
  return (
    <>
      <AreaHead title="Set-up">
        <CheckAgain />
      </AreaHead>
      <SetUpScreen />
    </>
  );
}
