import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { classNames } from '../class-names';
import { Spinner } from '../layout/Spinner';
import { buttonClass, type ButtonLook } from './button-class';
import styles from './Button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'ref'>, ButtonLook {
  /** The label while work is in progress. The button keeps its width, shows a spinner and can't be pressed again. */
  readonly busy?: string | false;
  /** Looks disabled, but can still be focused and pressed. */
  readonly dimmed?: boolean;
}

export function Button(props: ButtonProps) {
  const { kind, size, block, square, dimmed, busy = false, children, className, ...rest } = props;
  const button = useKeptFocus(busy !== false);
  const look = buttonClass({ ...(kind && { kind }), size, block, square });
  return (
    <button
      ref={button}
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
          <span>{busy}</span>
        </>
      )}
    </button>
  );
}

/** A browser takes the focus from a button that's busy. It gets it back when it's done, unless it went somewhere else. */
function useKeptFocus(isBusy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (isBusy) hadFocus.current = focused === button.current;
    else if (hadFocus.current && (focused === null || focused === document.body)) button.current?.focus();
  }, [isBusy]);
  return button;
}
