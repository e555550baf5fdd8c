import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/layout/Icon';
import { birthDateStep, percentComplete, wizardLength, wizardSteps } from './wizard-steps';
import styles from './WizardFrame.module.css';

interface WizardFrameProps {
  /** 1 to 6 */
  readonly step: number;
  readonly starsOff: boolean;
  readonly children: ReactNode;
}

/** The title, progress and list of steps around the current step. */
export function WizardFrame({ step, starsOff, children }: WizardFrameProps) {
  const title = useStepFocus(step);
  const percent = percentComplete(step);
  const { heading, lede } = starsOff && step === 1 ? birthDateStep : (wizardSteps[step - 1] ?? wizardSteps[0]);
  return (
    <main data-frame="onboarding" className={classNames(styles.page, 'container')}>
      <div className={styles.head}>
        <h1>Complete Your Profile</h1>
        <div>
          <p className="row space-between numeric">
            <b>{`Step ${step} of ${wizardLength}`}</b>
            <span className="meta">{`${percent}% complete`}</span>
          </p>
          <progress className={styles.progress} value={percent} max={100} aria-label="Profile progress">
            {`${percent}%`}
          </progress>
        </div>
      </div>
      <div className={styles.body}>
        <StepList step={step} />
        <div>
          <h2 ref={title} tabIndex={-1}>
            {heading}
          </h2>
          <p className={classNames(styles.lede, 'lede')}>{lede}</p>
          {children}
        </div>
      </div>
    </main>
  );
}

/** Scrolls to the top and focuses the title on each new step, but not on the first render. */
function useStepFocus(step: number): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [step]);
  return title;
}

function StepList({ step }: { readonly step: number }) {
  return (
    <ol className={styles.steps}>
      {wizardSteps.map(({ name }, index) => (
        <li key={name} aria-current={index + 1 === step ? 'step' : undefined}>
          <span className={classNames(styles.number, 'numeric')}>
            {index + 1 < step ? <Icon name="check" size="small" /> : index + 1}
          </span>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}
