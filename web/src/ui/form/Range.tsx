import type { ComponentProps } from 'react';
import styles from './Range.module.css';
import { labelled } from './TextField';

/** A slider. Screen readers announce its value as text, not as a bare number. */
export function Range({ valueText, ...input }: ComponentProps<'input'> & { readonly valueText: string }) {
  return <input {...input} type="range" className={styles.range} aria-valuetext={valueText} />;
}

export const RangeField = labelled(Range);
