import { keyLives, keyNameMaxLength, keyScopes, keyStates, maxApiKeys } from '@ascendant/domain/organization/api-key';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { id, idParams, instant, line } from './wire';

/** A key of an organization, as its owners see it. */
const apiKey = z.object({
  id,
  name: z.string(),
  /** what it begins with, so that people know it again */
  start: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  state: z.enum(keyStates),
  /** who made it; null once their account is gone */
  madeBy: z.string().nullable(),
  createdAt: instant,
  /** null if it works until it's turned off */
  endsAt: instant.nullable(),
  revokedAt: instant.nullable(),
  /** to the minute; null if it hasn't been used */
  lastUsedAt: instant.nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

export const apiKeyRoutes = nameRoutes({
  listApiKeys: defineRoute('GET /api/organizer/keys', {
    summary: 'List the API keys of your organization: those that work, and the latest of those that don’t',
    reply: { 200: z.array(apiKey) },
  }),
  addApiKey: defineRoute('POST /api/organizer/keys', {
    summary: `Make an API key, of which an organization has at most ${maxApiKeys}. It’s only shown now`,
    sensitive: 'whatever is sent',
    body: z.object({
      name: line(keyNameMaxLength, 'Please enter a name, such as “Website”'),
      scopes: z
        .array(z.enum(keyScopes))
        .min(1, 'Please choose what the key can do')
        .max(keyScopes.length)
        .transform((chosen) => keyScopes.filter((scope) => chosen.includes(scope))),
      /** null for a key that works until it's turned off */
      days: z.literal([...keyLives]).nullable(),
    }),
    reply: { 201: z.object({ key: apiKey, secret: z.string() }) },
  }),
  revokeApiKey: defineRoute('POST /api/organizer/keys/:id/revoke', {
    summary: 'Turn an API key off. Its next request is refused',
    sensitive: 'whatever is sent',
    params: idParams,
    reply: { 200: apiKey },
  }),
});
