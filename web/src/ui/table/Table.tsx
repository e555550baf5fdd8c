import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Table.module.css';

interface TableProps extends ComponentProps<'table'> {
  /** A table. On a phone each row is a block: its first cell is the heading, and `data-label` names each of the others. */
  readonly folds?: boolean;
}

export function Table({ folds, className, ...table }: TableProps) {
  return <table {...table} className={classNames(styles.table, folds && styles.folds, className)} />;
}

interface WideTableProps {
  readonly caption: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A table of figures that scrolls sideways if it doesn't fit, also with the keyboard. */
export function WideTable({ caption, className, children }: WideTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
    <section className="scroller" tabIndex={0} aria-label={`${caption}, scrolls sideways`}>
      <Table className={className}>
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </Table>
    </section>
  );
}
