import { Button } from '../button/Button';
import { Icon } from '../layout/Icon';
import styles from './Stepper.module.css';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  /** The value with its unit: '3 places'. */
  readonly valueText: string;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A small whole number, changed by one at a time. */
export function Stepper({ label, value, valueText, min, max, onChange }: StepperProps) {
  return (
    <fieldset>
      <legend className="label">{label}</legend>
      <div className={styles.stepper}>
        <Button
          square
          aria-label="One fewer"
          aria-disabled={value <= min}
          onClick={() => onChange(Math.max(min, value - 1))}
        >
          <Icon name="minus" />
        </Button>
        <output className="numeric">{valueText}</output>
        <Button
          square
          aria-label="One more"
          aria-disabled={value >= max}
          onClick={() => onChange(Math.min(max, value + 1))}
        >
          <Icon name="plus" />
        </Button>
      </div>
    </fieldset>
  );
}
