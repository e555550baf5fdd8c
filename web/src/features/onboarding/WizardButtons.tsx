import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/layout/Icon';
import { wizardLength } from './wizard-steps';
import styles from './WizardButtons.module.css';

interface WizardButtonsProps {
  /** 1 to 6 */
  readonly step: number;
  readonly isBusy: boolean;
  readonly canContinue?: boolean;
  readonly onPrevious?: () => void;
  readonly onSkip?: () => void;
  readonly onFinish?: () => void;
}

/** Previous, Skip (steps 2 to 6), Finish Setup (from step 2 on), Continue; on the last step, Finish Setup is the primary button. */
export function WizardButtons(props: WizardButtonsProps) {
  const { step, isBusy, canContinue = true, onPrevious, onSkip, onFinish } = props;
  const isLast = step === wizardLength;
  return (
    <div className={classNames(styles.buttons, 'row space-between wrap')}>
      <Button onClick={onPrevious} disabled={step === 1 || isBusy}>
        <Icon name="left" size="small" />
        Previous
      </Button>
      <span className={classNames(styles.onward, 'row')}>
        {step > 1 ? (
          <Button kind="ghost" onClick={onSkip} disabled={isBusy}>
            Skip
          </Button>
        ) : null}
        {step > 1 ? (
          <Button
            kind={isLast ? 'primary' : 'ghost'}
            className={isLast ? styles.main : undefined}
            onClick={onFinish}
            busy={isBusy && 'Saving...'}
          >
            Finish Setup
          </Button>
        ) : null}
        {isLast ? null : (
          <Button
            kind="primary"
            className={styles.main}
            type="submit"
            disabled={!canContinue}
            busy={isBusy && step === 1 && 'Saving...'}
          >
            Continue
          </Button>
        )}
      </span>
    </div>
  );
}
