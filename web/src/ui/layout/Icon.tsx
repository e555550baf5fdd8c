import { ShapePaths } from '../chart/ShapePaths';
import { classNames } from '../class-names';
import { iconShapes, type IconName } from './icon-shapes';
import styles from './Icon.module.css';

interface IconProps {
  readonly name: IconName;
  /** 15, 18 or 22 px */
  readonly size?: 'small' | 'medium' | 'large';
}

/** An icon beside text that says the same, so it's hidden from screen readers. */
export function Icon({ name, size = 'medium' }: IconProps) {
  return (
    <svg className={classNames(styles.icon, size !== 'medium' && styles[size])} viewBox="0 0 24 24" aria-hidden="true">
      <ShapePaths shape={iconShapes[name]} />
    </svg>
  );
}
