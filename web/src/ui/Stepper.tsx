import { Icon } from './Icon';
import './stepper.css';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  /** The value in words, '3 places'. */
  readonly valueText: string;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A small whole number, one more or one fewer at a time. */
export function Stepper({ label, value, valueText, min, max, onChange }: StepperProps) {
  return (
    <fieldset className="field">
      <legend className="label">{label}</legend>
      <div className="stepper">
        <button
          type="button"
          className="btn btn-secondary btn-icon"
          aria-label="One fewer"
          aria-disabled={value <= min}
          onClick={() => onChange(Math.max(min, value - 1))}
        >
          <Icon name="minus" />
        </button>
        <output className="num">{valueText}</output>
        <button
          type="button"
          className="btn btn-secondary btn-icon"
          aria-label="One more"
          aria-disabled={value >= max}
          onClick={() => onChange(Math.min(max, value + 1))}
        >
          <Icon name="plus" />
        </button>
      </div>
    </fieldset>
  );
}
