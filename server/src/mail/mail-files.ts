import type { MadeAttachment, MailAttachment } from '../../db/schema/mails';
import type { MailFile } from '../adapters/mailer';

/** Generates the content of a file. @returns null if there's no longer anything to send */
export type MailFileMaker = (of: number) => Promise<Buffer | null>;

/** Where modules define how to generate email attachments. */
export interface MailFiles {
  /** Call it once per kind, before the first email is sent. */
  define(madeBy: MadeAttachment['madeBy'], maker: MailFileMaker): void;
}

export interface DefinedMailFiles extends MailFiles {
  /** The attachments of an email, generated or as stored. Omits those that no longer have content. */
  filesOf(attachments: readonly MailAttachment[]): Promise<readonly MailFile[]>;
}

export function definedMailFiles(): DefinedMailFiles {
  const makers = new Map<MadeAttachment['madeBy'], MailFileMaker>();
  const contentOf = async (attachment: MailAttachment): Promise<Buffer | null> => {
    if ('contentBase64' in attachment) return Buffer.from(attachment.contentBase64, 'base64');
    const maker = makers.get(attachment.madeBy);
    if (maker === undefined) throw new RangeError(`Nothing makes ${attachment.madeBy}`);
    return maker(attachment.of);
  };
  return {
    define: (madeBy, maker) => void makers.set(madeBy, maker),
    filesOf: async (attachments) => {
      const files: MailFile[] = [];
      for (const attachment of attachments) {
        const content = await contentOf(attachment);
        const { filename, contentType } = attachment;
        if (content !== null) files.push({ filename, contentType, content });
      }
      return files;
    },
  };
}
