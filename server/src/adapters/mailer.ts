export interface MailFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** A picture within the HTML part, which names it as `cid:…`. */
export interface MailPicture {
  readonly cid: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** One email, ready to send. Sending it again uses the same `messageId` (CRA-11). */
export interface Mail {
  readonly messageId: string;
  /** Exactly one address (WEB-11). */
  readonly to: string;
  /** Exactly one address; null if answers go to the sender. */
  readonly replyTo?: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly files: readonly MailFile[];
  readonly pictures?: readonly MailPicture[];
  /** Further headers, by name. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Codes of errors that say nothing about an email or its address: the server is away, or lets no one in. */
export const serverTroubles = [
  'EAUTH',
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDNS',
  'EPROTOCOL',
  'EREQUIRETLS',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
] as const;

/** Sends emails. Only the job that sends queued emails and the one that deletes accounts call it. */
export interface Mailer {
  /** @throws if the email wasn't accepted; the job tries again later */
  send(mail: Mail): Promise<void>;
  /** Removes any copy that's kept here of an email, for a deleted account. Does nothing if there's none. */
  forget(messageId: string): Promise<void>;
  /** Connects and signs in, and sends nothing. @throws if the server isn't reachable, refuses, or isn't as secure as it must be */
  verify(): Promise<void>;
  /** Closes the connections that wait for another email. */
  close(): void;
}
