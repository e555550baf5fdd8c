import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';

interface ChallengeDialogProps {
  readonly open: boolean;
  readonly isBusy: boolean;
  readonly onAnswer: (outcome: 'pass' | 'fail') => void;
}

/** Simulates a bank's 3-D Secure confirmation. Closing it counts as a failure. */
export function ChallengeDialog({ open, isBusy, onAnswer }: ChallengeDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer('fail')}
      title="Confirm it’s you"
      footer={
        <div className="row align-end">
          <Button onClick={() => onAnswer('fail')} disabled={isBusy}>
            Fail authentication
          </Button>
          <Button kind="primary" onClick={() => onAnswer('pass')} busy={isBusy && 'Processing...'}>
            Complete authentication
          </Button>
        </div>
      }
    >
      <p>
        <b>Test mode.</b> This is where your bank would ask you to confirm. Choose its response.
      </p>
    </Dialog>
  );
}
