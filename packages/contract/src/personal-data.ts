import { z } from 'zod';
import { defineRoute } from './route';
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

export const personalDataRoutes = {
  listSessions: defineRoute('listSessions', {
    summary: 'The devices you are signed in on, the last used first',
    reply: { 200: z.array(session) },
  }),
  endSession: defineRoute('endSession', {
    summary: 'Sign out one of your devices',
    params: idParams,
    reply: { 204: null },
  }),
  endSessions: defineRoute('endSessions', {
    summary: 'Sign out everywhere, or everywhere but here',
    query: z.object({ except: z.literal('current').optional() }),
    reply: { 204: null },
  }),
};
