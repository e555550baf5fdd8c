import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names';
import { buttonClass, type ButtonLook } from './button-class';

/** A link that looks like a button. Use it to go to a page, and a Button to do something. */
export function ButtonLink({ kind, size, block, square, className, ...link }: LinkProps & ButtonLook) {
  const look = buttonClass({ ...(kind && { kind }), size, block, square });
  return <Link {...link} className={classNames(look, className)} />;
}
