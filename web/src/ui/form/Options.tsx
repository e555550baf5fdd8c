import type { ReactNode } from 'react';

interface OptionsProps<Value> {
  readonly of: readonly Value[];
  /** What an option shows; its value by default. */
  readonly text?: (value: Value) => ReactNode;
}

/** The options of a select. */
export function Options<Value extends string | number>({ of, text }: OptionsProps<Value>) {
  return of.map((value) => (
    <option key={value} value={value}>
      {text ? text(value) : value}
    </option>
  ));
}

/** 'partner' as 'Partner'. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
