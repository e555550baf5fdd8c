import {
  maxSignaturesPerBatch,
  signedNameMaxLength,
  signedNameMissing,
  waiverTextMaxLength,
  waiverTextMissing,
  waiverTitleMaxLength,
  waiverTitleMissing,
} from '@ascendant/domain/booking/waiver';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { count, id, idParams, instant, line, paragraphs } from './wire';

const version = count.min(1);

/** A version of a waiver, as people sign it. */
export const waiverText = z.object({
  version,
  title: z.string(),
  text: z.string(),
  /** SHA-256 of the text in UTF-8, in hex */
  textHash: z.string(),
  writtenAt: instant,
});
export type WaiverText = z.infer<typeof waiverText>;

/** What an organizer sees of a waiver. */
export const eventWaiver = z.object({
  /** the newest version; null if there has never been one */
  waiver: waiverText.nullable(),
  /** whether people are asked to sign it; false once it has been ended */
  isAsked: z.boolean(),
  /** other dates to come that it's asked for, too */
  otherDates: count,
  /** of this date, without those who aren't coming */
  signed: count,
  missing: count,
  /** the newest first */
  versions: z.array(
    z.object({ version, title: z.string(), writtenAt: instant, signatures: count, stillCounts: z.boolean() }),
  ),
  /** other events of the organizer whose waiver can be copied, the one that was written last first */
  otherWaivers: z.array(z.object({ eventId: id, eventTitle: z.string(), title: z.string() })),
});
export type EventWaiver = z.infer<typeof eventWaiver>;

/** Someone who signs, or for whom a guardian does. */
export const waiverPerson = z.object({
  /** their place in the booking, from 0 */
  position: count,
  name: z.string(),
  needsGuardian: z.boolean(),
  /** null until it's signed */
  signed: z.object({ version, at: instant, by: z.string(), /** which PDF is theirs */ pdfId: id }).nullable(),
  /** the secret of a link that opens this person's waiver only; null for someone who opened such a link */
  link: z.string().nullable(),
});
export type WaiverPerson = z.infer<typeof waiverPerson>;

export const openedWaiver = z.object({
  event: z.object({ title: z.string(), startDate: z.string(), endDate: z.string(), location: z.string() }),
  organizer: z.string(),
  /** null once the organizer no longer asks for one */
  waiver: waiverText.nullable(),
  /** why nothing can be signed here any more; null while it can */
  closed: z.string().nullable(),
  people: z.array(waiverPerson),
});
export type OpenedWaiver = z.infer<typeof openedWaiver>;

/** What the link in an email holds: of a booking, or of one ticket. */
const linkToken = z
  .string()
  .regex(/^[\w-]{1,64}\.[\w-]{16,64}$/, 'This link isn’t complete. Open it from the email again.');

const signature = {
  /** chosen by the device; a signature sent twice counts once */
  signatureId: z.uuid(),
  /** the version that was read */
  version,
  signedName: line(signedNameMaxLength, signedNameMissing),
  agreed: z.literal(true, 'Tick the box to sign'),
};

export const signAtGateOutcomes = ['signed', 'signed_before', 'outdated', 'unknown'] as const;

export const waiverRoutes = nameRoutes({
  getWaiver: defineRoute('GET /api/events/:id/waiver', {
    summary: 'Get the waiver of one of your events, its versions, and how many have signed',
    params: idParams,
    reply: { 200: eventWaiver },
  }),
  writeWaiver: defineRoute('POST /api/events/:id/waiver', {
    summary:
      'Write a new version of the waiver of an event and its other dates. What was signed stays as it is; you choose whether people sign again',
    limit: 'writeWaiver',
    params: idParams,
    body: z.strictObject({
      title: line(waiverTitleMaxLength, waiverTitleMissing),
      text: paragraphs(waiverTextMaxLength, waiverTextMissing),
      /** the version that was changed; 0 for the first */
      basedOn: count,
      /** whether people who signed an earlier version sign this one, too */
      asksAgain: z.boolean(),
    }),
    example: { body: { title: 'Risks', text: 'I know them.', basedOn: 0, asksAgain: false } },
    reply: { 201: eventWaiver },
  }),
  endWaiver: defineRoute('DELETE /api/events/:id/waiver', {
    summary: 'Stop asking for a waiver; what was signed stays',
    params: idParams,
    reply: { 200: eventWaiver },
  }),
  openWaiver: defineRoute('POST /api/waivers/open', {
    summary: 'Read the waiver of a booking or of one person by the secret of a link, without signing in',
    limit: 'signWaiver',
    body: z.object({ token: linkToken }),
    reply: { 200: openedWaiver },
  }),
  signWaiver: defineRoute('POST /api/waivers/sign', {
    summary: 'Sign a waiver by the secret of a link, for oneself or as the guardian of a child',
    limit: 'signWaiver',
    body: z.strictObject({ token: linkToken, position: count, ...signature }),
    reply: { 200: openedWaiver },
  }),
  signAtGate: defineRoute('POST /api/events/:id/waiver-signatures', {
    summary: 'Record waivers that people signed on a device at the gate, also while it was offline; each counts once',
    params: idParams,
    body: z.strictObject({
      signatures: z
        .array(z.strictObject({ ...signature, ticketId: id, signedAt: instant }))
        .min(1)
        .max(maxSignaturesPerBatch),
    }),
    reply: {
      200: z.object({
        results: z.array(
          z.object({
            signatureId: z.string(),
            /** `outdated`: it's kept, but the organizer has changed the waiver since and asks to sign again */
            outcome: z.enum(signAtGateOutcomes),
          }),
        ),
      }),
    },
  }),
});
export type GateSignature = z.infer<typeof waiverRoutes.signAtGate.body>['signatures'][number];
