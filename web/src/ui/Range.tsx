import type { ComponentProps } from 'react';
import './range.css';

/** A slider; its value is said in words, not as a bare number. */
export function Range({ valueText, ...input }: ComponentProps<'input'> & { readonly valueText: string }) {
  return <input {...input} type="range" className="range" aria-valuetext={valueText} />;
}
