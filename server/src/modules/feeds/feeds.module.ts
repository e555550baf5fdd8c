import type { Module } from '../../application/module';
import { serveFeeds, serveSitemap } from './feeds.routes';

/** What programs read to find events: the sitemap, and feeds of lists of events. */
export const feedsModule: Module = {
  name: 'feeds',
  register: (context) => {
    serveFeeds(context);
    serveSitemap(context);
  },
};
