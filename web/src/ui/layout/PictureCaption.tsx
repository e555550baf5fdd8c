import type { ReactNode } from 'react';
import styles from './PictureCaption.module.css';

/** The strip below a picture that says what it shows. */
export function PictureCaption({ children }: { readonly children: ReactNode }) {
  return (
    <section className={styles.caption} aria-label="About the picture">
      <div className="container row space-between wrap meta">{children}</div>
    </section>
  );
}
