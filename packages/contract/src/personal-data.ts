import { deletionPhrase } from '@ascendant/domain/person/account-deletion';
import { passwordMaxLength } from '@ascendant/domain/person/account-limits';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { id, idParams, instant } from './wire';

/** A device that's signed in. */
export const session = z.object({
  id,
  /** 'Firefox on Windows' */
  browser: z.string(),
  startedAt: instant,
  /** Written at most every five minutes. */
  lastUsedAt: instant,
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof session>;

/** The current password, asked for again. */
const password = z.string().min(1, 'Please enter your password').max(passwordMaxLength);

export const exportBody = z.object({ password });

export const deletionBody = z.object({
  password,
  /** Typed, so that no one deletes an account by mistake. */
  confirmation: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.literal(deletionPhrase, `Please type '${deletionPhrase}'`)),
  /** Free bookings are cancelled at the end; paid ones aren't refunded. */
  giveUpBookings: z.boolean().default(false),
});

export const personalDataRoutes = nameRoutes({
  listSessions: defineRoute('GET /api/user/sessions', {
    summary: 'List the devices you’re signed in on, most recently used first',
    reply: { 200: z.array(session) },
  }),
  endSession: defineRoute('DELETE /api/user/sessions/:id', {
    summary: 'Sign out one of your devices',
    params: idParams,
    reply: { 204: null },
  }),
  endSessions: defineRoute('DELETE /api/user/sessions', {
    summary: 'Sign out on every device, or on every other device',
    query: z.object({ except: z.literal('current').optional() }),
    reply: { 204: null },
  }),
  exportPersonalData: defineRoute('POST /api/user/export', {
    summary: 'Download everything we store about you, as JSON and as a page to read',
    body: exportBody,
    reply: { 200: null },
    file: 'application/zip',
  }),
  requestDeletion: defineRoute('POST /api/user/deletion', {
    summary: 'Ask us to delete your account. It signs you out; sign in again to change your mind',
    body: deletionBody,
    reply: { 200: z.object({ dueAt: instant }) },
  }),
  cancelDeletion: defineRoute('DELETE /api/user/deletion', {
    summary: 'Keep your account after all',
    reply: { 204: null },
  }),
});
