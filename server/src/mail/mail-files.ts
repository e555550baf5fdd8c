import type { MadeAttachment, MailAttachment } from '../../db/schema/mails';
import type { MailFile } from '../adapters/mailer';

/** Makes the content of a file. @returns null where there is nothing to send any more */
export type MailFileMaker = (of: number) => Promise<Buffer | null>;

/** Where modules say how files are made that mails take along. */
export interface MailFiles {
  /** Once each, before the first mail is sent. */
  define(madeBy: MadeAttachment['madeBy'], maker: MailFileMaker): void;
}

export interface DefinedMailFiles extends MailFiles {
  /** The files of a mail, made or as stored; what there is nothing of is left out. */
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
