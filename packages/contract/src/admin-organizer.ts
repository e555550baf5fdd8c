import { conversationSides } from '@ascendant/domain/conversation/conversation';
import { eventStatuses } from '@ascendant/domain/event/lifecycle';
import { maxEventSuggestions, searchTextMaxLength } from '@ascendant/domain/list-limits';
import { memberRoles } from '@ascendant/domain/organization/members';
import { disputeStatuses } from '@ascendant/domain/payment/disputes';
import { z } from 'zod';
import { foundPerson, personNote } from './lookup';
import { organizerPayouts } from './payout';
import { defineRoute, nameRoutes } from './route';
import { count, id, idParams, idText, instant, line, priceText, signedPriceText } from './wire';

/** An organizer as admins choose one: whose events there may be. */
export const foundOrganizer = z.object({
  id,
  /** as travellers read it */
  name: z.string(),
  username: z.string(),
  disabled: z.boolean(),
});
export type FoundOrganizer = z.infer<typeof foundOrganizer>;

/** An organizer on one page: who they are, what they sell, what they're owed, and what went wrong. */
export const organizerPage = z.object({
  organizer: foundPerson.extend({
    /** as travellers read it */
    name: z.string(),
    emailVerified: z.boolean(),
    createdAt: instant,
    /** when the account will be erased; null if no one has asked for it */
    deletedFrom: instant.nullable(),
    /** what they were told when the account was disabled; null if it isn't, or no reason was given */
    disabledReason: z.string().nullable(),
  }),
  /** how many; `active` are published and still to come */
  events: z.object({ all: count, active: count, byStatus: z.record(z.enum(eventStatuses), count) }),
  money: organizerPayouts
    .pick({
      currency: true,
      isOn: true,
      account: true,
      hold: true,
      ready: true,
      disputed: true,
      onItsWay: true,
      paidOut: true,
    })
    .extend({
      /** earned and not paid out yet, ready or not; negative if more was refunded after a payout */
      owed: signedPriceText,
    }),
  /** who works for them, the organizer first */
  members: z.array(
    z.object({
      id,
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      role: z.enum(memberRoles),
      /** null for the organizer */
      joinedAt: instant.nullable(),
    }),
  ),
  disputes: z.object({
    /** that no bank has decided yet */
    open: count,
    /** the newest first */
    latest: z.array(
      z.object({
        id,
        paymentId: id,
        reference: z.string(),
        event: z.object({ id, title: z.string() }),
        amount: priceText,
        status: z.enum(disputeStatuses),
        openedAt: instant,
        evidenceDueAt: instant.nullable(),
      }),
    ),
  }),
  complaints: z.object({
    /** reported conversations that no admin has closed */
    open: count,
    /** the newest first */
    latest: z.array(
      z.object({
        /** the conversation's */
        id,
        event: z.object({ id, title: z.string() }),
        reportedBy: z.enum(conversationSides),
        reason: z.string(),
        reportedAt: instant,
      }),
    ),
  }),
  /** newest first */
  notes: z.array(personNote),
});
export type OrganizerPage = z.infer<typeof organizerPage>;

export const adminOrganizerRoutes = nameRoutes({
  getOrganizerPage: defineRoute('GET /api/admin/organizers/:id', {
    summary:
      'Get an organizer on one page: events, members, money, disputes, complaints and admins’ notes. It’s in the audit log',
    limit: 'lookUp',
    params: idParams,
    reply: { 200: organizerPage },
  }),
  findOrganizers: defineRoute('GET /api/admin/organizers', {
    summary: `Find organizers, and admins with events of their own, by name, username or email; at most ${maxEventSuggestions}`,
    query: z.object({
      /** words in the name, the username or the email */
      q: line(searchTextMaxLength).optional(),
      /** one of them */
      id: idText.optional(),
    }),
    reply: { 200: z.array(foundOrganizer) },
  }),
});
