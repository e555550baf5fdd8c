export interface MailFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** One mail, ready to go. Repeating it means the same `messageId` (CRA-11). */
export interface Mail {
  readonly messageId: string;
  /** Exactly one address (WEB-11). */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly files: readonly MailFile[];
}

/** Hands mails to whoever delivers them. Called by the job that sends queued mails, and by nothing else. */
export interface Mailer {
  /** @throws when it was not accepted; the job tries again later */
  send(mail: Mail): Promise<void>;
}
