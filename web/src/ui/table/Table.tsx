import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './Table.module.css';

interface TableProps extends ComponentProps<'table'> {
  /** A table. On a phone each row is a block: its first cell is the heading, and `data-label` names each of the others. */
  readonly folds?: boolean;
}

export function Table({ folds, className, ...table }: TableProps) {
  return <table {...table} className={classNames(styles.table, folds && styles.folds, className)} />;
}
