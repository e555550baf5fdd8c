import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './Plate.module.css';

interface PlateProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A picture of an event, three wide and two high; the night sky's colour until it is loaded. */
export function Plate({ className, children }: PlateProps) {
  return <div className={classNames(styles.plate, className)}>{children}</div>;
}
