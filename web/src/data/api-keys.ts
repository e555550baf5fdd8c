import { call, type CallInput, type CallReply } from '../api/client';
import { readQuery } from './read-query';
import { writing } from './use-write';

export type AddedApiKey = CallReply<'addApiKey'>;
export type ApiKey = AddedApiKey['key'];

export const apiKeysQuery = readQuery('listApiKeys', 'GET /api/organizer/keys', {});

export const useAddApiKey = writing({
  send: (body: CallInput<'addApiKey'>['body']) => call('POST /api/organizer/keys', { body }),
  fact: 'api keys changed',
});

export const useRevokeApiKey = writing({
  send: (id: number) => call('POST /api/organizer/keys/:id/revoke', { params: { id } }),
  fact: 'api keys changed',
  factOfError: () => 'api keys changed',
});
