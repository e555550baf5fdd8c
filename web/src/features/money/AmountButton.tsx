import { classNames } from '../../ui/class-names';
import { amountText } from '../../ui/text/amount-text';

interface AmountButtonProps {
  readonly amount: string;
  /** What it's an amount of, for screen readers: 'Revenue of Dawn Traverse'. */
  readonly label: string;
  readonly onOpen: () => void;
}

/** An amount that opens the lines it's made of. */
export function AmountButton({ amount, label, onOpen }: AmountButtonProps) {
  const text = amountText(amount);
  return (
    <button
      type="button"
      className={classNames('link-button', 'numeric')}
      aria-label={`${label}: ${text}. Show what it’s made of`}
      onClick={onOpen}
    >
      {text}
    </button>
  );
}
