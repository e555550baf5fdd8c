import { useLocation, useNavigate } from 'react-router';
import authFormStyles from '../features/auth/AuthForm.module.css';
import { SignInFrame } from '../features/auth/SignInFrame';
import { ConfirmForm } from '../features/password-reset/ConfirmForm';
import { RequestForm } from '../features/password-reset/RequestForm';
import { readResetStage, type ResetStage } from '../features/password-reset/reset-stage';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button/Button';

const titles: Readonly<Record<ResetStage['name'], string>> = {
  request: 'Reset your password',
  confirm: 'Check your email',
  success: 'Password reset successful',
};

/** /reset-password: request, confirm, success (specification 2, section 2 (Password reset page)). */
export function ResetPasswordPage() {
  const navigate = useNavigate();
  const stage = readResetStage(useLocation().state);
  const go = (next: ResetStage, replace = false) => void navigate(paths.resetPassword, { state: next, replace });
  return (
    <SignInFrame title={titles[stage.name]}>
      {stage.name === 'request' ? <RequestForm onSent={(email) => go({ name: 'confirm', email })} /> : null}
      {stage.name === 'confirm' ? (
        <>
          <p className={authFormStyles.lede}>
            If <b>{stage.email}</b> has an account, we’ve sent it a code.
          </p>
          <ConfirmForm
            email={stage.email}
            onDone={() => go({ name: 'success' }, true)}
            onBack={() => go({ name: 'request' }, true)}
          />
        </>
      ) : null}
      {stage.name === 'success' ? (
        <>
          <p className={authFormStyles.lede}>We’ve signed you out on all devices. Sign in with your new password.</p>
          <p className={authFormStyles.after}>
            <ButtonLink kind="primary" size="large" block to={paths.auth}>
              Return to Login
            </ButtonLink>
          </p>
        </>
      ) : null}
    </SignInFrame>
  );
}
