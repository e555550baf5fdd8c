import { passkeyNameMaxLength } from '@ascendant/domain/person/account-limits';
import { z } from 'zod';
import { user } from './account';
import { newRecoveryCodes } from './factor';
import { passkeyAnswer } from './passkey-answer';
import { defineRoute, nameRoutes } from './route';
import { idParams, line } from './wire';

const bytes = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most);
const transports = z.array(z.string().max(40)).max(10).optional();

/** What a browser answers to `navigator.credentials.create`, as JSON. */
const newPasskey = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: bytes(4000), attestationObject: bytes(20_000), transports }),
});
export type NewPasskey = z.output<typeof newPasskey>;

const name = line(passkeyNameMaxLength, 'Give it a name, so that you recognize it');
export const addPasskeyBody = z.object({ name, response: newPasskey });
export const renamePasskeyBody = z.object({ name });

const ask = { challenge: z.string(), timeout: z.int().optional(), rpId: z.string().optional() };
const known = z.array(z.object({ id: z.string(), type: z.string(), transports: z.array(z.string()).optional() }));

/** What a browser is given to create a passkey, as `@simplewebauthn` writes it. */
const creation = z.object({
  ...ask,
  rp: z.object({ name: z.string(), id: z.string().optional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  excludeCredentials: known.optional(),
  authenticatorSelection: z
    .object({ residentKey: z.string(), requireResidentKey: z.boolean(), userVerification: z.string() })
    .partial()
    .optional(),
  attestation: z.string().optional(),
});

/** What a browser is given to use one. Which one, the person chooses. */
const request = z.object({ ...ask, userVerification: z.string().optional() });

export const passkeyRoutes = nameRoutes({
  beginPasskey: defineRoute('POST /api/user/passkeys/options', {
    summary: 'Start to add a passkey: what the browser needs to create it',
    sensitive: 'whatever is sent',
    limit: 'changeFactors',
    reply: { 200: creation },
  }),
  addPasskey: defineRoute('POST /api/user/passkeys', {
    summary: 'Add the passkey that the browser has created; the first factor brings recovery codes',
    limit: 'changeFactors',
    body: addPasskeyBody,
    reply: { 201: newRecoveryCodes },
  }),
  renamePasskey: defineRoute('PUT /api/user/passkeys/:id', {
    summary: 'Give one of your passkeys another name',
    limit: 'changeFactors',
    params: idParams,
    body: renamePasskeyBody,
    reply: { 204: null },
  }),
  removePasskey: defineRoute('DELETE /api/user/passkeys/:id', {
    summary: 'Remove one of your passkeys',
    sensitive: 'whatever is sent',
    limit: 'changeFactors',
    params: idParams,
    reply: { 204: null },
  }),
  beginPasskeySignIn: defineRoute('POST /api/login/passkey/options', {
    summary: 'Start to use a passkey: to sign in, as a second step, or to confirm that it’s you',
    limit: 'beginPasskeySignIn',
    reply: { 200: request },
  }),
  loginWithPasskey: defineRoute('POST /api/login/passkey', {
    summary: 'Sign in with a passkey alone',
    body: z.object({ passkey: passkeyAnswer }),
    reply: { 200: user.extend({ token: z.string() }) },
  }),
});
