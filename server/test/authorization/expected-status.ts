import type { Route } from '@ascendant/contract/route';
import type { Access } from '../../src/http/access-groups';
import { accessTo, reachOf } from '../../src/http/authorization';
import { usualStatus } from '../../src/http/reply';
import type { Example } from './example-rows';
import { lacksProof, roleOfIdentity, worksForOrganizer, type Identity } from './identities';

/**
 * What a call answers to someone, by the authorization table. Whose row it's about decides `own` and `refused`: an event is the
 * organizer's and of those who work for them, any other row the traveller's.
 * Source: docs/rules/security.md, "Who may call what".
 */
export function expectedStatus(route: Route, identity: Identity, example: Example): number {
  const access = accessTo(route.name);
  if (access === undefined) throw new Error(`${route.name} has no row in server/src/http/authorization.ts.`);
  const role = roleOfIdentity(identity);
  const reach = reachOf(access, role);
  if (reach === 'none' || lacksProof(identity, reach)) return role === null ? 401 : 403;
  const given = example.answers?.[identity];
  if (given !== undefined) return given;
  const others = example.others ?? (access.traveller === 'refused' ? 403 : 404);
  if (reach === 'refused') return others;
  const owner = example.owner === undefined ? ownerOf(route, access) : example.owner;
  const isTheirs =
    (reach !== 'own' && reach !== 'proven') ||
    owner === null ||
    owner === identity ||
    (owner === 'organizer' && worksForOrganizer(identity));
  return isTheirs ? (example.status ?? usualStatus(route)) : others;
}

/** Whose row a call is about; null if it's about the caller's own or about anyone's. */
function ownerOf({ path }: Route, access: Access): Identity | null {
  if (!path.includes('/:')) return null;
  const isOrganizers = access.organizer === 'own' && (access.admin === 'any' || access.traveller === 'none');
  if (isOrganizers) return access.visitor === 'none' ? 'organizer' : null;
  return path.startsWith('/api/events/') || access.admin === 'any' ? null : 'traveller';
}
