import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../src/adapters/adapters';
import { checkedKey, type FileStore, type StoredFile } from '../src/adapters/file-store';
import type { Mail, Mailer } from '../src/adapters/mailer';
import { sealerWith, sealingKeyBytes, type Sealer } from '../src/encryption/sealer';

/** A clock that stands still until a test advances it. */
export interface FakeClock extends Clock {
  advance(seconds: number): void;
  set(instant: Date): void;
}

export function fakeClock(start = new Date()): FakeClock {
  let current = start;
  return {
    now: () => current,
    advance: (seconds) => {
      current = new Date(current.getTime() + seconds * 1000);
    },
    set: (instant) => {
      current = instant;
    },
  };
}

/** Keeps emails instead of sending them. Changes in place. */
export interface FakeMailer extends Mailer {
  readonly sent: Mail[];
  /** While true, refuses emails like a server that's down. */
  isDown: boolean;
  /** An address that the server refuses for now. */
  refused: string | null;
  /** The newest email to an address. @throws if there is none */
  lastTo(address: string): Mail;
}

export function fakeMailer(): FakeMailer {
  const sent: Mail[] = [];
  return {
    sent,
    isDown: false,
    refused: null,
    async send(mail) {
      await sleep(0);
      if (this.isDown) throw Object.assign(new Error('The mail server is down'), { code: 'ECONNREFUSED' });
      if (mail.to === this.refused) throw Object.assign(new Error('Try again later'), { code: 'EENVELOPE' });
      sent.push(mail);
    },
    forget: async (messageId) => {
      const at = sent.findIndex((mail) => mail.messageId === messageId);
      if (at >= 0) sent.splice(at, 1);
    },
    async verify() {
      await sleep(0);
      if (this.isDown) throw new Error('The mail server is down');
    },
    close: () => undefined,
    lastTo: (address) => {
      const found = sent.findLast(({ to }) => to === address);
      if (found === undefined) throw new Error(`No mail went to ${address}`);
      return found;
    },
  };
}

/** Files in memory. */
export function fakeFiles({ now }: Clock = { now: () => new Date() }): FileStore {
  const files = new Map<string, StoredFile & { readonly storedAt: Date }>();
  return {
    put: async (key, file) => void files.set(checkedKey(key), { ...file, storedAt: now() }),
    get: async (key) => {
      const found = files.get(checkedKey(key));
      return found ? { content: found.content, contentType: found.contentType } : null;
    },
    remove: async (key) => void files.delete(checkedKey(key)),
    list: async (folder) =>
      [...files].filter(([key]) => key.startsWith(`${folder}/`)).map(([key, { storedAt }]) => ({ key, storedAt })),
  };
}

/** Encrypts as in production, with a key that only this test has. */
export function fakeSealer(): Sealer {
  return sealerWith([Buffer.alloc(sealingKeyBytes, 7)]);
}
