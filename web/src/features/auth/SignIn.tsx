import { useRef, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { classNames } from '../../ui/class-names';
import { Tabs } from '../../ui/layout/Tabs';
import authFormStyles from './AuthForm.module.css';
import { useLoginForm } from './login-form';
import { LoginForm } from './LoginForm';
import { RegisterForm, type TypedRegistration } from './RegisterForm';
import { SignInFrame } from './SignInFrame';
import { useVerificationStep } from './verification-step';
import { VerifyView } from './VerifyView';

const tabs = [
  { value: 'login', label: 'Login' },
  { value: 'register', label: 'Register' },
] as const;
type Tab = (typeof tabs)[number]['value'];

const titles: Readonly<Record<Tab, string>> = { login: 'Welcome back', register: 'Create your account' };

/**
 * Login, registration and email verification. The tab is in the URL and the verification step in the history entry, so that a
 * reload keeps both.
 * @param note shown below both forms
 * @param reason why someone was sent here, above them
 */
export function SignIn({ note, reason = null }: { readonly note?: ReactNode; readonly reason?: string | null }) {
  const [params] = useSearchParams();
  const step = useVerificationStep();
  const go = useAuthNavigation();
  const loginForm = useLoginForm();
  const typed: TypedRegistration = useRef(null);
  const tab: Tab = isRegistering(params) ? 'register' : 'login';
  if (step) {
    return (
      <SignInFrame title="Check your email" step="code">
        <VerifyView
          {...step}
          onResent={() => go({ tab: 'register', email: step.email })}
          onAlreadyVerified={() => go({ tab: 'login' })}
          onOtherAddress={() => go({ tab: 'register' })}
        />
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={titles[tab]}>
      {reason === null ? null : <p className="meta">{reason}</p>}
      <Tabs
        label="Sign in or register"
        tabs={tabs}
        selected={tab}
        onSelect={(next) => go({ tab: next })}
        panelId="auth-panel"
      />
      <div role="tabpanel" id="auth-panel" aria-labelledby="auth-panel-tab">
        {tab === 'login' ? (
          <>
            <LoginForm
              form={loginForm}
              onVerificationNeeded={(email) => go({ tab: 'login', email, sentAt: longAgo })}
            />
            {note}
          </>
        ) : (
          <>
            <RegisterForm typed={typed} onVerificationNeeded={(email) => go({ tab: 'register', email })} />
            {note}
            <p className={classNames(authFormStyles.after, 'meta')}>
              Next, we’ll ask for your birth date and place. Only you can see them.
            </p>
          </>
        )}
      </div>
    </SignInFrame>
  );
}

/** Whether an address shows the register tab. @param search the address's query */
export function isRegistering(search: URLSearchParams): boolean {
  return search.get('tab') === 'register';
}

interface AuthPlace {
  readonly tab: Tab;
  /** Set if a code was emailed to it. */
  readonly email?: string;
  /** When, in milliseconds since 1970; now by default. */
  readonly sentAt?: number;
}

/** The code of an earlier visit: a new one can be sent at once. */
const longAgo = 0;

/** Switches between the views of the page, keeping the redirect in the URL. */
function useAuthNavigation(): (place: AuthPlace) => void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return ({ tab, email, sentAt = Date.now() }) => {
    const next = new URLSearchParams(params);
    if (tab === 'register') next.set('tab', tab);
    else next.delete('tab');
    const state = email === undefined ? null : { email, sentAt };
    void navigate({ search: next.toString() }, { replace: state === null, state });
  };
}
