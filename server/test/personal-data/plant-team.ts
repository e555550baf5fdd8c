import { eq } from 'drizzle-orm';
import { gateDevices } from '../../db/schema/gate-devices';
import { addMember, assignGuide, buildGate, buildInvitation } from '../factories/organizations';
import { buildOrganizer } from '../factories/people';
import type { TestApp } from '../test-app';
import { canary, words } from './plant-rows';

/** The person works for an organizer as a guide, was invited by another, and has made a check-in link. */
export async function plantTeam({ db }: TestApp, userId: number, eventId: number): Promise<void> {
  const [organizer, another] = [await buildOrganizer(db), await buildOrganizer(db)];
  await addMember(db, { organizerId: organizer.id, userId, role: 'guide' });
  await assignGuide(db, userId, eventId);
  await buildInvitation(db, { organizerId: another.id, email: `${canary}@example.org` });
  const gate = await buildGate(db, { organizerId: organizer.id, createdBy: userId, dates: [] });
  await db
    .update(gateDevices)
    .set({ name: words('gate') })
    .where(eq(gateDevices.id, gate.id));
}
