import { addDays, type CalendarDay } from '../calendar-day';
import { siteLocale } from '../site/locale';
import type { Attendee } from './attendees';
import { attendeeNameMaxLength, isGuestName } from './guests';

export const waiverTitleMaxLength = 120;
export const waiverTextMaxLength = 20_000;
export const waiverTitleMissing = 'Give the waiver a title';
export const waiverTextMissing = 'Write what people agree to';
/** As long as the name on a ticket. */
export const signedNameMaxLength = attendeeNameMaxLength;
export const signedNameMissing = 'Type your full name';
/** What's said of another person's name. @param name as it's on the ticket */
export function otherNameText(name: string): string {
  return `Type the name on the ticket: ${name}. If it’s wrong there, have it changed before you sign`;
}

const sameLetters = new Intl.Collator(siteLocale, { sensitivity: 'base', ignorePunctuation: true });

/**
 * Whether a typed name is a person's: their first and their last name are in it, in any order. Case, accents, punctuation and middle names don't matter.
 * A guardian signs with their own name, and a guest whose ticket has none with theirs.
 * Source: docs/rules/booking.md, "Waivers".
 */
export function isSignersName(
  typed: string,
  person: { readonly name: string; readonly needsGuardian: boolean },
): boolean {
  if (person.needsGuardian || isGuestName(person.name)) return true;
  const [words, own] = [wordsOf(typed), wordsOf(person.name)];
  const isTyped = (wanted: string | undefined) =>
    wanted === undefined || words.some((word) => sameLetters.compare(word, wanted) === 0);
  // 'Mary-Ann', 'Mary Ann' and 'Maryann' are one name.
  return (isTyped(own.at(0)) && isTyped(own.at(-1))) || sameLetters.compare(words.join(''), own.join('')) === 0;
}

function wordsOf(name: string): readonly string[] {
  return name.split(/[\s,\-‐‑]+/u).filter((word) => word !== '');
}

/** Most signatures in one request; a device with more sends several batches. */
export const maxSignaturesPerBatch = 50;

/** From this age on, on the event's first day, people sign for themselves. */
export const signsFromAge = 18;

/** How long after the event a signed waiver is kept: as long as claims can be brought. A child's time begins when they're of age. */
export const waiverKeptYears = 3;

/** How many hours before the event people who haven't signed are reminded. */
export const waiverReminderHours = 72;

/** Whether a person has signed: `not_asked` without a waiver. */
export const waiverStates = ['signed', 'missing', 'not_asked'] as const;
export type WaiverState = (typeof waiverStates)[number];

export const waiverStateLabels: Readonly<Record<WaiverState, string>> = {
  signed: 'Signed',
  missing: 'Not signed',
  not_asked: 'No waiver',
};

/** Where it was signed. */
export const signingPlaces = ['link', 'gate'] as const;

/**
 * Whether a parent or guardian signs for a person. A guest that the organizer added has no age, only whether they're a child.
 * Source: docs/rules/booking.md, "Waivers".
 */
export function needsGuardian({ age, isChild }: Pick<Attendee, 'age' | 'isChild'>): boolean {
  return isChild || (age > 0 && age < signsFromAge);
}

/**
 * Until which day a signature is kept.
 * @param endDate the event's last day
 * Source: docs/rules/booking.md, "Waivers"; docs/archive/decisions/0226-waivers.md.
 */
export function signatureKeptUntil(person: Pick<Attendee, 'age' | 'isChild'>, endDate: CalendarDay): CalendarDay {
  const yearsUntilOfAge = needsGuardian(person) ? signsFromAge - person.age : 0;
  return addDays(endDate, Math.ceil((yearsUntilOfAge + waiverKeptYears) * 365.25));
}

/** What someone confirms when they sign, beside the checkbox and on the signed waiver. */
export function signingStatement(title: string, guardianOf: string | null): string {
  return guardianOf === null
    ? `I’m 18 or over, I’ve read “${title}”, and I agree to it.`
    : `I’m the parent or legal guardian of ${guardianOf}, I’ve read “${title}”, and I agree to it for them.`;
}

/** Why nothing can be signed any more; null while it can. */
export function waiverClosed(booking: {
  readonly isAsked: boolean;
  readonly isConfirmed: boolean;
  readonly isOver: boolean;
}): string | null {
  if (!booking.isConfirmed) return 'This booking was cancelled, so there’s nothing to sign.';
  if (booking.isOver) return 'This event is over, so nothing can be signed any more.';
  return booking.isAsked ? null : 'The organizer no longer asks for a waiver, so there’s nothing to sign.';
}

/** What the law makes of a guardian's signature, in plain words. */
export const guardianNote =
  'A guardian’s signature says that you know the risks and agree that your child takes part. Whether it also limits what your child can claim later depends on the law where the event takes place: in most of Canada, it doesn’t.';

/** The version of a waiver whose signatures still count, and the newest. */
export interface CountedVersions {
  readonly version: number;
  readonly countsFrom: number;
}

/** Whether a signature of some version still counts. An organizer who writes a new one chooses whether people sign again. */
export function doesCount(signedVersion: number, { countsFrom }: Pick<CountedVersions, 'countsFrom'>): boolean {
  return signedVersion >= countsFrom;
}
