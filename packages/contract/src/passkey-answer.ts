import { z } from 'zod';

const bytes = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most);

/** What a browser answers to `navigator.credentials.get`, as JSON. */
export const passkeyAnswer = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(200).optional(),
  }),
});
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;
