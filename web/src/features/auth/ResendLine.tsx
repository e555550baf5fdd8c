import { resendCountdownSeconds } from '@ascendant/domain/person/account-limits';
import { classNames } from '../../ui/class-names';
import { formatCountdown, useSecondsLeft } from '../../ui/late/use-seconds-left';
import authFormStyles from './AuthForm.module.css';

interface ResendLineProps {
  /** When the latest code was emailed, in milliseconds since 1970. */
  readonly sentAt: number;
  readonly isBusy: boolean;
  readonly onSend: () => void;
}

const secondMs = 1000;

/** What to do if the email doesn't come: a new code can be sent once a minute. */
export function ResendLine({ sentAt, isBusy, onSend }: ResendLineProps) {
  const seconds = useSecondsLeft(sentAt + resendCountdownSeconds * secondMs);
  return (
    <p className={classNames(authFormStyles.after, 'meta numeric row space-between wrap')}>
      <span>No email? Check your spam folder.</span>
      {seconds > 0 ? (
        <span>{`Resend code in ${formatCountdown(seconds)}`}</span>
      ) : (
        <button type="button" className="link meta link-button" disabled={isBusy} onClick={onSend}>
          Resend code
        </button>
      )}
    </p>
  );
}
