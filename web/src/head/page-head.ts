import { productName } from '@ascendant/domain/site/brand';
import { createContext } from 'react';

/** A JPEG of 1200 by 630 px: other sites don't show SVGs, and crop pictures of any other shape. */
export interface CardImage {
  readonly path: string;
  /** What the picture shows, as its alternative text. */
  readonly alt: string;
}

/** A feed with what a page lists. */
export interface FeedLink {
  readonly title: string;
  /** Its media type. */
  readonly type: string;
  readonly path: string;
}

/** A page's title, description and other metadata, for people and search engines. */
export interface PageHead {
  /** Without the site's name, which is added automatically. */
  readonly title: string;
  readonly description?: string;
  /** The canonical path of this content; by default the path of the request. */
  readonly canonicalPath?: string;
  /** For link previews on other sites; by default the site's picture, and none on private pages. */
  readonly image?: CardImage;
  /** Structured data, as defined by schema.org. @param site scheme and host, for absolute addresses */
  readonly structuredData?: (site: string) => Readonly<Record<string, unknown>>;
  /** The same list for feed readers and calendars. */
  readonly feeds?: readonly FeedLink[];
  /** Keeps private pages and pages that don't exist out of search engines. */
  readonly isPrivate?: boolean;
}

/** Collects a page's head while the server renders it. */
export interface HeadCollector {
  collect(head: PageHead): void;
}

export const HeadCollectorContext = createContext<HeadCollector | null>(null);

/** For pages that don't have a picture. */
export const siteImage: CardImage = {
  path: '/pictures/share.jpg',
  alt: 'The Moon and Venus over mountains before sunrise',
};

export function fullTitle(title: string): string {
  return title === productName ? title : `${title} · ${productName}`;
}
