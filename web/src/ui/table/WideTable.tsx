import type { ReactNode } from 'react';
import { Table } from './Table';

interface WideTableProps {
  readonly caption: string;
  readonly children: ReactNode;
}

/** A table of figures that scrolls sideways if it doesn't fit, also with the keyboard. */
export function WideTable({ caption, children }: WideTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
    <section className="scroller" tabIndex={0} aria-label={`${caption}, scrolls sideways`}>
      <Table>
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </Table>
    </section>
  );
}
