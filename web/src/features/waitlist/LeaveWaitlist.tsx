import { useState } from 'react';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { WaitlistEntry } from '../../data/waitlist';

interface LeaveWaitlistProps {
  readonly entry: WaitlistEntry;
  readonly isBusy: boolean;
  readonly onLeave: () => void;
}

/** Out of the line. Seats that are kept go to the next at once, so that is asked first. */
export function LeaveWaitlist({ entry, isBusy, onLeave }: LeaveWaitlistProps) {
  const [asks, setAsks] = useState(false);
  const label = entry.offer ? 'No, thank you' : 'Leave the waitlist';
  const leave = () => {
    setAsks(false);
    onLeave();
  };
  return (
    <>
      <Button
        kind="ghost"
        size="small"
        aria-label={`${label}: ${entry.eventTitle}`}
        busy={isBusy && 'Leaving...'}
        onClick={() => (entry.offer ? setAsks(true) : leave())}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={asks}
        title="Give them up?"
        confirmLabel="Give them up"
        keepLabel="Keep"
        onConfirm={leave}
        onClose={() => setAsks(false)}
      >
        What is kept for you at {entry.eventTitle} goes to the next in line.
      </ConfirmDialog>
    </>
  );
}
