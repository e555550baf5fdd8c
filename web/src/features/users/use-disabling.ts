import { errorSentence } from '../../api/api-error';
import { useDisableUser, type Disabling } from '../../data/users';
import { showToast } from '../../ui/dialog/toast-store';

/** Disables and enables users, each with its toast. Source: specification 2, section 8 (Error catalogue). */
export function useDisabling() {
  const disable = useDisableUser();
  return {
    busyId: disable.isPending ? disable.variables.user.id : null,
    /** @param onDone once it's done; after a failure, what was typed stays on the screen */
    change: (wanted: Disabling, onDone?: () => void) =>
      disable.mutate(wanted, {
        onSuccess: () => {
          showToast({ title: wanted.disabled ? 'User disabled' : 'User enabled' });
          onDone?.();
        },
        onError: (error) =>
          showToast({
            title: 'Error',
            description: errorSentence(error, 'Failed to update user status. Please try again.'),
            tone: 'bad',
          }),
      }),
  };
}
