import type { ResourceGroup } from '@ascendant/contract/resource';
import { organizerOf } from '@ascendant/domain/event/access';
import { maxResourceGroups, maxResources } from '@ascendant/domain/event/need';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { capacity } from '../capacity/capacity.module';
import { organizations } from '../organizations/organizations.module';
import { findGroups, writeGroup } from './resources.repository';

export function groupsOf(db: Database, caller: Caller): Promise<ResourceGroup[]> {
  return findGroups(db, organizerOf(caller));
}

interface Order {
  readonly groups: readonly ResourceGroup[];
  readonly requestId: string;
}

/**
 * Adds and changes groups and what's in them; those that aren't named stay as they are.
 * @returns all of them
 * @throws AppError not_found for another organizer's; invalid_input; resource_in_use
 * Source: rules RES-04, RES-06.
 */
export async function saveGroups(db: Database, caller: Caller, { groups, requestId }: Order): Promise<ResourceGroup[]> {
  const organizerId = organizerOf(caller);
  return capacity.refusingAsTheDatabaseDoes(() =>
    inTransaction(db, async (tx) => {
      await organizations.lockOrganizer(tx, organizerId);
      const before = await findGroups(tx, organizerId);
      refuseTooMany(merged(before, groups));
      await refuseForeign(tx, { organizerId, before, groups });
      const inOrder = groups.toSorted((one, other) => (one.id ?? Infinity) - (other.id ?? Infinity));
      for (const group of inOrder) await writeGroup(tx, organizerId, group);
      const saved = await findGroups(tx, organizerId);
      const names = saved.map(({ name, resources }) => `${name}: ${resources.map((one) => one.name).join(', ')}`);
      await recordAudit(tx, {
        actor: caller,
        action: 'resources.changed',
        requestId,
        target: { type: 'user', id: organizerId },
        changes: { resources: { before: null, after: names.join('; ') } },
      });
      return saved;
    }),
  );
}

interface Wanted {
  readonly organizerId: number;
  readonly before: readonly ResourceGroup[];
  readonly groups: readonly ResourceGroup[];
}

async function refuseForeign(tx: Transaction, { organizerId, before, groups }: Wanted): Promise<void> {
  const known = new Map(before.map((group) => [group.id, group]));
  for (const { id, resources } of groups) {
    const own = known.get(id)?.resources.map((one) => one.id) ?? [];
    if ((id !== null && !known.has(id)) || resources.some((one) => one.id !== null && !own.includes(one.id)))
      throw new AppError('not_found');
  }
  const people = groups.flatMap(({ resources }) => resources.flatMap(({ memberId }) => memberId ?? []));
  const joined = (await organizations.findMembers(tx, organizerId)).filter(({ joinedAt }) => joinedAt !== null);
  const members = joined.map(({ userId }) => userId);
  if (people.some((person) => !members.includes(person))) throw new AppError('not_found');
}

/** Groups as they'll be: of those that are named, what's named and what isn't. */
function merged(before: readonly ResourceGroup[], groups: readonly ResourceGroup[]): ResourceGroup[] {
  const named = groups.map((group) => {
    const stay = before.find(({ id }) => id === group.id)?.resources ?? [];
    const kept = stay.filter((one) => !group.resources.some(({ id }) => id === one.id));
    return { ...group, resources: [...kept, ...group.resources] };
  });
  return [...before.filter(({ id }) => !groups.some((group) => group.id === id)), ...named];
}

function refuseTooMany(groups: readonly ResourceGroup[]): void {
  const names = groups.map(({ name }) => name);
  const problem =
    groups.length > maxResourceGroups || groups.flatMap(({ resources }) => resources).length > maxResources
      ? `You can have ${maxResourceGroups} groups and ${maxResources} resources`
      : null;
  if (new Set(names).size < names.length || problem !== null)
    throw new AppError('invalid_input', { fields: { groups: problem ?? 'This name is taken: choose another' } });
}
