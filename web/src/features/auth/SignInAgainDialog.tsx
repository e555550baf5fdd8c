import type { ComponentProps } from 'react';
import { Dialog } from '../../ui/dialog/Dialog';
import { SignInAgain } from './SignInAgain';

interface SignInAgainDialogProps extends ComponentProps<typeof SignInAgain> {
  readonly onClose: () => void;
}

/** Asks for the password in front of a page whose session has ended. */
export function SignInAgainDialog({ onClose, ...form }: SignInAgainDialogProps) {
  return (
    <Dialog onClose={onClose} title="Sign in to finish">
      <SignInAgain {...form} />
    </Dialog>
  );
}
