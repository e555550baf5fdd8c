import type { OrganizerPage } from '@ascendant/contract/admin-organizer';
import { toWire } from '@ascendant/contract/money';
import type { OrganizerPayouts } from '@ascendant/contract/payout';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { eventStatuses } from '@ascendant/domain/event/lifecycle';
import { cents, type Cents } from '@ascendant/domain/money';
import { reasonOfDisabling } from '@ascendant/domain/person/disabling';
import type { EventCounts } from '../../database/totals.repository';
import type { organizations } from '../organizations/organizations.module';
import type { PersonRow } from './found-people.repository';
import { presentFoundPerson, presentNote } from './lookup.presenter';
import type { NoteWithAuthor } from './notes.repository';
import type { findDisputesOf, findReportsAbout } from './organizer-troubles.repository';

interface FoundOrganizerPage {
  readonly person: PersonRow;
  readonly name: string;
  readonly events: EventCounts;
  readonly money: OrganizerPayouts;
  readonly owed: Cents;
  readonly members: Awaited<ReturnType<typeof organizations.findMembers>>;
  readonly disputes: Awaited<ReturnType<typeof findDisputesOf>>;
  readonly reports: Awaited<ReturnType<typeof findReportsAbout>>;
  readonly notes: readonly NoteWithAuthor[];
}

export function presentOrganizerPage(found: FoundOrganizerPage): OrganizerPage {
  const { person, name, events, money, owed, members, disputes, reports, notes } = found;
  return {
    organizer: {
      ...presentFoundPerson(person),
      name,
      emailVerified: person.emailVerified,
      createdAt: person.createdAt.toISOString(),
      deletedFrom: person.deletedFrom?.toISOString() ?? null,
      disabledReason: person.disabled ? reasonOfDisabling(notes.map(({ note }) => note.text)) : null,
    },
    events: {
      all: events.all,
      active: events.active,
      byStatus: Object.fromEntries(eventStatuses.map((status) => [status, events.byStatus[status] ?? 0])) as Record<
        (typeof eventStatuses)[number],
        number
      >,
    },
    money: { ...money, owed: toWire(owed) },
    members: members.map(({ userId, firstName, lastName, email, role, joinedAt }) => ({
      id: userId,
      firstName,
      lastName,
      email,
      role,
      joinedAt: joinedAt?.toISOString() ?? null,
    })),
    disputes: { open: disputes.open, latest: disputes.latest.map(presentDispute) },
    complaints: { open: reports.open, latest: reports.latest.map(presentReport) },
    notes: notes.map(presentNote),
  };
}

function presentDispute(
  dispute: FoundOrganizerPage['disputes']['latest'][number],
): OrganizerPage['disputes']['latest'][number] {
  const { id, paymentId, bookingId, event, amountCents, status, openedAt, evidenceDueAt } = dispute;
  return {
    id,
    paymentId,
    reference: bookingReference(bookingId),
    event,
    amount: toWire(cents(amountCents)),
    status,
    openedAt: openedAt.toISOString(),
    evidenceDueAt: evidenceDueAt?.toISOString() ?? null,
  };
}

/** What's selected is reported, so that only the types allow for null. */
function presentReport({
  id,
  event,
  reportedBy,
  reason,
  reportedAt,
}: FoundOrganizerPage['reports']['latest'][number]): OrganizerPage['complaints']['latest'][number] {
  return {
    id,
    event,
    reportedBy: reportedBy ?? 'traveller',
    reason: reason ?? '',
    reportedAt: (reportedAt ?? new Date(0)).toISOString(),
  };
}
