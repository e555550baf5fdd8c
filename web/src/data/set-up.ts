import { call, type CallReply } from '../api/client';
import { showToast } from '../ui/dialog/toast-store';
import { readQuery } from './read-query';
import { useReadAgain } from './use-read-again';
import { writing } from './use-write';

export type SetUp = CallReply<'readSetUp'>;
export type SetUpCheck = SetUp['checks'][number];

/** Reading it tries everything out, so it's read when the page is opened or its button pressed, and not in between. */
export const setUpQuery = readQuery(
  'readSetUp',
  'GET /api/admin/set-up',
  {},
  { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
);

export const useCheckAgain = () => useReadAgain(['readSetUp']);

/** Sends a test email to the admin's own address; the reply says what the mail server answered. */
export const useSendSetUpMail = writing({ send: () => call('POST /api/admin/set-up/mail', {}), fact: null });

export const useAddStarterSet = writing({
  send: () => call('POST /api/admin/set-up/starter-set', {}),
  fact: 'starter set added',
  onSuccess: ({ categories, features }) =>
    showToast({ title: 'Starter set added', description: `${categories} categories and ${features} features.` }),
  onError: () => showToast({ title: 'Couldn’t add it', description: 'Please try again.', tone: 'bad' }),
});
