import { useAuth } from '../auth/AuthProvider';
import { Icon } from '../ui/layout/Icon';

/** Logout as the last entry of a menu. */
export function LogoutItem() {
  const { logoutMutation } = useAuth();
  return (
    <button type="button" onClick={() => logoutMutation.mutate()}>
      <Icon name="out" />
      Logout
    </button>
  );
}
