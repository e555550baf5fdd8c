import { classNames } from '../class-names';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** `line` for text, `title` for a heading, `plate` for a picture, `row` for a line of a list, `block` for anything that another class sizes */
  readonly shape?: 'line' | 'title' | 'plate' | 'row' | 'block';
  /** In twelfths of the available width. */
  readonly width?: 3 | 4 | 5 | 6 | 7 | 8 | 10 | 12;
  readonly className?: string | undefined;
}

/** A placeholder box while something loads, as large as the content will be. */
export function Skeleton({ shape = 'line', width = 12, className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles[shape], styles[`width${width}`], className)}
      aria-hidden="true"
    />
  );
}
