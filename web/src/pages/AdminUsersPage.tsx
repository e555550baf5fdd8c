import { useState } from 'react';
import { useAuth } from '../auth/AuthProvider';
import { CreateUserDialog } from '../features/users/CreateUserDialog';
import { Users } from '../features/users/Users';
import { AreaHead } from '../shell/AreaHead';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';

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
