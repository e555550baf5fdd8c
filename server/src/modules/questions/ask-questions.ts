import { inTransaction, type Database } from '../../database/database';
import { collectFailures, type Failures } from '../../errors/collect-failures';
import { queueMail } from '../../mail/mail-queue.repository';
import { tickets } from '../tickets/tickets.module';
import { findToAsk, findToRemind, mostAtOnce, type BookingToAsk } from './ask-questions.repository';
import { countOpenQuestions, type OpenQuestions } from './open-questions';
import { questionMail } from './question-mail';

/**
 * The job: asks by email those who booked a while ago and have answered nothing, and reminds those who owe a required answer when the event is near:
 * each once. Running it again writes none twice.
 * @throws AggregateError if some couldn't be written; the others have been
 * Source: docs/rules/emails.md, "Questions of the organizer".
 */
export async function askQuestions(db: Database, publicUrl: string): Promise<void> {
  const isOpen = ({ unanswered }: OpenQuestions) => unanswered > 0;
  const isMissing = ({ missing }: OpenQuestions) => missing > 0;
  const failures = collectFailures("Emails about questions that weren't written");
  await write(db, { kind: 'questions_asked', find: findToAsk, isDue: isOpen, publicUrl, failures });
  await write(db, { kind: 'questions_reminder', find: findToRemind, isDue: isMissing, publicUrl, failures });
  failures.rethrow();
}

interface Round {
  readonly kind: 'questions_asked' | 'questions_reminder';
  readonly find: (db: Database, after: number) => Promise<readonly BookingToAsk[]>;
  readonly isDue: (open: OpenQuestions) => boolean;
  readonly publicUrl: string;
  readonly failures: Failures;
}

async function write(db: Database, round: Round): Promise<void> {
  let after = 0;
  for (;;) {
    const found = await round.find(db, after);
    const counts = await countOpenQuestions(db, found);
    for (const booking of found) {
      const open = counts.get(booking.id);
      if (open !== undefined && round.isDue(open))
        await round.failures.collect(() => ask(db, round, { booking, open }));
    }
    if (found.length < mostAtOnce) return;
    after = found.at(-1)?.id ?? after;
  }
}

async function ask(
  db: Database,
  { kind, publicUrl }: Round,
  { booking, open }: { readonly booking: BookingToAsk; readonly open: OpenQuestions },
): Promise<void> {
  const mail = questionMail({ kind, booking, open, link: await linkTo(db, publicUrl, booking.id) });
  if (mail !== null) await inTransaction(db, (tx) => queueMail(tx, mail));
}

async function linkTo(db: Database, publicUrl: string, bookingId: number): Promise<string> {
  return `${publicUrl}/booking-questions#${await tickets.bookingLinkToken(db, { purpose: 'questions', bookingId })}`;
}
