import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './PictureCaption.module.css';

/** The strip below a picture that says what it shows. @param isNumeric whether digits have equal width */
export function PictureCaption({
  children,
  isNumeric,
}: {
  readonly children: ReactNode;
  readonly isNumeric?: boolean;
}) {
  return (
    <section className={styles.caption} aria-label="About the picture">
      <div className={classNames('container row space-between wrap meta', isNumeric && 'numeric')}>{children}</div>
    </section>
  );
}
