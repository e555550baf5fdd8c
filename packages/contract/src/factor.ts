import { codeLength, confirmationLength, passwordMaxLength } from '@ascendant/domain/person/account-limits';
import { z } from 'zod';
import { passkeyAnswer } from './passkey-answer';
import { defineRoute, nameRoutes } from './route';
import { id, instant } from './wire';

/** The six digits that an authenticator app shows. */
export const appCodeBody = z.object({
  code: z
    .string()
    .trim()
    .regex(new RegExp(`^[0-9]{${codeLength}}$`), `Enter the ${codeLength} digits from your app`),
});

/** One of the ten codes for someone who has lost their other factors, with or without hyphens. */
export const recoveryCodeBody = z.object({
  recoveryCode: z.string().trim().min(1, 'Enter a recovery code').max(40, 'Enter a recovery code'),
});

export const passkeyProof = z.object({ passkey: passkeyAnswer });

/** What a sign-in with a password needs besides it, from people who have a second factor. */
export const factorProof = z.union([appCodeBody, recoveryCodeBody, passkeyProof]);
export type FactorProof = z.output<typeof factorProof>;

export const passwordProof = z.object({
  password: z.string().min(1, 'Please enter your password').max(passwordMaxLength),
});

/** What proves again that a session is still its owner's: the password, or a factor. */
export const confirmationBody = z.union([passwordProof, ...factorProof.options]);
export type Confirmation = z.output<typeof confirmationBody>;

/** The ways a person can prove who they are besides the password. */
export const factorKinds = ['app', 'passkey'] as const;
export type FactorKind = (typeof factorKinds)[number];

export const factors = z.object({
  /** the authenticator app; null when there is none */
  app: z.object({ addedAt: instant }).nullable(),
  passkeys: z.array(z.object({ id, name: z.string(), addedAt: instant, lastUsedAt: instant.nullable() })),
  recoveryCodesLeft: z.int(),
  /** whether the person can't use their area without a second factor */
  isRequired: z.boolean(),
});
export type Factors = z.infer<typeof factors>;

/** Shown once. Empty when the person has some already. */
export const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const factorRoutes = nameRoutes({
  confirmIdentity: defineRoute('POST /api/user/confirmation', {
    summary: `Confirm your identity for sensitive calls, for ${confirmationLength}`,
    body: confirmationBody,
    reply: { 204: null },
  }),
  listFactors: defineRoute('GET /api/user/factors', {
    summary: 'List your second factors',
    reply: { 200: factors },
  }),
  beginApp: defineRoute('POST /api/user/factors/app', {
    summary: 'Start to set up an authenticator app: its secret, once',
    sensitive: 'whatever is sent',
    limit: 'changeFactors',
    reply: { 200: z.object({ secret: z.string(), address: z.string() }) },
  }),
  confirmApp: defineRoute('PUT /api/user/factors/app', {
    summary: 'Finish setting up an authenticator app with its first code; the first factor brings recovery codes',
    body: appCodeBody,
    reply: { 200: newRecoveryCodes },
  }),
  removeApp: defineRoute('DELETE /api/user/factors/app', {
    summary: 'Remove your authenticator app',
    sensitive: 'whatever is sent',
    limit: 'changeFactors',
    reply: { 204: null },
  }),
  renewRecoveryCodes: defineRoute('POST /api/user/factors/recovery-codes', {
    summary: 'Get ten new recovery codes; the old ones stop working',
    sensitive: 'whatever is sent',
    limit: 'changeFactors',
    reply: { 200: newRecoveryCodes },
  }),
});
