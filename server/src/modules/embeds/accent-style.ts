import { createHash } from 'node:crypto';
import { inkOn } from '@ascendant/domain/event/embed';

/** An accent colour as a style, with a text colour that reads on it. @param accent six hexadecimal digits, checked; undefined for ours */
export function accentStyle(accent: string | undefined): string | null {
  if (accent === undefined) return null;
  return `:root{--color-sunrise:#${accent};--color-sunrise-hover:#${accent};--color-on-sunrise:${inkOn(accent)}}`;
}

/** What allows exactly this style in a content security policy. */
export function styleHash(style: string | null): string | null {
  return style === null ? null : `sha256-${createHash('sha256').update(style).digest('base64')}`;
}
