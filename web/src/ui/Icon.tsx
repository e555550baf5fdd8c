import { iconShapes, type IconName } from './icon-shapes';
import { ShapePaths } from './ShapePaths';

interface IconProps {
  readonly name: IconName;
  /** s 15 px, m 18 px, l 22 px */
  readonly size?: 's' | 'm' | 'l';
  readonly className?: string;
}

/** A drawn icon beside words that say the same; it is hidden from screen readers. */
export function Icon({ name, size = 'm', className = '' }: IconProps) {
  const classes = ['icon', size === 'm' ? '' : size, className].filter(Boolean).join(' ');
  return (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden="true">
      <ShapePaths shape={iconShapes[name]} />
    </svg>
  );
}
