import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorSentence } from '../../api/api-error';
import { useLeaveTeam } from '../../data/team';
import { paths } from '../../paths';
import { Button } from '../../ui/button/Button';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { showToast } from '../../ui/dialog/toast-store';

/** Leaves the organization that one is a member of. @param name the organization's */
export function LeaveTeam({ name }: { readonly name: string }) {
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const leave = useLeaveTeam(() => {
    showToast({ title: `You’ve left ${name}` });
    void navigate(paths.home);
  });
  return (
    <>
      <Button size="small" onClick={() => setAsked(true)}>
        Leave
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={`Leave ${name}?`}
        confirmLabel="Leave"
        keep="Stay"
        busy={leave.isPending}
        onConfirm={() =>
          leave.mutate(undefined, {
            onError: (error) => {
              setAsked(false);
              showToast({ title: 'Couldn’t leave', description: errorSentence(error), tone: 'bad' });
            },
          })
        }
        onClose={() => setAsked(false)}
      >
        You’ll no longer see its events. To come back, you’ll need another invitation.
      </ConfirmDialog>
    </>
  );
}
