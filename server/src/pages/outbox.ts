import { siteLanguage } from '@ascendant/domain/site/locale';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import { escapeHtml } from '../html/escape-html';
import { newestMails } from '../mail/mail-delivery.repository';
import { withSite } from '../mail/stop-link';

const shown = 100;

/**
 * Serves `/dev/outbox`: the emails that would have been sent, newest first, for people who try the site. The caller makes
 * sure that it exists only if emails stay on this machine, and never in production (OPS-03).
 */
export function serveOutbox(app: FastifyInstance, db: Database, publicUrl: string): void {
  app.get('/dev/outbox', async (_, reply) => {
    const mails = await newestMails(db, shown);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(outboxPage(mails.map((mail) => mailSection(withSite(mail, publicUrl)))));
  });
}

type ShownMail = Awaited<ReturnType<typeof newestMails>>[number];

function outboxPage(sections: readonly string[]): string {
  const content = sections.length === 0 ? '<p>No emails yet.</p>' : sections.join('\n');
  return `<!doctype html>
<html lang="${siteLanguage}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title><link rel="stylesheet" href="/docs/style.css"></head>
<body><main><h1>Outbox</h1>
<p>No mail server is set up, so emails stay here. They aren't sent to anyone.</p>
${content}
</main></body>
</html>
`;
}

function mailSection({ id, to, subject, text, state, createdAt, attachments }: ShownMail): string {
  const files = attachments.map(({ filename }) => `<li>${escapeHtml(filename)}</li>`);
  return `<details id="mail-${id}" open>
<summary><code>${escapeHtml(to)}</code> ${escapeHtml(subject)}, ${createdAt.toISOString()}, ${state}</summary>
<pre>${escapeHtml(text)}</pre>
${files.length === 0 ? '' : `<ul>${files.join('')}</ul>`}
</details>`;
}
