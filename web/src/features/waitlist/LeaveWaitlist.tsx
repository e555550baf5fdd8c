import { useState } from 'react';
import type { WaitlistEntry } from '../../data/waitlist';
import { Button } from '../../ui/button/Button';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';

interface LeaveWaitlistProps {
  readonly entry: WaitlistEntry;
  readonly isBusy: boolean;
  readonly onLeave: () => void;
}

/** Leaves the waitlist. Declining an offer passes the seats on right away, so it asks first. */
export function LeaveWaitlist({ entry, isBusy, onLeave }: LeaveWaitlistProps) {
  const [asks, setAsks] = useState(false);
  const label = entry.offer ? 'Decline offer' : 'Leave the waitlist';
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
        title="Decline this offer?"
        confirmLabel="Decline offer"
        keep="Keep offer"
        onConfirm={leave}
        onClose={() => setAsks(false)}
      >{`We’ll offer your seats at ${entry.eventTitle} to the next party in line.`}</ConfirmDialog>
    </>
  );
}
