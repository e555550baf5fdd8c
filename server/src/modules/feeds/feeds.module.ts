import type { Module } from '../../application/module';
import { serveFeeds } from './feeds.routes';
import { serveSitemap } from './sitemap.routes';

/** What programs read to find events: the sitemap, and feeds of lists of events. */
export const feedsModule: Module = {
  name: 'feeds',
  register: (context) => {
    serveFeeds(context);
    serveSitemap(context);
  },
};
