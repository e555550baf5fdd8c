import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that accepts everything. */
export interface Mailbox {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** The Message-IDs accepted for an address, in order. */
  acceptedFor(address: string): readonly string[];
  close(): void;
}

export async function openMailbox(): Promise<Mailbox> {
  const accepted: { to: string; messageId: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const messageId = /^message-id:\s*(<[^>]+>)/im.exec(text)?.[1] ?? '';
        for (const { address } of session.envelope.rcptTo) accepted.push({ to: address, messageId });
        done();
      });
    },
  });
  // A process that's killed while sending breaks its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    acceptedFor: (address) => accepted.filter(({ to }) => to === address).map(({ messageId }) => messageId),
    close: () => void server.close(),
  };
}
