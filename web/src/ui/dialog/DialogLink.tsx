import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { overItsPage } from './dialog-address';

interface DialogLinkProps {
  /** The page behind the dialog, with the query that opens it. */
  readonly to: string;
  readonly className: string;
  /** Of the history entry, if it isn't the page behind the dialog. */
  readonly state?: unknown;
  readonly children: ReactNode;
}

/** Opens a dialog that's part of the address, from its own page or another one. */
export function DialogLink({ to, className, state = null, children }: DialogLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link className={className} to={to} state={to.startsWith(`${pathname}?`) ? overItsPage : state} preventScrollReset>
      {children}
    </Link>
  );
}
