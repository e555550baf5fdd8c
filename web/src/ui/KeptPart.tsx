import { createContext, useContext, type ReactNode } from 'react';

/**
 * Keeps a part of a page.
 * @param shows everything that its HTML follows from, besides what the whole page does: the day, the form of dates, whether someone may be
 *   signed in, and who comes along
 * @returns a text that takes its place until the page is rendered
 */
export type KeepPart = (shows: unknown, part: ReactNode) => string;

/** Null in the browser, where every part is rendered like anything else. */
export const KeepPartContext = createContext<KeepPart | null>(null);

interface KeptPartProps {
  readonly as: 'article' | 'footer';
  readonly className: string | undefined;
  /** See `KeepPart`. With the part's name, since different parts may show the same. */
  readonly shows: readonly [name: string, ...unknown[]];
  /** Uses no `useId`, and reads no query but the user. */
  readonly children: ReactNode;
}

/**
 * A part that appears on many pages, such as an event's card. The server renders it once for as long as it shows the same, and the browser
 * hydrates it like any other: the HTML is what React would have written.
 */
export function KeptPart({ as: Tag, className, shows, children }: KeptPartProps) {
  const keep = useContext(KeepPartContext);
  return <Tag className={className}>{keep === null ? children : keep(shows, children)}</Tag>;
}
