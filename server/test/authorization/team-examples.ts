import type { CallName } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import { organizationInvitations } from '../../db/schema/organization-invitations';
import { users } from '../../db/schema/users';
import { buildGate, buildInvitation, buildMember } from '../factories/organizations';
import { nextNumber } from '../factories/sequence';
import { callerId, ownEvent, type Example, type World } from './example-rows';
import { worksForOrganizer } from './identities';

const memberOf = async ({ app, people }: World) => (await buildMember(app.db, people.organizer, 'guide')).id;

/** An invitation to the caller's own address. */
async function invitationToCaller(world: World): Promise<string> {
  const id = await callerId(world);
  const [row] = await world.app.db.select({ email: users.email }).from(users).where(eq(users.id, id));
  await world.app.db.delete(organizationInvitations);
  const to = { organizerId: world.people.organizer, email: row?.email ?? '' };
  return (await buildInvitation(world.app.db, to)).token;
}

/** A date of the organization that the caller acts for. */
async function ownDate(world: World): Promise<number> {
  return worksForOrganizer(world.identity) ? ownEvent(world) : ownEvent(world, { createdBy: await callerId(world) });
}

async function gateOfOrganizer({ app, people: { organizer: organizerId } }: World) {
  return { params: { id: (await buildGate(app.db, { organizerId, dates: [] })).id } };
}

/** Examples of calls about the people of an organization and its gate devices. */
export const teamExamples: Partial<Record<CallName, Example>> = {
  inviteMember: { send: () => ({ body: { email: `guide${nextNumber()}@example.org`, role: 'guide' } }) },
  withdrawInvitation: {
    send: async ({ app, people }) => {
      const invited = { organizerId: people.organizer, email: `guide${nextNumber()}@example.org` };
      return { params: { id: (await buildInvitation(app.db, invited)).id } };
    },
    owner: 'organizer',
  },
  changeMember: {
    send: async (world) => ({ params: { id: await memberOf(world) }, body: { role: 'manager' } }),
    owner: 'organizer',
  },
  removeMember: { send: async (world) => ({ params: { id: await memberOf(world) } }), owner: 'organizer' },
  leaveTeam: {
    // Travellers have nothing to leave; the organization of an organizer is theirs.
    answers: { traveller: 404, 'second traveller': 404, organizer: 409, 'other organizer': 409 },
  },
  readInvitation: { send: async (world) => ({ body: { token: await invitationToCaller(world) } }) },
  acceptInvitation: {
    send: async (world) => ({ body: { token: await invitationToCaller(world) } }),
    // An account is in one organization only.
    answers: {
      'other organizer': 409,
      organizer: 409,
      admin: 409,
      'co-owner': 409,
      manager: 409,
      guide: 409,
      accountant: 409,
    },
  },
  listGateDates: { send: gateOfOrganizer, owner: 'organizer' },
  addGate: { send: async (world) => ({ body: { name: 'North gate', dates: [await ownDate(world)] } }) },
  revokeGate: { send: gateOfOrganizer, owner: 'organizer' },
};
