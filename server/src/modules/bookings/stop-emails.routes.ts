import type { FastifyRequest } from 'fastify';
import type { ApplicationContext } from '../../application/application-context';
import { AppError } from '../../errors/app-error';
import { chooseEmails } from './event-emails';

const bodyBytes = 1024;

/**
 * Stops reminders and thank-yous, or an organizer's messages, for the person who got an email, or starts them again. Mail programs send it with one click, without a
 * session; the page at the same address sends it as a form. Opening the address changes nothing, because mail programs open links, too.
 * As RFC 8058 has it. Source: docs/rules/emails.md, "Reminders and thank-yous".
 */
export function registerStopEmails({ http, db, limits }: Pick<ApplicationContext, 'http' | 'db' | 'limits'>): void {
  http.register(async (scope) => {
    const form = { parseAs: 'string', bodyLimit: bodyBytes } as const;
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      form,
      async (_: FastifyRequest, body: string) => new URLSearchParams(body),
    );
    scope.post<{ Params: { key: string } }>('/emails/:key/stop', async (request, reply) => {
      const { key } = request.params;
      const isAgain = request.body instanceof URLSearchParams && request.body.get('again') === 'yes';
      const stopped = await chooseEmails(db, key, isAgain);
      // Large email providers send everyone's from a few addresses, so only guesses are counted.
      if (stopped === null) await limits.take('stopEmailsGuess', { ip: request.ip });
      if (request.headers['sec-fetch-mode'] !== 'navigate') {
        if (stopped === null) throw new AppError('not_found', { message: "We couldn't find this email." });
        return reply.send(stopped === 'messages' ? { messages: isAgain } : { eventEmails: isAgain });
      }
      // Not the key that was asked for: it could be anything, and this is a header.
      if (stopped === null) return reply.redirect('/emails/unknown/stop?now=unknown', 303);
      const of = stopped === 'messages' ? '&of=messages' : '';
      return reply.redirect(`/emails/${key}/stop?now=${isAgain ? 'on' : 'off'}${of}`, 303);
    });
  });
}
