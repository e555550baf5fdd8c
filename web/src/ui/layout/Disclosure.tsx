import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';
import { Icon } from './Icon';

interface DisclosureProps {
  readonly question: string;
  /** Whether it's open from the start. */
  readonly isOpen?: boolean;
  /** The answer. */
  readonly children: ReactNode;
}

/** A question that opens to its answer, in a list of several. It needs no JavaScript. */
export function Disclosure({ question, isOpen = false, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isOpen}>
      <summary>
        <span>{question}</span>
        <Icon name="down" size="small" />
      </summary>
      <div className="prose">{children}</div>
    </details>
  );
}
