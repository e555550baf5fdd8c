import type { User } from '@ascendant/contract/account';
import { useState } from 'react';
import { classNames } from '../../ui/class-names';
import { showToast } from '../../ui/dialog/toast-store';
import type { CodeStep } from './code-step';
import { CodeSignIn } from './CodeSignIn';
import styles from './KeepAccount.module.css';

/** For someone with an account: what they booked without it, after a code from their mailbox. Source: rule GST-06. */
export function FindBookings({ user: { email } }: { readonly user: User }) {
  const [step, setStep] = useState<CodeStep | null>(null);
  const find = () => {
    setStep(null);
    showToast({ title: `Bookings made with ${email} are in your account now` });
  };
  if (step === null)
    return (
      <p className={classNames(styles.find, 'meta')}>
        Booked without signing in?{' '}
        <button type="button" className="link link-button" onClick={() => setStep({ email, sentAt: null })}>
          Add those bookings
        </button>
      </p>
    );
  return (
    <section className={classNames(styles.find, 'panel stack')} aria-label="Bookings made without signing in">
      <CodeSignIn
        step={step}
        onSent={(sent) => setStep({ email: sent, sentAt: Date.now() })}
        onClose={() => setStep(null)}
        closeLabel="Not now"
        onSignedIn={find}
      />
    </section>
  );
}
