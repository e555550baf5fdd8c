import { browserApi, type Api } from '../api/client';
import { readQuery } from './read-query';

/** Every figure of the matching model, from the engine. It doesn't change, so it's read once. */
export const matchingModelQuery = (api: Api = browserApi) =>
  readQuery('matchingModel', 'GET /api/matching-model', {}, { staleTime: Infinity, api });
