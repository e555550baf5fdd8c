import { createContext } from 'react';

/** What the head of a page says about it, to people and to search engines. */
export interface PageHead {
  /** Without the site's name, which is added. */
  readonly title: string;
  readonly description?: string;
  /** The one address of this content, a path; the address asked for by default. */
  readonly canonicalPath?: string;
  /** A picture for cards in other people's pages, a path. */
  readonly imagePath?: string;
  /** Structured data after schema.org. */
  readonly structuredData?: Readonly<Record<string, unknown>>;
  /** Pages for one person, and pages that are not there, stay out of search engines. */
  readonly isPrivate?: boolean;
}

/** What a page rendered on the server said, for the server to write into the head. */
export interface HeadCollector {
  collect(head: PageHead): void;
}

export const HeadCollectorContext = createContext<HeadCollector | null>(null);

export const siteName = 'Ascendant';

export function fullTitle(title: string): string {
  return title === siteName ? title : `${title} · ${siteName}`;
}
