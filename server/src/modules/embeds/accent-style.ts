import { createHash } from 'node:crypto';
import { inkOn } from '@ascendant/domain/event/embed';

/** An accent colour as a style, with a text colour that reads on it. @param accent six hexadecimal digits, checked; undefined for ours */
export function accentStyle(accent: string | undefined): string | null {
  if (accent === undefined) return null;
  const root = `:root{--color-sunrise:#${accent};--color-sunrise-hover:#${accent};--color-on-sunrise:${inkOn(accent)}}`;
  // The list's own buttons are outlined; with a chosen colour, they have it.
  const book = '.embed-actions .embed-button:not(.embed-quiet)';
  return `${root}${book}{background:var(--color-sunrise);border-color:transparent;color:var(--color-on-sunrise)}`;
}

/** What allows exactly this style in a content security policy. */
export function styleHash(style: string | null): string | null {
  return style === null ? null : `sha256-${createHash('sha256').update(style).digest('base64')}`;
}
