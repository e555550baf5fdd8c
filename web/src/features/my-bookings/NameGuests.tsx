import type { MyBooking } from '@ascendant/contract/booking';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/button/Button';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';

const NameGuestsDialog = lazyDialog(async () => (await import('./NameGuestsDialog')).NameGuestsDialog);

const namesParameter = 'names';

interface NameGuestsProps {
  readonly booking: MyBooking;
}

/** 'Add names', while a booking has guests who can be named. The link of an email opens the dialog at once. */
export function NameGuests({ booking }: NameGuestsProps) {
  const [params, setParams] = useSearchParams();
  if (!booking.nameGuestsUntil) return null;
  const isAsked = params.get(namesParameter) === String(booking.id);
  return (
    <NameGuestsButton
      booking={booking}
      startsOpen={isAsked}
      onClose={() => isAsked && setParams({}, { replace: true })}
    />
  );
}

interface ButtonProps extends NameGuestsProps {
  readonly startsOpen?: boolean;
  readonly onClose?: () => void;
}

/** Opens the form that names the guests. */
export function NameGuestsButton({ booking, startsOpen = false, onClose }: ButtonProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Add names
      </Button>
      {isOpen ? <NameGuestsDialog booking={booking} onClose={close} /> : null}
    </>
  );
}
