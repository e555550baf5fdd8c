import type { User } from '@ascendant/contract/account';
import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { useRequestSignInCode } from '../../data/sign-in-code';
import { classNames } from '../../ui/class-names';
import { showToast } from '../../ui/dialog/toast-store';
import { CodeSignIn } from './CodeSignIn';
import styles from './KeepAccount.module.css';

/** For someone with an account: what was booked with its address without signing in, after a code from that mailbox. Source: rule GST-06. */
export function FindBookings({ user: { email } }: { readonly user: User }) {
  const [sentAt, setSentAt] = useState<number | null>(null);
  const request = useRequestSignInCode();
  const send = () =>
    request.mutate(
      { email },
      {
        onSuccess: () => setSentAt(Date.now()),
        onError: (error) =>
          showToast({ title: 'We couldn’t send the code', description: errorSentence(error), tone: 'bad' }),
      },
    );
  const finish = () => {
    setSentAt(null);
    showToast({ title: `Any bookings made with ${email} are in your account now` });
  };
  if (sentAt === null)
    return (
      <p className={classNames(styles.find, 'meta')}>
        Booked without signing in?{' '}
        <button type="button" className="link link-button" disabled={request.isPending} onClick={send}>
          Add those bookings
        </button>
      </p>
    );
  return (
    <section className={classNames(styles.find, 'panel stack')} aria-label="Bookings made without signing in">
      <CodeSignIn
        step={{ email, sentAt }}
        onSent={() => setSentAt(Date.now())}
        onClose={() => setSentAt(null)}
        closeLabel="Not now"
        submit={{ label: 'Add bookings', busy: 'Adding bookings...' }}
        onSignedIn={finish}
      />
    </section>
  );
}
