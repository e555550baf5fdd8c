import type { ManagedEvent } from '@ascendant/contract/managed-event';
import type { Database } from '../../database/database';
import { findEvents } from './event-columns.repository';
import { presentManagedEvent } from './managed-event.presenter';
import { countEvents, findAdminIds, findFigures, findOwnIds, type AdminPage } from './managed-events.repository';

/** The events a person created, newest first. */
export async function ownEvents(db: Database, userId: number): Promise<ManagedEvent[]> {
  return managedEvents(db, await findOwnIds(db, userId));
}

/** A page of all events, for admins, with the total; events waiting for approval come first. */
export async function adminEvents(
  db: Database,
  page: AdminPage,
): Promise<{ readonly events: ManagedEvent[]; readonly all: number }> {
  const [ids, all] = await Promise.all([findAdminIds(db, page), countEvents(db, page.status)]);
  return { events: await managedEvents(db, ids), all };
}

async function managedEvents(db: Database, ids: readonly number[]): Promise<ManagedEvent[]> {
  const [events, figuresOf] = await Promise.all([findEvents(db, ids), findFigures(db, ids)]);
  return events.flatMap((event) => {
    const figures = figuresOf.get(event.id);
    return figures ? [presentManagedEvent(event, figures)] : [];
  });
}
