import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class';
import styles from './Button.module.css';
import { classNames } from './class-names';
import { Spinner } from './Spinner';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: it keeps its width, shows a spinner and these words, and cannot be pressed again. */
  readonly busy?: string | false;
  /** It looks as if it were disabled, and can still be reached and pressed. */
  readonly dimmed?: boolean;
}

export function Button(props: ButtonProps) {
  const { kind, size, block, square, dimmed, busy = false, children, className, ...rest } = props;
  const look = buttonClass({ ...(kind && { kind }), size, block, square });
  return (
    <button
      type="button"
      {...rest}
      className={classNames(look, dimmed && styles.dimmed, className)}
      disabled={rest.disabled || busy !== false}
    >
      {busy === false ? (
        children
      ) : (
        <>
          <Spinner />
          {busy}
        </>
      )}
    </button>
  );
}
