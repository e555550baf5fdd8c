import { aMember } from '@ascendant/domain/organization/members';
import { useRef, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ReadInvitation } from '../../data/team';
import { paths } from '../../paths';
import { classNames } from '../../ui/class-names';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { Tabs } from '../../ui/layout/Tabs';
import authFormStyles from './AuthForm.module.css';
import { useCodeStep, type CodeStep } from './code-step';
import { useLoginForm } from './login-form';
import { LoginForm } from './LoginForm';
import { RegisterForm, type TypedRegistration } from './RegisterForm';
import { SignInFrame } from './SignInFrame';
import { useVerificationStep, VerifyView } from './VerifyView';

const CodeSignIn = lazyDialog(async () => (await import('./CodeSignIn')).CodeSignIn);

const tabs = [
  { value: 'login', label: 'Login' },
  { value: 'register', label: 'Register' },
] as const;
type Tab = (typeof tabs)[number]['value'];

const titles: Readonly<Record<Tab, string>> = { login: 'Welcome back', register: 'Create your account' };

/** On the way to a booking: `new` where no one has signed in in this browser. */
export type BookingVisitor = 'new' | 'known';

/** Set for those who come from an invitation to an organization: who invites whom, and as what. */
export type OpenInvitation = Pick<ReadInvitation, 'organizer' | 'role' | 'email'>;

interface SignInProps {
  /** Shown below both forms. */
  readonly note?: ReactNode;
  /** Why someone was sent here, shown above them. */
  readonly reason?: string | null;
  /** Set if someone is on the way to a booking. */
  readonly booking?: BookingVisitor | null;
  readonly invitation?: OpenInvitation | null;
}

/**
 * Login, registration and email verification. The tab is in the URL and the verification step in the history entry, so that a
 * reload keeps both.
 */
export function SignIn({ note, reason = null, booking = null, invitation = null }: SignInProps) {
  const [params] = useSearchParams();
  const step = useVerificationStep();
  const codeStep = useCodeStep();
  const startsNew = booking === 'new';
  const go = useAuthNavigation(startsNew);
  const loginForm = useLoginForm();
  const typed: TypedRegistration = useRef(null);
  const tab: Tab = isRegistering(params, startsNew) ? 'register' : 'login';
  if (step) {
    return (
      <SignInFrame title="Check your email" step="code">
        {invitation === null ? null : <InvitedBy invitation={invitation} />}
        <VerifyView
          {...step}
          onResent={() => go({ tab: 'register', email: step.email })}
          onAlreadyVerified={() => go({ tab: 'login' })}
          onOtherAddress={invitation === null ? () => go({ tab: 'register' }) : null}
        />
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      title={invitation === null ? titles[tab] : `Join ${invitation.organizer}`}
      {...(startsNew && { step: 'new' })}
    >
      {invitation === null ? null : <InvitedBy invitation={invitation} />}
      {reason === null ? null : <p className="meta">{reason}</p>}
      <Tabs
        label="Sign in or register"
        tabs={tabs}
        selected={tab}
        onSelect={(next) => go({ tab: next })}
        panelId="auth-panel"
      />
      {/* The other tab's texts are other elements: they aren't these, moved. */}
      <div key={tab} role="tabpanel" id="auth-panel" aria-labelledby="auth-panel-tab">
        {tab === 'login' ? (
          <>
            {codeStep === null ? (
              <LoginForm
                form={loginForm}
                onVerificationNeeded={(email) => go({ tab: 'login', email, sentAt: longAgo })}
                onCodeWanted={(email) => go({ tab: 'login', signInCode: { email, sentAt: null } })}
              />
            ) : (
              <CodeSignIn
                step={codeStep}
                onSent={(email) => go({ tab: 'login', signInCode: { email, sentAt: Date.now() } })}
                onClose={() => go({ tab: 'login' })}
              />
            )}
            {note}
          </>
        ) : (
          <>
            <RegisterForm
              typed={typed}
              email={invitation?.email ?? null}
              onVerificationNeeded={(email) => go({ tab: 'register', email })}
            />
            {note}
            <p className={classNames(authFormStyles.after, 'meta')}>
              By creating an account, you agree to our <NewTab to={paths.terms}>Terms</NewTab> and{' '}
              <NewTab to={paths.privacy}>Privacy Policy</NewTab>.
              {booking === null && invitation === null ? (
                <span> Next, we’ll ask for your birth date and place. Only you can see them.</span>
              ) : null}
            </p>
          </>
        )}
      </div>
    </SignInFrame>
  );
}

function InvitedBy({ invitation: { organizer, role } }: { readonly invitation: OpenInvitation }) {
  return <p className="meta">{`${organizer} invites you to work with them as ${aMember(role)}.`}</p>;
}

/** A page that opens beside this one, so that what was typed here stays. */
function NewTab({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <a className="link" href={to} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

/**
 * Whether an address shows the register tab.
 * @param search the address's query
 * @param startsNew whether it does unless it says otherwise
 */
export function isRegistering(search: URLSearchParams, startsNew: boolean): boolean {
  const tab = search.get('tab');
  return tab === 'register' || (tab === null && startsNew);
}

interface AuthPlace {
  readonly tab: Tab;
  /** Set if a code was emailed to it. */
  readonly email?: string;
  /** When, in milliseconds since 1970; now by default. */
  readonly sentAt?: number;
  /** Set if someone signs in with a code by email. */
  readonly signInCode?: CodeStep;
}

/** The code of an earlier visit: a new one can be sent at once. */
const longAgo = 0;

/** Switches between the views of the page, keeping the redirect in the URL. */
function useAuthNavigation(startsNew: boolean): (place: AuthPlace) => void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return ({ tab, email, sentAt = Date.now(), signInCode }) => {
    const next = new URLSearchParams(params);
    if (tab === 'register' || startsNew) next.set('tab', tab);
    else next.delete('tab');
    const verifying = email === undefined ? null : { email, sentAt };
    const state = signInCode === undefined ? verifying : { signInCode };
    void navigate({ search: next.toString() }, { replace: state === null, state });
  };
}
