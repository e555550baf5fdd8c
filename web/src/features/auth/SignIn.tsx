import { aMember } from '@ascendant/domain/organization/members';
import { useRef, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ReadInvitation } from '../../data/team';
import { paths } from '../../paths';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { Tabs } from '../../ui/layout/Tabs';
import authFormStyles from './AuthForm.module.css';
import { useCodeStep, useGuestStep, type CodeStep } from './code-step';
import { useLoginForm } from './login-form';
import { LoginForm } from './LoginForm';
import { RegisterForm, type TypedRegistration } from './RegisterForm';
import { SignInFrame } from './SignInFrame';
import { useVerificationStep, VerifyView } from './VerifyView';

const CodeSignIn = lazyDialog(async () => (await import('./CodeSignIn')).CodeSignIn);

const GuestForm = lazyDialog(async () => (await import('./GuestForm')).GuestForm);

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
  /** What someone is on the way to book, shown above the forms. */
  readonly booked?: ReactNode;
  /** Why someone was sent here, shown above them. */
  readonly reason?: string | null;
  /** Set if someone is on the way to a booking. */
  readonly booking?: BookingVisitor | null;
  readonly invitation?: OpenInvitation | null;
  /** Whether they may go on without an account. */
  readonly takesGuests?: boolean;
  /** Whether they're on the way to what they've booked, perhaps without an account. */
  readonly opensBookings?: boolean;
}

/**
 * Login, registration and email verification. The tab is in the URL and the verification step in the history entry, so that a
 * reload keeps both.
 */
export function SignIn({
  booked,
  reason = null,
  booking = null,
  invitation = null,
  takesGuests = false,
  opensBookings = false,
}: SignInProps) {
  const [params] = useSearchParams();
  const step = useVerificationStep();
  const isGuest = useGuestStep();
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
  const toAccount = () => {
    // The draft has what was typed without an account.
    typed.current = null;
    go({ tab });
  };
  const offersGuest = takesGuests && booking !== null;
  if (isGuest && offersGuest) {
    return (
      <SignInFrame title="Continue without an account" step="guest">
        {booked}
        <GuestForm onClose={toAccount} />
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
      {booked}
      {offersGuest ? <Way text="Continue without an account" onChoose={() => go({ tab, isGuest: true })} /> : null}
      {opensBookings ? <WayWithCode go={go} /> : null}
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
          <LoginPart form={loginForm} go={go} />
        ) : (
          <>
            <RegisterForm
              typed={typed}
              email={invitation?.email ?? null}
              onVerificationNeeded={(email) => go({ tab: 'register', email })}
            />
            <Terms saysWhatFollows={booking === null && invitation === null} />
          </>
        )}
      </div>
    </SignInFrame>
  );
}

function Way({ text, onChoose }: { readonly text: string; readonly onChoose: () => void }) {
  return (
    <p className={authFormStyles.guest}>
      <Button block onClick={onChoose}>
        {text}
      </Button>
    </p>
  );
}

/** For those who booked without an account, and have no password. */
function WayWithCode({ go }: Pick<LoginPartProps, 'go'>) {
  const choose = () => go({ tab: 'login', signInCode: { email: '', sentAt: null } });
  return useCodeStep() === null ? <Way text="I booked without an account" onChoose={choose} /> : null;
}

function Terms({ saysWhatFollows }: { readonly saysWhatFollows: boolean }) {
  return (
    <p className={classNames(authFormStyles.after, 'meta')}>
      By creating an account, you agree to our <NewTab to={paths.terms}>Terms</NewTab> and{' '}
      <NewTab to={paths.privacy}>Privacy Policy</NewTab>.
      {saysWhatFollows ? <span> Next, we’ll ask for your birth date and place. Only you can see them.</span> : null}
    </p>
  );
}

interface LoginPartProps {
  readonly form: ReturnType<typeof useLoginForm>;
  readonly go: (place: AuthPlace) => void;
}

/** The form that signs in: with a password, or with a code by email. */
function LoginPart({ form, go }: LoginPartProps) {
  const codeStep = useCodeStep();
  return codeStep === null ? (
    <LoginForm
      form={form}
      onVerificationNeeded={(email) => go({ tab: 'login', email, sentAt: longAgo })}
      onCodeWanted={(email) => go({ tab: 'login', signInCode: { email, sentAt: null } })}
    />
  ) : (
    <CodeSignIn
      step={codeStep}
      onSent={(email) => go({ tab: 'login', signInCode: { email, sentAt: Date.now() } })}
      onClose={() => go({ tab: 'login' })}
    />
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
  /** Whether someone goes on without an account. */
  readonly isGuest?: boolean;
}

/** The code of an earlier visit: a new one can be sent at once. */
const longAgo = 0;

/** Switches between the views of the page, keeping the redirect in the URL. */
function useAuthNavigation(startsNew: boolean): (place: AuthPlace) => void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return ({ tab, email, sentAt = Date.now(), signInCode, isGuest = false }) => {
    const next = new URLSearchParams(params);
    if (tab === 'register' || startsNew) next.set('tab', tab);
    else next.delete('tab');
    const verifying = email === undefined ? null : { email, sentAt };
    const step = isGuest ? { isGuest } : signInCode && { signInCode };
    const state = step ?? verifying;
    void navigate({ search: next.toString() }, { replace: state === null, state });
  };
}
