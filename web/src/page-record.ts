import type { LazyPage } from './lazy-page';
import type { PageRead } from './server-reads';

/** Everything about one page that its own code doesn't say. A new page is one record. */
export interface PageRecord {
  readonly path: string;
  readonly Page: LazyPage;
  /** In the browser's tab, until the page says something else (`usePageHead`). */
  readonly title: string;
  /** Search engines don't list it. */
  readonly isPrivate?: boolean;
  /** What the server reads before it renders the page. The browser reads the rest. @returns the page's status */
  readonly read?: (page: PageRead) => Promise<number>;
  /** What it reads of its address's query: addresses that differ in the rest are the same page. One without may read anything. */
  readonly parameters?: readonly string[];
  /** Shown without a network, too: the service worker stores its code (web/offline-files.ts). */
  readonly isOffline?: boolean;
}
