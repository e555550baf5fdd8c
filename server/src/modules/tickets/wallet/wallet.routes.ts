import type { ApplicationContext } from '../../../application/application-context';
import { callerOf } from '../../../http/binding';
import type { AppleWallet, GoogleWallet } from './wallet-settings';
import { googleLink, ownTicket, passFile } from './wallet.service';

interface PassRequest {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly position?: unknown };
}

export const applePassType = 'application/vnd.apple.pkpass';

type Deps = Pick<ApplicationContext, 'http' | 'db' | 'limits' | 'config' | 'clock'>;

/**
 * Serves one person's ticket of your own booking as a pass for a phone. It's a file or a redirect, so it isn't part of the contract. Someone
 * else's booking, and a ticket that isn't valid, is a 404.
 */
export function servePasses(deps: Deps, apple: AppleWallet | null, google: GoogleWallet | null): void {
  const { http, db, limits, config, clock } = deps;
  if (apple !== null)
    http.get<PassRequest>('/my-bookings/:id/ticket.pkpass', async (request, reply) => {
      const { userId } = callerOf(request);
      const ticket = await ownTicket(db, userId, request);
      await limits.take('drawTickets', { target: userId });
      const file = await passFile(db, ticket, { apple, publicUrl: config.publicUrl });
      return reply
        .type(applePassType)
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${ticket.number}.pkpass"`)
        .send(file);
    });
  if (google !== null)
    http.get<PassRequest>('/my-bookings/:id/google-pass', async (request, reply) => {
      const ticket = await ownTicket(db, callerOf(request).userId, request);
      const link = await googleLink(db, ticket, { google, publicUrl: config.publicUrl, now: clock.now() });
      return reply.header('cache-control', 'no-store').redirect(link, 302);
    });
}
