import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names';
import { Spinner } from '../layout/Spinner';
import styles from './Button.module.css';

export interface ButtonLook {
  readonly kind?: 'primary' | 'secondary' | 'pine' | 'ghost' | 'danger';
  readonly size?: 'small' | 'large' | undefined;
  /** As wide as its container. */
  readonly block?: boolean | undefined;
  /** Square, for a button with only an icon. */
  readonly square?: boolean | undefined;
}

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

/** A button's classes, for elements that look like one but aren't: a link, a download. */
export function buttonClass({ kind = 'secondary', size, block, square }: ButtonLook): string {
  return classNames(styles.button, styles[kind], size && styles[size], block && styles.block, square && styles.square);
}

/** A link that looks like a button. Use it to go to a page, and a Button to do something. */
export function ButtonLink({ kind, size, block, square, className, ...link }: LinkProps & ButtonLook) {
  const look = buttonClass({ ...(kind && { kind }), size, block, square });
  return <Link {...link} className={classNames(look, className)} />;
}
