import type { ButtonHTMLAttributes } from 'react';

type Kind = 'primary' | 'secondary' | 'pine' | 'ghost' | 'danger';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: Kind;
  readonly size?: 'sm' | 'lg';
  readonly block?: boolean;
  /** Work is under way: it keeps its width, shows a spinner and these words, and cannot be pressed again. */
  readonly busy?: string | false;
}

export function Button({ kind = 'secondary', size, block, busy = false, children, className, ...rest }: ButtonProps) {
  const classes = ['btn', `btn-${kind}`, size && `btn-${size}`, block && 'btn-block', className].filter(Boolean);
  return (
    <button type="button" {...rest} className={classes.join(' ')} disabled={rest.disabled || busy !== false}>
      {busy === false ? (
        children
      ) : (
        <>
          <span className="spin" aria-hidden="true" />
          {busy}
        </>
      )}
    </button>
  );
}
