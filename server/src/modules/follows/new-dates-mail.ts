import { inTransaction, type Database } from '../../database/database';
import { collectFailures } from '../../errors/collect-failures';
import { localTimeText } from '../../mail/date-text';
import type { Letter, LetterFact } from '../../mail/letter';
import { queueMail } from '../../mail/mail-queue.repository';
import { findDue, takeNewEvents, type DueFollow, type NewEvent } from './follows.repository';

/**
 * The job: one email to each follower of a host who has opened new dates, at most one a day for each host. Running it again writes none twice.
 * @throws AggregateError if some couldn't be written; the others have been
 * Source: docs/rules/emails.md, "New dates of a host".
 */
export async function writeNewDates(db: Database, publicUrl: string): Promise<void> {
  const failures = collectFailures("Emails about new dates that weren't written");
  for (const due of await findDue(db)) await failures.collect(() => write(db, due, publicUrl));
  failures.rethrow();
}

async function write(
  db: Database,
  { userId, hostId, hostName, key, email }: DueFollow,
  publicUrl: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const opened = await takeNewEvents(tx, { userId, hostId });
    if (opened.length === 0) return;
    await queueMail(tx, {
      kind: 'host_new_dates',
      dedupeKey: key,
      onlyIf: { is: 'host_is_followed', of: hostId },
      userId,
      to: email,
      subject: `New dates by ${hostName}`,
      letter: newDatesLetter({ id: hostId, name: hostName }, opened, publicUrl),
      stoppableAt: publicUrl,
    });
  });
}

/** @param opened at least one */
export function newDatesLetter(
  host: { readonly id: number; readonly name: string },
  opened: readonly NewEvent[],
  publicUrl: string,
): Letter {
  const [first] = opened;
  const others = (first?.inAll ?? 0) - opened.length;
  return {
    ...(first && { picture: { eventId: first.id } }),
    heading: `New dates by ${host.name}`,
    paragraphs: [`${host.name} has opened new dates, and you're among the first to know.`],
    facts: opened.map((event) => factOf(event, publicUrl)),
    ...(others > 0 && {
      closing: others === 1 ? 'One more event has new dates.' : `${others} more events have new dates.`,
    }),
    link: { label: 'See all their events', url: `${publicUrl}/hosts/${host.id}` },
    footer: `You're getting this because you follow ${host.name}.`,
  };
}

function factOf({ id, title, startDate, startTime, timezone, dates }: NewEvent, publicUrl: string): LetterFact {
  const more = dates === 1 ? undefined : dates === 2 ? 'and one more date' : `and ${dates - 1} more dates`;
  const link = { label: 'See it', url: `${publicUrl}/events/${id}` };
  return [title, localTimeText(startDate, startTime, timezone), more, link];
}
