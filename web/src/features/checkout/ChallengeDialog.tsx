import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';

interface ChallengeDialogProps {
  readonly open: boolean;
  readonly isBusy: boolean;
  readonly onAnswer: (outcome: 'pass' | 'fail') => void;
}

/** Stands for what a bank shows when it wants to know who pays (3-D Secure). Closing it is a no. */
export function ChallengeDialog({ open, isBusy, onAnswer }: ChallengeDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer('fail')}
      title="Confirm that it is you"
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
        <b>Test mode.</b> Here your bank would ask you to confirm this payment in its app or by a code. Choose what it
        should answer.
      </p>
    </Dialog>
  );
}
