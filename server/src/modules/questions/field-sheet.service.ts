import type { WaiverState } from '@ascendant/domain/booking/waiver';
import type { BookedExtra } from '@ascendant/domain/pricing/extra';
import type { BookedType } from '@ascendant/domain/pricing/price-type';
import { isPhoneShown, sensitiveKeptDays } from '@ascendant/domain/question/answer-times';
import { answerField, missingAnswers, slotsOf, type BookingQuestion } from '@ascendant/domain/question/question';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import type { Database } from '../../database/database';
import { phonePlace, type Sealer } from '../../encryption/sealer';
import { AppError } from '../../errors/app-error';
import { events } from '../events/events.module';
import { people } from '../people/people.module';
import { findAnswers } from './answers.repository';
import { askedPeople, type QuestionDeps } from './booking-questions.service';
import { findSheetTickets, type SheetTicket } from './field-sheet.repository';
import { openAnswer, type OpenAnswer } from './open-answers';
import { findQuestions } from './questions.repository';

export type SheetEvent = Awaited<ReturnType<typeof events.eventWithFieldSheet>>;

/** A booking with those of its people who come. */
export interface Party {
  readonly bookingId: number;
  readonly phone: string | null;
  /** About the booking. */
  readonly answers: readonly OpenAnswer[];
  /** The questions about the booking that have to be answered. */
  readonly missing: readonly number[];
  readonly people: readonly SheetPerson[];
}

export interface SheetPerson {
  /** In the booking, from 0. */
  readonly position: number;
  readonly name: string;
  readonly age: number | null;
  readonly isChild: boolean;
  readonly priceType: BookedType | undefined;
  readonly extras: readonly BookedExtra[] | undefined;
  readonly checkedInAt: Date | null;
  readonly waiver: WaiverState;
  readonly answers: readonly OpenAnswer[];
  readonly missing: readonly number[];
}

export interface ReadSheet {
  readonly event: SheetEvent;
  readonly questions: readonly BookingQuestion[];
  readonly parties: readonly Party[];
  readonly showsPhones: boolean;
  readonly readAt: Date;
}

export interface SheetReading {
  readonly eventId: number;
  /** How it was read, as the audit log says it. */
  readonly as: 'read' | 'exported' | 'exported_with_sensitive';
  readonly requestId: string;
}

/**
 * Who comes on a date, with phone numbers and answers. Each reading is in the audit log, and so is each try to read another organization's.
 * @throws AppError not_found for another organization's event, and for a date that a guide isn't assigned to
 * Source: docs/rules/security.md, "Who may call what"; rule PRI-01.
 */
export async function readFieldSheet(deps: QuestionDeps, caller: Caller, reading: SheetReading): Promise<ReadSheet> {
  const event = await permittedEvent(deps.db, caller, reading);
  const sheet = await sheetOf(deps, event, new Date());
  const count = sheet.parties.reduce((sum, party) => sum + party.people.length, 0);
  await noteReading(deps.db, caller, { ...reading, changes: { people: { before: null, after: count } } });
  return sheet;
}

async function permittedEvent(db: Database, caller: Caller, reading: SheetReading): Promise<SheetEvent> {
  try {
    return await events.eventWithFieldSheet(db, reading.eventId, caller);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found')
      await noteReading(db, caller, { ...reading, as: 'refused' });
    throw error;
  }
}

interface NotedReading extends Omit<SheetReading, 'as'> {
  readonly as: SheetReading['as'] | 'refused';
  readonly changes?: { readonly people: { readonly before: null; readonly after: number } };
}

async function noteReading(db: Database, actor: Caller, { eventId, as, changes, requestId }: NotedReading) {
  const entry = { actor, action: `event.field_sheet_${as}`, target: { type: 'event', id: eventId }, requestId };
  await recordAudit(db, changes === undefined ? entry : { ...entry, changes });
}

const dayMs = 86_400_000;

/** The sheet, for a caller who may read it; who asks notes the reading. */
export async function sheetOf({ db, sealer }: QuestionDeps, event: SheetEvent, readAt: Date): Promise<ReadSheet> {
  const [found, tickets] = await Promise.all([findQuestions(db, [event.seriesId]), findSheetTickets(db, event.id)]);
  const questions = found.get(event.seriesId) ?? [];
  const sealed = await findAnswers(db, [...new Set(tickets.map(({ bookingId }) => bookingId))]);
  // The job that erases them may be a little late.
  const isOver = readAt.getTime() >= event.endsAt.getTime() + sensitiveKeptDays * dayMs;
  const sensitive = new Set(questions.filter(({ isSensitive }) => isSensitive).map(({ id }) => id));
  const answers = sealed
    .filter((answer) => !isOver || !(answer.isSensitive || sensitive.has(answer.questionId)))
    .map((answer) => openAnswer(sealer, answer));
  const showsPhones = isPhoneShown(event, readAt);
  const parties = byBooking(tickets).map((of) => {
    const phone = showsPhones ? phoneOf(of[0], sealer) : null;
    return { ...partyOf(of, questions, answers), phone };
  });
  const named = parties.filter((party) => party.people.length > 0);
  named.sort((one, other) => (one.people[0]?.name ?? '').localeCompare(other.people[0]?.name ?? ''));
  return { event, questions, parties: named, showsPhones, readAt };
}

/** Of the person who booked, or of guests whom the organizer booked. */
function phoneOf({ bookingId, userId, phoneSealed, guestPhoneSealed }: SheetTicket, sealer: Sealer): string | null {
  return userId === null
    ? people.openPhone(sealer, people.guestPhonePlace(bookingId), guestPhoneSealed)
    : people.openPhone(sealer, phonePlace(userId), phoneSealed);
}

type OfBooking = readonly [SheetTicket, ...SheetTicket[]];

function byBooking(tickets: readonly SheetTicket[]): readonly OfBooking[] {
  const found = new Map<number, [SheetTicket, ...SheetTicket[]]>();
  for (const ticket of tickets) {
    const others = found.get(ticket.bookingId);
    if (others === undefined) found.set(ticket.bookingId, [ticket]);
    else others.push(ticket);
  }
  return [...found.values()];
}

function partyOf(
  tickets: OfBooking,
  questions: readonly BookingQuestion[],
  answers: readonly OpenAnswer[],
): Omit<Party, 'phone'> {
  const [booking] = tickets;
  const { bookingId, attendees } = booking;
  const asked = askedPeople(booking);
  const given = answers.filter((answer) => answer.bookingId === bookingId);
  const missing = missingAnswers(questions, asked, given);
  const slots = new Set(slotsOf(questions, asked).map(answerField));
  const about = (position: number | null) => ({
    answers: given.filter((answer) => answer.position === position && slots.has(answerField(answer))),
    missing: missing.filter((slot) => slot.position === position).map(({ questionId }) => questionId),
  });
  const coming = tickets.filter(({ voidedAt }) => voidedAt === null);
  return {
    bookingId,
    ...about(null),
    people: coming.map(({ position, checkedInAt, waiver }) => ({
      position,
      name: attendees[position]?.name ?? '',
      age: asked.find((person) => person.position === position)?.age ?? null,
      isChild: attendees[position]?.isChild === true,
      priceType: attendees[position]?.priceType,
      extras: attendees[position]?.extras,
      checkedInAt,
      waiver,
      ...about(position),
    })),
  };
}
