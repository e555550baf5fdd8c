import type { FastifyInstance } from 'fastify';
import { toString as drawQr } from 'qrcode';
import { AppError } from '../../errors/app-error';
import type { Database } from '../../database/database';
import { ticketSigner } from './ticket-signer';
import { ticketExists } from './tickets.repository';

/**
 * The QR code of a ticket, which says its code and our signature. Whoever has the code has the ticket, so the picture needs no
 * session: it can stand in a mail or on a locked telephone. A code that does not exist answers 404, and no code can be guessed.
 */
export function registerTicketQr(http: FastifyInstance, db: Database): void {
  http.get<{ Params: { code: string } }>('/tickets/:code.svg', async (request, reply) => {
    const { code } = request.params;
    if (!/^[\w-]{22,64}$/.test(code) || !(await ticketExists(db, code))) throw new AppError('not_found');
    const text = (await ticketSigner(db)).textOf(code);
    const svg = await drawQr(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'private, max-age=86400, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(svg);
  });
}
