import { call, type CallInput } from '../api/client';
import { useWrite } from './use-write';

/** Sends a question to the admins. */
export function useContactUs() {
  return useWrite({ send: (body: CallInput<'contactUs'>['body']) => call('POST /api/contact', { body }), fact: null });
}
