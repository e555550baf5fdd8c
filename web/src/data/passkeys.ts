import type { PasskeyAnswer } from '@ascendant/contract/passkey-answer';
import { ApiError, errorSentence } from '../api/api-error';
import { call } from '../api/client';
import { beginSession } from './current-user';
import { writing } from './use-write';

/** Asks the browser for a passkey of this site. Its library is loaded only here. @throws Error when the person gives none */
export async function askForPasskey(): Promise<PasskeyAnswer> {
  const [{ startAuthentication }, options] = await Promise.all([
    import('@simplewebauthn/browser'),
    call('POST /api/login/passkey/options', {}),
  ]);
  const { timeout = 60_000, rpId, ...asked } = options;
  const given = await startAuthentication({
    optionsJSON: { ...asked, timeout, userVerification: 'required', ...(rpId === undefined ? {} : { rpId }) },
  });
  const { id, rawId, response } = given;
  return { id, rawId, type: 'public-key', response };
}

/** What to say when a passkey wasn't used: the server's sentence, or what the browser's error means. */
export function passkeySentence(error: unknown): string {
  if (error instanceof ApiError) return errorSentence(error);
  if (error instanceof Error && error.name === 'SecurityError') return 'Passkeys don’t work at this address.';
  if (error instanceof Error && error.name === 'InvalidStateError') return 'This device already has a passkey for you.';
  if (typeof PublicKeyCredential === 'undefined') return 'This browser can’t use passkeys.';
  return 'No passkey was used. Please try again.';
}

/** Signs in with a passkey alone. */
export const useLoginWithPasskey = writing({
  send: async () => call('POST /api/login/passkey', { body: { passkey: await askForPasskey() } }),
  fact: 'signed in',
  waits: false,
  onSuccess: ({ token, ...user }, client) => beginSession(client, user, token),
});

/** Creates a passkey on this device, or on another that the browser reaches, and adds it. */
export const useAddPasskey = writing({
  send: async (name: string) => {
    const options = await call('POST /api/user/passkeys/options', {});
    const { startRegistration } = await import('@simplewebauthn/browser');
    // The server made these options with the same library.
    const created = await startRegistration({ optionsJSON: options as never });
    const { id, rawId, response } = created;
    return call('POST /api/user/passkeys', { body: { name, response: { id, rawId, type: 'public-key', response } } });
  },
  fact: 'factors changed',
});

export const useRenamePasskey = writing({
  send: ({ id, name }: { readonly id: number; readonly name: string }) =>
    call('PUT /api/user/passkeys/:id', { params: { id }, body: { name } }),
  fact: 'factors changed',
});

export const useRemovePasskey = writing({
  send: (id: number) => call('DELETE /api/user/passkeys/:id', { params: { id } }),
  fact: 'factors changed',
});
