import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class';
import styles from './Button.module.css';
import { classNames } from './class-names';
import { Spinner } from './Spinner';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** The label while work is in progress. The button keeps its width, shows a spinner and can't be pressed again. */
  readonly busy?: string | false;
  /** Looks disabled, but can still be focused and pressed. */
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
