import type { MadeAttachment, MailAttachment } from '../../db/schema/mails';
import type { MailFile } from '../adapters/mailer';

/** The media type of a calendar entry, new or changed. */
export const calendarType = 'text/calendar; charset=utf-8; method=PUBLISH';

/** The media type of what takes an entry away. */
const cancellationType = 'text/calendar; charset=utf-8; method=CANCEL';

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

/** A booking's calendar entry, written when the email is sent. A later one has the same UID, so it moves the first. */
export function calendarFile(bookingId: number): MadeAttachment {
  return { filename: 'event.ics', contentType: calendarType, madeBy: 'calendar_entry', of: bookingId };
}

/** What takes the entry of a booking that has ended out of the calendar. */
export function cancellationFile(bookingId: number): MadeAttachment {
  return { filename: 'cancelled.ics', contentType: cancellationType, madeBy: 'calendar_cancellation', of: bookingId };
}
