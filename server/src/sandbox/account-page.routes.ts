import { testAccountBehaviours, testAccountLabels } from '@ascendant/domain/payout/test-accounts';
import { siteLanguage } from '@ascendant/domain/site/locale';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../errors/app-error';
import type { SandboxAccounts } from './accounts';

const params = z.object({ link: z.string().regex(/^[\w-]{20,60}$/) });
const behaviour = z.enum(testAccountBehaviours);

/**
 * The sandbox's own page, in place of the provider's, on which an organizer connects an account. It asks for nothing but what the account
 * should do. Anyone who has the address can answer, once, for ten minutes, as at the provider.
 */
export function registerAccountPage(http: FastifyInstance, accounts: SandboxAccounts): void {
  void http.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      async (_: unknown, body: string) => new URLSearchParams(body),
    );
    scope.get('/sandbox/accounts/:link', async (request, reply) => {
      const link = await linkOf(accounts, request.params);
      if (link.isOver) return reply.redirect(pathOf(link.refreshUrl), 303);
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
    });
    scope.post('/sandbox/accounts/:link', async (request, reply) => {
      const link = await linkOf(accounts, request.params);
      const chosen = behaviour.safeParse(request.body instanceof URLSearchParams ? request.body.get('does') : null);
      if (!chosen.success) throw new AppError('invalid_input');
      const isDone = await accounts.answer(link.id, chosen.data);
      return reply.redirect(pathOf(isDone ? link.returnUrl : link.refreshUrl), 303);
    });
  });
}

async function linkOf(accounts: SandboxAccounts, given: unknown) {
  const parsed = params.safeParse(given);
  const link = parsed.success ? await accounts.findLink(parsed.data.link) : null;
  if (!link) throw new AppError('not_found');
  return link;
}

/** Back to wherever this site was opened. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

const choices = testAccountBehaviours
  .map((name) => `<p><button name="does" value="${name}">${testAccountLabels[name]}</button></p>`)
  .join('\n');

const page = `<!doctype html>
<html lang="${siteLanguage}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Connect an account (test mode)</title><link rel="stylesheet" href="/docs/style.css"></head>
<body><main>
<h1>Connect an account</h1>
<p><b>Test mode.</b> This is where the payment provider would ask who you are and where your money should go. Choose what this account does.</p>
<form method="post">
${choices}
</form>
</main></body>
</html>
`;
