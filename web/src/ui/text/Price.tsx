import type { ReactNode } from 'react';
import styles from './Price.module.css';

/** A price in bold (`b`), what it's for beside it, and details below (`small`). */
export function Price({ children }: { readonly children: ReactNode }) {
  return <p className={styles.price}>{children}</p>;
}
