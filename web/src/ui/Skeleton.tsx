import { classNames } from './class-names';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** `line` for text, `title` for a heading, `plate` for a picture, `row` for a line of a list, `block` for anything sized by a class of its own */
  readonly shape?: 'line' | 'title' | 'plate' | 'row' | 'block';
  /** In twelfths of the space there is. */
  readonly width?: 3 | 4 | 5 | 6 | 7 | 8 | 10 | 12;
  readonly className?: string | undefined;
}

/** One box of something that is being loaded, as large as what will be there. */
export function Skeleton({ shape = 'line', width = 12, className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles[shape], styles[`width${width}`], className)}
      aria-hidden="true"
    />
  );
}
