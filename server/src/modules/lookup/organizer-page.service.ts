import type { OrganizerPage } from '@ascendant/contract/admin-organizer';
import { maxEventSuggestions } from '@ascendant/domain/list-limits';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import type { Queryable } from '../../database/database';
import { searchTerms } from '../../database/search-terms';
import { countEvents, foldTotals } from '../../database/totals.repository';
import { AppError } from '../../errors/app-error';
import { organizations } from '../organizations/organizations.module';
import { payouts } from '../payouts/payouts.module';
import { findOrganizers, type FoundOrganizerRow, findPerson } from './found-people.repository';
import { findNotesOf } from './notes.repository';
import { presentOrganizerPage } from './organizer-page.presenter';
import { findDisputesOf, findReportsAbout } from './organizer-troubles.repository';

/** Organizers, and admins with events of their own, by name. @param wanted words of the name, username or email, or one's id */
export function organizersFound(
  db: Queryable,
  { q = '', id }: { readonly q?: string | undefined; readonly id?: number | undefined },
): Promise<FoundOrganizerRow[]> {
  return findOrganizers(db, { words: searchTerms(q), id, limit: maxEventSuggestions });
}

type OrganizerPageDeps = ReturnType<typeof payouts.depsOf>;

/**
 * An organizer on one page, for admins: who they are, their events and team, what they're owed, disputes, complaints and notes.
 * @throws AppError not_found for a traveller, or no one
 */
export async function organizerPage(
  deps: OrganizerPageDeps,
  caller: Caller,
  { organizerId, requestId }: { readonly organizerId: number; readonly requestId: string },
): Promise<OrganizerPage> {
  const { db, currency } = deps;
  const [organizer] = await findOrganizers(db, { words: [], id: organizerId, limit: 1 });
  const person = await findPerson(db, organizerId);
  if (!organizer || !person) throw new AppError('not_found', { message: "This organizer doesn't exist." });
  await recordAudit(db, { actor: caller, action: 'user.viewed', target: { type: 'user', id: organizerId }, requestId });
  await foldTotals(db);
  const [events, money, owed, members, disputes, reports, notes] = await Promise.all([
    countEvents(db, organizerId),
    payouts.organizerPayouts(deps, organizerId),
    payouts.findOwedTo(db, organizerId, currency),
    organizations.findMembers(db, organizerId),
    findDisputesOf(db, organizerId),
    findReportsAbout(db, organizerId),
    findNotesOf(db, organizerId),
  ]);
  return presentOrganizerPage({ person, name: organizer.name, events, money, owed, members, disputes, reports, notes });
}
