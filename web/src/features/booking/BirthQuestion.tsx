import type { User } from '@ascendant/contract/account';
import { BirthDateForm } from '../../fields/BirthDateForm';
import styles from './BirthQuestion.module.css';

interface BirthQuestionProps {
  readonly user: User;
  /** Called with the traveller as they're known now. */
  readonly onSaved: (known: User) => void;
}

/**
 * Asks the traveller for their date of birth: the price and the minimum age depend on it (docs/rules/pricing.md, "Age"), and on
 * nothing else about them.
 */
export function BirthQuestion({ user, onSaved }: BirthQuestionProps) {
  return (
    <BirthDateForm user={user} className={styles.question} onSaved={onSaved} asked="Enter your date of birth">
      {() => <p className="meta">We only need this to check the age limit and your price.</p>}
    </BirthDateForm>
  );
}
