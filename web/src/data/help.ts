import { call, type CallInput } from '../api/client';
import { writing } from './use-write';

/** Sends a question to the admins. */
export const useContactUs = writing({
  send: (body: CallInput<'contactUs'>['body']) => call('POST /api/contact', { body }),
  fact: null,
});
