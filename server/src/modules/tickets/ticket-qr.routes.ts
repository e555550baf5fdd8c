import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database';
import { qrSvg } from './qr-code';
import { ticketText } from './tickets.service';

/** Light modules around the code. The page adds the rest of the quiet zone. */
const border = 2;

/**
 * Serves the QR code of a ticket. Anyone who has the code has the ticket, so the image doesn't need a session: it works in an email and
 * on a locked phone. Codes can't be guessed, and an unknown one is a 404.
 */
export function registerTicketQr(http: FastifyInstance, db: Database): void {
  http.get<{ Params: { code: string } }>('/tickets/:code.svg', async (request, reply) => {
    const text = await ticketText(db, request.params.code);
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'private, max-age=86400, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(qrSvg(text, border));
  });
}
