import type { ReactNode } from 'react';
import styles from './AccountCards.module.css';

/** The panels of an account page: one column, two on wide screens. */
export function AccountCards({ children }: { readonly children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
