import type { Confirmation } from '@ascendant/contract/factor';
import type { ReactNode, SyntheticEvent } from 'react';
import { Button } from '../../ui/button/Button';
import styles from './SignInAgain.module.css';

/** One way to confirm who it is. */
export interface ConfirmWayProps {
  readonly isBusy: boolean;
  readonly onProof: (proof: Confirmation, onError: (error: Error) => void) => void;
  readonly onCancel: () => void;
  /** The other ways. */
  readonly children: ReactNode;
}

interface ConfirmFrameProps extends Pick<ConfirmWayProps, 'isBusy' | 'onCancel' | 'children'> {
  readonly onSubmit: (event: SyntheticEvent) => void;
}

/** The form around what's asked for, with its buttons. */
export function ConfirmFrame({ isBusy, onCancel, onSubmit, children }: ConfirmFrameProps) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // The form that made the call is around this one in React's tree, though not on the page.
    event.stopPropagation();
    onSubmit(event);
  };
  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      {children}
      <div className="row align-end">
        <Button onClick={onCancel}>Cancel</Button>
        <Button kind="primary" type="submit" busy={isBusy && 'Confirming...'}>
          Confirm
        </Button>
      </div>
    </form>
  );
}
