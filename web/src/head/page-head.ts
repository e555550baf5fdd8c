import { createContext } from 'react';

/** A JPEG of 1200 by 630: other sites show no drawings, and cut anything of another shape. */
export interface CardImage {
  readonly path: string;
  /** What is seen on it. */
  readonly alt: string;
}

/** What the head of a page says about it, to people and to search engines. */
export interface PageHead {
  /** Without the site's name, which is added. */
  readonly title: string;
  readonly description?: string;
  /** The one address of this content, a path; the address asked for by default. */
  readonly canonicalPath?: string;
  /** For cards on other people's pages; the site's own by default, and none on private pages. */
  readonly image?: CardImage;
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

/** For pages without a picture of their own. */
export const siteImage: CardImage = {
  path: '/pictures/share.jpg',
  alt: 'The Moon and Venus over mountains before sunrise',
};

export function fullTitle(title: string): string {
  return title === siteName ? title : `${title} · ${siteName}`;
}
