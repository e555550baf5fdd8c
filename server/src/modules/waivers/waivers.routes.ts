import { waiverRoutes as routes } from '@ascendant/contract/waiver';
import { idText } from '@ascendant/contract/wire';
import type { FastifyReply } from 'fastify';
import type { ApplicationContext } from '../../application/application-context';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { authorization, reachOf } from '../../http/authorization';
import { callerOf } from '../../http/binding';
import { signAtGate } from './gate-signing.service';
import type { SignedWaiver } from './signatures.repository';
import { signedByLink, signedForOrganizer, waiverFile, waiverNumber } from './signed-waiver';
import { openWaiver, signWaiver } from './signing.service';
import { presentEventWaiver, presentOpenedWaiver } from './waivers.presenter';
import { endWaiver, waiverOfEvent, writeWaiver } from './waivers.service';

/** Serves waivers to the organizers who write them, the people who sign them, and the gate. */
export function bindWaivers({ bind, db }: Pick<ApplicationContext, 'bind' | 'db'>): void {
  bind(routes.getWaiver, async (call) => presentEventWaiver(await waiverOfEvent(db, callerOf(call), call.params.id)));

  bind(routes.writeWaiver, async (call) => {
    const wanted = { ...call.body, eventId: call.params.id, requestId: call.request.id };
    return presentEventWaiver(await writeWaiver(db, callerOf(call), wanted));
  });

  bind(routes.endWaiver, async (call) => {
    const ended = { eventId: call.params.id, requestId: call.request.id };
    return presentEventWaiver(await endWaiver(db, callerOf(call), ended));
  });

  bind(routes.openWaiver, async (call) => presentOpenedWaiver(await openWaiver(db, call.body.token)));

  bind(routes.signWaiver, async (call) => presentOpenedWaiver(await signWaiver(db, call.body)));

  bind(routes.signAtGate, async (call) => {
    const order = { eventId: call.params.id, caller: callerOf(call), requestId: call.request.id };
    return { results: await signAtGate(db, order, call.body.signatures) };
  });
}

/**
 * Serves signed waivers as files, which aren't part of the contract: to those with the link of the booking or the person, and to those who
 * manage the event's bookings. Guides and gate devices see only whether someone has signed.
 * Source: docs/rules/security.md, "Who may call what".
 */
export function serveSignedWaivers({ http, db, limits }: Pick<ApplicationContext, 'http' | 'db' | 'limits'>): void {
  http.get<{ Params: { token: string; id: string } }>('/waivers/:token/:id.pdf', async (request, reply) => {
    const { token, id } = request.params;
    const wanted = idText.safeParse(id);
    if (!wanted.success) throw new AppError('not_found');
    await limits.take('drawWaiver', { ip: request.ip });
    return sendPdf(db, reply, await signedByLink(db, token, wanted.data));
  });
  http.get<{ Params: { id: string; signatureId: string } }>(
    '/organizer/events/:id/waivers/:signatureId.pdf',
    async (request, reply) => {
      const caller = callerOf(request);
      if (reachOf(authorization.getWaiver, caller.role) === 'none') throw new AppError('forbidden');
      const [eventId, id] = [idText.safeParse(request.params.id), idText.safeParse(request.params.signatureId)];
      if (!eventId.success || !id.success) throw new AppError('not_found');
      await limits.take('drawTickets', { target: caller.userId });
      const asked = { eventId: eventId.data, id: id.data, requestId: request.id };
      return sendPdf(db, reply, await signedForOrganizer(db, caller, asked));
    },
  );
}

async function sendPdf(db: Database, reply: FastifyReply, signed: SignedWaiver) {
  return reply
    .type('application/pdf')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${waiverNumber(signed)}.pdf"`)
    .send(await waiverFile(db, signed));
}
