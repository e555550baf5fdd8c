import { bookingEmailChoices } from '@ascendant/domain/event/booking-emails';
import {
  bioMaxLength,
  codeLength,
  displayNameMaxLength,
  nameMaxLength,
  passwordMaxLength,
  passwordMinLength,
} from '@ascendant/domain/person/account-limits';
import { canLeadSince, faceLanguages, leadsSinceSentence } from '@ascendant/domain/person/face';
import {
  gstNumberIn,
  gstNumberSentence,
  qstNumberIn,
  qstNumberSentence,
  taxNumberMaxLength,
} from '@ascendant/domain/person/tax-number';
import { isTimeZone, timeZoneMaxLength } from '@ascendant/domain/person/time-zone';
import { z } from 'zod';
import { email, user } from './account';
import { defineRoute, nameRoutes } from './route';
import { id, line, paragraphs } from './wire';

/** A number under which an organizer is registered, in its usual form; '' for none. */
function taxNumber(read: (text: string) => string | null, sentence: string) {
  return line(taxNumberMaxLength * 2).transform((text, context) => {
    const number = text === '' ? '' : read(text);
    if (number === null) context.addIssue({ code: 'custom', message: sentence });
    return number ?? z.NEVER;
  });
}

/** What people change of their own account. Source: specification 2, section 2 (Organizer dashboard). */
export const accountBody = z.object({
  firstName: line(nameMaxLength, 'First name is required'),
  lastName: line(nameMaxLength, 'Last name is required'),
  /** the name an organizer hosts under; '' for their own name */
  displayName: line(displayNameMaxLength).optional(),
  /** what an organizer says about themselves; '' for nothing */
  bio: paragraphs(bioMaxLength).optional(),
  /** whether travellers see their picture, and the next two, where they host or guide */
  showsFace: z.boolean().optional(),
  /** a year; '' for none */
  leadsSince: line(4)
    .refine((year) => year === '' || canLeadSince(Number(year), new Date().getUTCFullYear()), leadsSinceSentence)
    .optional(),
  languages: z
    .array(z.enum(faceLanguages))
    .max(faceLanguages.length)
    .transform((codes) => [...new Set(codes)])
    .optional(),
  /** '' if they aren't registered */
  gstNumber: taxNumber(gstNumberIn, gstNumberSentence).optional(),
  qstNumber: taxNumber(qstNumberIn, qstNumberSentence).optional(),
  /** how an organizer, or a member of their organization, hears of bookings */
  bookingEmails: z.enum(bookingEmailChoices, 'Please choose one').optional(),
  /** IANA name; '' for that of each event */
  timezone: line(timeZoneMaxLength)
    .refine((zone) => zone === '' || isTimeZone(zone), 'Please choose a time zone from the list')
    .optional(),
});

/** The part of it that managers and guides choose where they see their membership. */
export const bookingEmailsBody = accountBody.pick({ bookingEmails: true, timezone: true });

/** The part of it that travellers see of a host or guide. */
export const faceBody = accountBody.pick({ showsFace: true, leadsSince: true, languages: true });

/** Source: specification 2, section 5 (Admin account). */
export const passwordChangeBody = z.object({
  currentPassword: z.string().min(1, 'Please enter your current password').max(passwordMaxLength),
  newPassword: z
    .string()
    .min(passwordMinLength, `Password must be at least ${passwordMinLength} characters long.`)
    .max(passwordMaxLength, `Password must be at most ${passwordMaxLength} characters long.`),
});

export const emailChangeBody = z.object({ currentEmail: email, newEmail: email });

/** The steps of an email change, in order. Source: specification 2, section 4 (States and transitions). */
export const emailChangeStages = ['initial', 'verify-current', 'verify-new'] as const;
export type EmailChangeStage = (typeof emailChangeStages)[number];

export const emailCodeBody = z.object({
  verificationCode: z
    .string()
    .trim()
    .regex(new RegExp(`^[0-9]{${codeLength}}$`), `Enter ${codeLength}-digit code`),
  step: z.enum(['verify-current', 'verify-new']),
});

const missing = 'Please fill in all fields for the test ticket.';

export const testTicketBody = z.object({
  /** a number, or the same as text from a form */
  eventId: z.coerce
    .string<string | number>()
    .trim()
    .regex(/^[1-9]\d{0,9}$/, missing)
    .transform(Number)
    .pipe(id),
  customerEmail: z.string(missing).trim().min(1, missing).pipe(email),
  customerName: line(nameMaxLength * 2, missing),
});

const done = z.object({ message: z.string() });

export const ownAccountRoutes = nameRoutes({
  updateAccount: defineRoute('PUT /api/user/account', {
    summary: 'Change your name and the name you host under',
    limit: 'writeProfile',
    body: accountBody,
    reply: { 200: user },
  }),
  changePassword: defineRoute('PUT /api/user/password', {
    summary: 'Change your password; your other devices are signed out',
    body: passwordChangeBody,
    reply: { 200: done },
  }),
  changeAdminPassword: defineRoute('PUT /api/admin/change-password', {
    summary: 'Change your own password as an admin; your other devices are signed out',
    body: passwordChangeBody,
    reply: { 200: done },
  }),
  requestEmailChange: defineRoute('POST /api/admin/request-email-change', {
    summary: 'Start changing your email; a code goes to your current address',
    sensitive: 'whatever is sent',
    body: emailChangeBody,
    reply: { 200: done.extend({ step: z.literal('verify-current') }) },
  }),
  verifyEmailChange: defineRoute('POST /api/admin/verify-email-change', {
    summary: 'Confirm the current address, then the new one, with the emailed codes',
    body: emailCodeBody,
    reply: { 200: done.extend({ step: z.enum(['verify-new', 'initial']) }) },
  }),
  sendTestTicket: defineRoute('POST /api/email-ticket/send', {
    summary: 'Email a sample ticket of an event, marked TEST; it isn’t valid for entry',
    limit: 'sendTestTicket',
    body: testTicketBody,
    reply: { 200: done },
  }),
});
