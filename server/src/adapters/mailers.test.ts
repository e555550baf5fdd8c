import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../test/fake-adapters';
import { temporaryFolder } from '../../test/temporary-folder';
import type { Mail } from './mailer';
import { outboxMailer } from './real-adapters';
import { smtpMailer } from './smtp-mailer';

const firstSecond = 'Ascendant <hello@ascendant.example>';
const mail: Mail = {
  messageId: '<41@ascendant.example>',
  to: 'ada@example.org',
  subject: 'Votre séjour à Montréal',
  text: 'Bienvenue',
  html: '<p>Bienvenue</p>',
  files: [{ filename: 'ticket.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') }],
};

/** Header lines, unfolded. */
const headersOf = (eml: string): string[] =>
  (eml.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');

/** A header as mail programs show it: encoded words decoded, and the blanks between two of them left out (RFC 2047). */
function decodedHeader(line: string): string {
  return line
    .replaceAll(/(\?=)\s+(?==\?)/g, '$1')
    .replaceAll(/=\?utf-8\?([bq])\?([^?\s]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : decodeURIComponent(text.replaceAll('_', ' ').replaceAll('=', '%')),
    );
}

describe('the outbox', () => {
  const outbox = async () => {
    const folder = await temporaryFolder('outbox');
    return { folder, mailer: outboxMailer(folder, firstSecond, fakeClock(new Date('2026-11-20T10:00:00Z'))) };
  };

  it('saves one file per email; sending the same email again replaces it', async () => {
    const { folder, mailer } = await outbox();
    await mailer.send(mail);
    await mailer.send(mail);
    await mailer.send({ ...mail, messageId: '<42@ascendant.example>' });
    expect((await readdir(folder)).sort()).toEqual(['41@ascendant.example.eml', '42@ascendant.example.eml']);
  });

  it('writes a complete email: sender, one recipient, date, both parts and the attachments', async () => {
    const { folder, mailer } = await outbox();
    await mailer.send(mail);
    const eml = await readFile(join(folder, '41@ascendant.example.eml'), 'utf8');
    expect(headersOf(eml)).toEqual(
      expect.arrayContaining([
        `From: ${firstSecond}`,
        'To: ada@example.org',
        'Message-ID: <41@ascendant.example>',
        'Date: Fri, 20 Nov 2026 10:00:00 +0000',
      ]),
    );
    expect(eml).toContain('Content-Type: text/plain; charset=utf-8');
    expect(eml).toContain('Content-Type: text/html; charset=utf-8');
    expect(eml).toContain('filename=ticket.pdf');
  });

  it('puts pictures into the message, where its HTML names them, and doesn’t list them as files', async () => {
    const { folder, mailer } = await outbox();
    const pictures = [{ cid: 'logo', contentType: 'image/png', content: Buffer.from('PNG') }];
    await mailer.send({ ...mail, html: '<img src="cid:logo">', pictures });
    const eml = await readFile(join(folder, '41@ascendant.example.eml'), 'utf8');
    expect(eml).toContain('Content-Type: multipart/related');
    expect(eml).toContain('Content-ID: <logo>');
    expect(eml.match(/filename=/g)).toHaveLength(1);
  });

  it('says that a program sends it, and for no one to answer by a program (RFC 3834)', async () => {
    const { folder, mailer } = await outbox();
    await mailer.send({ ...mail, headers: { 'List-Unsubscribe': '<https://ascendant.example/stop>' } });
    const headers = headersOf(await readFile(join(folder, '41@ascendant.example.eml'), 'utf8'));
    expect(headers).toContain('Auto-Submitted: auto-generated');
    expect(headers).toContain('List-Unsubscribe: <https://ascendant.example/stop>');
  });

  it.each([
    'Booked: =?UTF-8?B?4pyT?=',
    '=?UTF-8?B?4pyT?=',
    '=?utf-8?q?=E2=9C=93?= =?UTF-8?B?4pyT?=',
    '=?iso-8859-1?Q?a?=b',
    'Is 2 =? 1+1',
    '✓ =?UTF-8?B?4pyT?= 👩🏽‍🚀',
    '日本語'.repeat(30),
    `=?UTF-8?B?4pyT?= ${'👩🏽‍🚀日'.repeat(20)}`,
    'a  b ="quoted"',
  ])('writes a subject so that it arrives as it was written: %s', async (subject) => {
    const { folder, mailer } = await outbox();
    await mailer.send({ ...mail, subject });
    const eml = await readFile(join(folder, '41@ascendant.example.eml'), 'utf8');
    expect(decodedHeader(headersOf(eml).find((line) => line.startsWith('Subject: ')) ?? '')).toBe(
      `Subject: ${subject}`,
    );
    expect(Math.max(...(eml.split('\r\n\r\n')[0] ?? '').split('\r\n').map((line) => line.length))).toBeLessThan(79);
  });

  it.each([
    ['subject', { subject: 'Hello\r\nBcc: eve@example.org' }],
    ['recipient', { to: 'ada@example.org\r\nBcc: eve@example.org' }],
    ['file name', { files: [{ ...mail.files[0]!, filename: 'a\r\nBcc: eve@example.org' }] }],
  ])('WEB-11 lets no line break in the %s become a header', async (_, wrong) => {
    const { folder, mailer } = await outbox();
    await mailer.send({ ...mail, ...wrong });
    const eml = await readFile(join(folder, '41@ascendant.example.eml'), 'utf8');
    expect(headersOf(eml).filter((line) => /^(bcc|cc):/i.test(line))).toEqual([]);
  });
});

describe('SMTP', () => {
  /** A mail server that keeps the emails it gets, with their recipients. */
  const server = async () => {
    const got: { to: string[]; text: string }[] = [];
    let count = 0;
    const smtp = new SMTPServer({
      onConnect: (_session, done) => {
        count += 1;
        done();
      },
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          got.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            text: Buffer.concat(chunks).toString(),
          });
          done();
        });
      },
    });
    smtp.listen(0, '127.0.0.1');
    await once(smtp.server, 'listening');
    const address = smtp.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const url = `smtp://127.0.0.1:${port}`;
    return { got, url, connections: () => count, close: () => new Promise<void>((resolve) => smtp.close(resolve)) };
  };

  it('delivers with the email’s Message-ID, to its one recipient', async () => {
    const { got, url, close } = await server();
    const mailer = smtpMailer(url, firstSecond);
    await mailer.send(mail);
    mailer.close();
    await close();
    expect(got.map(({ to }) => to)).toEqual([['ada@example.org']]);
    expect(got[0]?.text).toContain('Message-ID: <41@ascendant.example>');
  });

  it.each(['r&d@example.org', "o'neil+a=b/c!@example.org", `${'a'.repeat(64)}@example.org`])(
    'delivers to every address that browsers accept: %s',
    async (to) => {
      const { got, url, close } = await server();
      const mailer = smtpMailer(url, firstSecond);
      await mailer.send({ ...mail, to, replyTo: to });
      mailer.close();
      await close();
      expect(got.map((each) => each.to)).toEqual([[to]]);
      expect(headersOf(got[0]?.text ?? '')).toEqual(expect.arrayContaining([`To: ${to}`, `Reply-To: ${to}`]));
    },
  );

  it('sends several emails over one connection', async () => {
    const { got, url, connections, close } = await server();
    const mailer = smtpMailer(url, firstSecond);
    for (let number = 0; number < 5; number += 1) await mailer.send({ ...mail, messageId: `<${number}@x.example>` });
    mailer.close();
    await close();
    expect([got.length, connections()]).toEqual([5, 1]);
  });

  it('sends nothing in the clear to a server that has to speak TLS', async () => {
    const { got, url, close } = await server();
    const mailer = smtpMailer(`${url}/?requireTLS=true`, firstSecond);
    await expect(mailer.send(mail)).rejects.toThrow(/STARTTLS|TLS/);
    await expect(mailer.verify()).rejects.toThrow(/STARTTLS|TLS/);
    mailer.close();
    await close();
    expect(got).toEqual([]);
  });

  it('can be tried without sending anything', async () => {
    const { got, url, close } = await server();
    const mailer = smtpMailer(url, firstSecond);
    await mailer.verify();
    mailer.close();
    await close();
    expect(got).toEqual([]);
    await expect(smtpMailer('smtp://127.0.0.1:9', firstSecond).verify()).rejects.toThrow('ECONNREFUSED');
  });

  it('fails without a server, and does not quote the password', async () => {
    const failure = await smtpMailer('smtp://ada:hush@127.0.0.1:9', firstSecond).send(mail).catch(String);
    expect(failure).toContain('ECONNREFUSED');
    expect(failure).not.toContain('hush');
  });
});
