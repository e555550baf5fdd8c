import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Plate.module.css';

interface PlateProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A picture of an event, 3:2. It has the night sky's colour until it's loaded. */
export function Plate({ className, children }: PlateProps) {
  return <div className={classNames(styles.plate, className)}>{children}</div>;
}
