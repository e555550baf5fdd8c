import { bookingIdOf, ticketNumber } from '@ascendant/domain/booking/reference';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApplicationContext } from '../../../application/application-context';
import type { Database } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import type { AppleWallet } from './wallet-settings';
import {
  addHolding,
  findChanged,
  findPassTicket,
  lastChange,
  removeHolding,
  type PassTicket,
} from './wallet.repository';
import { applePassType } from './wallet.routes';
import { isPassToken, passFile } from './wallet.service';

interface PassCall {
  readonly Params: { readonly device: string; readonly passType: string; readonly serial: string };
  readonly Body: unknown;
}

interface ListCall {
  readonly Params: { readonly device: string; readonly passType: string };
  readonly Querystring: { readonly passesUpdatedSince?: unknown };
}

const registration = z.object({ pushToken: z.string().regex(/^[\w-]{8,200}$/) });
const isDevice = /^[\w-]{8,200}$/;

/**
 * What devices ask about the passes they have, as Apple has it: they register, ask which have changed, and fetch these. A pass is proven by
 * the token in it. What isn't proven is 401, whether or not there's such a pass.
 * As Apple's 'Wallet Passes' has it under 'Adding a web service to update passes'. Source: docs/rules/tickets.md, "Passes for phones".
 */
export function serveAppleWallet(
  { http, db, config }: Pick<ApplicationContext, 'http' | 'db' | 'config'>,
  apple: AppleWallet,
): void {
  const registrations = '/wallet/v1/devices/:device/registrations/:passType';
  http.post<PassCall>(`${registrations}/:serial`, async (request, reply) => {
    const { pushToken } = bodyOf(request.body);
    const { id } = await provenTicket(db, apple, request);
    const isNew = await addHolding(db, { device: deviceOf(request), ticketId: id }, pushToken);
    return reply.status(isNew ? 201 : 200).send();
  });
  http.delete<PassCall>(`${registrations}/:serial`, async (request, reply) => {
    const { id } = await provenTicket(db, apple, request);
    await removeHolding(db, { device: deviceOf(request), ticketId: id });
    return reply.send();
  });
  http.get<ListCall>(registrations, async (request, reply) => {
    const since = Number(request.query.passesUpdatedSince ?? 0);
    const changed = await findChanged(db, deviceOf(request), Number.isFinite(since) ? since : 0);
    const last = changed.at(-1);
    if (last === undefined || request.params.passType !== apple.passType) return reply.status(204).send();
    const serialNumbers = changed.map(({ bookingId, position }) => ticketNumber(bookingId, position));
    return reply.send({ serialNumbers, lastUpdated: String(last.changedAt) });
  });
  http.get<PassCall>('/wallet/v1/passes/:passType/:serial', async (request, reply) => {
    const ticket = await provenTicket(db, apple, request);
    return sendPass(
      reply,
      { ticket, since: request.headers['if-modified-since'], at: await lastChange(db, ticket.id) },
      () => passFile(db, ticket, { apple, publicUrl: config.publicUrl }),
    );
  });
  // Devices tell here what went wrong with a pass. It can name anything, so it isn't logged.
  http.post('/wallet/v1/log', async (_, reply) => reply.send());
}

interface Sent {
  readonly ticket: PassTicket;
  readonly since: string | undefined;
  readonly at: Date | null;
}

async function sendPass(reply: FastifyReply, { since, at }: Sent, made: () => Promise<Buffer>): Promise<FastifyReply> {
  // HTTP has whole seconds.
  const changed = Math.floor((at ?? new Date()).getTime() / 1000) * 1000;
  if (at !== null && since !== undefined && Date.parse(since) >= changed) return reply.status(304).send();
  return reply
    .type(applePassType)
    .header('cache-control', 'no-store')
    .header('last-modified', new Date(changed).toUTCString())
    .send(await made());
}

type Asked = Pick<FastifyRequest<PassCall>, 'params' | 'headers'>;

/** @throws AppError unauthenticated unless the call has the token of that pass */
async function provenTicket(db: Database, apple: AppleWallet, { params, headers }: Asked): Promise<PassTicket> {
  const bookingId = bookingIdOf(params.serial);
  const [, position] = /-(\d{2})$/.exec(params.serial) ?? [];
  const isOurs = params.passType === apple.passType && bookingId !== null && position !== undefined;
  const ticket = isOurs ? await findPassTicket(db, bookingId, Number(position) - 1) : null;
  if (ticket === null || !(await isPassToken(db, ticket.id, headers.authorization)))
    throw new AppError('unauthenticated');
  return ticket;
}

/** @throws AppError invalid_input */
function bodyOf(body: unknown): z.output<typeof registration> {
  const parsed = registration.safeParse(body);
  if (!parsed.success)
    throw new AppError('invalid_input', { fields: { pushToken: 'Send the pushToken of the device.' } });
  return parsed.data;
}

/** @throws AppError not_found for what can't be Apple's name of a device */
function deviceOf({ params }: { readonly params: { readonly device: string } }): string {
  if (!isDevice.test(params.device)) throw new AppError('not_found');
  return params.device;
}
