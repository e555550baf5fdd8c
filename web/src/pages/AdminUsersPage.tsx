import { useState } from 'react';
import { useAuth } from '../auth/AuthProvider';
import { Users } from '../features/users/Users';
import { AreaHead } from '../shell/AreaHead';
import { Button } from '../ui/button/Button';
import { lazyDialog } from '../ui/dialog/lazy-dialog';
import { Icon } from '../ui/layout/Icon';

const CreateUserDialog = lazyDialog(async () => (await import('../features/users/CreateUserDialog')).CreateUserDialog);

/** /admin/users: everyone with an account, and the dialog that creates one. */
export function AdminUsersPage() {
  const { user } = useAuth();
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <AreaHead title="Users Management">
        <Button kind="primary" onClick={() => setCreating(true)}>
          <Icon name="plus" size="small" />
          Create New User
        </Button>
      </AreaHead>
      <Users ownId={user?.id} />
      {isCreating ? <CreateUserDialog onClose={() => setCreating(false)} /> : null}
    </>
  );
}
