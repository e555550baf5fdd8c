import { agreementTitle } from '@ascendant/domain/booking/agreement';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { RequireVisitor } from '../auth/guards';
import formStyles from '../features/auth/AuthForm.module.css';
import { RegisterForm, type TypedRegistration } from '../features/auth/RegisterForm';
import { useVerificationStep, VerifyView } from '../features/auth/VerifyView';
import { Benefits } from '../features/organizer-join/Benefits';
import { ProductScenes } from '../features/organizer-join/ProductScenes';
import { WhoGetsWhat } from '../features/organizer-join/WhoGetsWhat';
import { TermsDialog } from '../fields/TermsDialog';
import { usePageHead } from '../head/use-page-head';
import { paths } from '../paths';
import { classNames } from '../ui/class-names';
import styles from './OrganizerJoinPage.module.css';

/** /organizers/join (specification 2, section 2 (Organizer sign-up page)). Anyone already signed in is redirected. */
export function OrganizerJoinPage() {
  usePageHead({
    description: 'List your trip, festival or workshop and reach the travellers it suits best. Listing is free.',
  });
  return (
    <RequireVisitor redirect={null}>
      <main className={classNames(styles.page, 'container')}>
        <div>
          <h1>Join as an Event Organizer</h1>
          <p className={classNames(styles.lede, 'lede')}>
            List your trip, festival or workshop for free. Travellers pay the booking fee.
          </p>
          <ProductScenes />
          <Benefits />
          <WhoGetsWhat />
        </div>
        <SignUp />
      </main>
    </RequireVisitor>
  );
}

/** The form, then the code from the email. The history entry holds the step, so a reload keeps it. */
function SignUp() {
  const step = useVerificationStep();
  const navigate = useNavigate();
  const typed: TypedRegistration = useRef(null);
  const [isTermsOpen, setTermsOpen] = useState(false);
  const verify = (email: string) => void navigate('.', { state: { email, sentAt: Date.now() } });
  if (step) {
    return (
      <section className={classNames(formStyles.form, styles.verify, 'panel roomy')} aria-labelledby="verify">
        <h2 id="verify">Verify Your Email</h2>
        <VerifyView
          {...step}
          onResent={() => verify(step.email)}
          onAlreadyVerified={() => void navigate(paths.auth)}
          onOtherAddress={() => void navigate('.', { state: null })}
        />
      </section>
    );
  }
  return (
    <section className="panel roomy" aria-labelledby="join">
      <h2 id="join">Create Your Organizer Account</h2>
      <p className="meta">
        Already have an account?{' '}
        <Link className="link" to={paths.auth}>
          Sign in here
        </Link>
      </p>
      <RegisterForm typed={typed} accountFor="organizer" onVerificationNeeded={verify} />
      <p className={classNames(styles.after, 'meta')}>
        Travellers accept our{' '}
        <button type="button" className="link link-button" onClick={() => setTermsOpen(true)}>
          {agreementTitle}
        </button>{' '}
        before they book with you.
      </p>
      {isTermsOpen ? <TermsDialog onClose={() => setTermsOpen(false)} /> : null}
    </section>
  );
}
