import { routes } from '@ascendant/contract/routes';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { events } from '../db/schema/events';
import { auditLog } from '../db/schema/logs';
import { expectCleanInvariants } from './clean-invariants';
import { buildEvent, type EventOptions } from './factories/events';
import { buildAdmin, buildOrganizer, buildTraveller, type SignedInPerson } from './factories/people';
import { testApp, type Session, type TestApp } from './test-app';

interface Change {
  readonly status: EventStatus;
  readonly reason?: string;
}

/** Sets up an app for the tests of a file, with an admin, an organizer and a traveller, and checks the invariants at the end. */
export function transitionScene() {
  const scene = {} as { app: TestApp; admin: SignedInPerson; organizer: SignedInPerson; traveller: SignedInPerson };
  beforeAll(async () => {
    const app = await testApp();
    Object.assign(scene, {
      app,
      admin: await buildAdmin(app.db, { firstName: 'Ruth' }),
      organizer: await buildOrganizer(app.db, { firstName: 'Nadia' }),
      traveller: await buildTraveller(app.db),
    });
  });
  afterAll(async () => {
    await scene.app.runJobs();
    await expectCleanInvariants(scene.app.db);
  });
  return {
    scene,
    /** An event of the scene's organizer. */
    own: async (status: EventStatus, options: EventOptions = {}): Promise<number> =>
      (await buildEvent(scene.app.db, { status, createdBy: scene.organizer.id, ...options })).id,
    put: (id: number, body: Change, session: Session) =>
      scene.app.call(routes.updateEvent, { params: { id }, body }, session),
    remove: (id: number, session: Session) => scene.app.call(routes.deleteEvent, { params: { id } }, session),
    rowOf: async (id: number) => {
      const [row] = await scene.app.db.select().from(events).where(eq(events.id, id));
      if (!row) throw new RangeError('the event is gone');
      return row;
    },
    /** The audit entries of an event, oldest first. */
    auditOf: async (id: number) => {
      const about = and(eq(auditLog.targetType, 'event'), eq(auditLog.targetId, String(id)));
      return scene.app.db.select().from(auditLog).where(about).orderBy(auditLog.id);
    },
    mailsTo: (person: SignedInPerson, subject: RegExp) =>
      scene.app.mailer.sent.filter((mail) => mail.to === person.user.email && subject.test(mail.subject)),
  };
}
