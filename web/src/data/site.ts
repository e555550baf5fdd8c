import { browserApi, type Api } from '../api/client';
import { readQuery } from './read-query';

/** What the site's operator has chosen. It doesn't change while the program runs, so it's read once. */
export const siteQuery = (api: Api = browserApi) =>
  readQuery('getSite', 'GET /api/site', {}, { staleTime: Infinity, api });
