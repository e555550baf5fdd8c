import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { overItsPage } from './dialog-address';

interface DialogLinkProps {
  /** The page behind the dialog, with the query that opens it. */
  readonly to: string;
  readonly className: string;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Opens a dialog that's part of the address, from its own page or another one. */
export function DialogLink({ to, className, onClick, children }: DialogLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link
      className={className}
      to={to}
      state={to.startsWith(`${pathname}?`) ? overItsPage : null}
      onClick={onClick}
      preventScrollReset
    >
      {children}
    </Link>
  );
}
