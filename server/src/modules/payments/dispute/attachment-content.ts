import { attachmentUpload } from '@ascendant/contract/upload';
import {
  attachmentDamaged,
  attachmentLocked,
  attachmentsMaxBytes,
  attachmentTooLarge,
  type AttachmentType,
} from '@ascendant/domain/payment/attachments';
import { AppError } from '../../../errors/app-error';
import type { UploadedFile } from '../../../http/uploads';
import { pictures } from '../../pictures/pictures.module';

export interface AttachmentContent {
  readonly type: AttachmentType;
  readonly content: Buffer;
}

/** Pixels of the longer side: a screenshot of a phone stays as it is. */
const pictureShape = { side: 2600, isSquare: false, isJpeg: true };

const pdfStart = /^%PDF-[12]\.\d/;
const startBytes = 8;
const pdfEnd = '%%EOF';
/** Programs put a few bytes after the end. */
const endWithin = 1024;

/**
 * A file as banks take it, by its content: a PDF as it is, a picture re-encoded as JPEG, without its metadata (INP-05).
 * @throws AppError unsupported_media_type for anything else, a PDF that's damaged or needs a password; too_large; busy
 */
export async function attachmentContent(file: UploadedFile): Promise<AttachmentContent> {
  const given = await file.read();
  const found: AttachmentContent = pdfStart.test(given.toString('latin1', 0, startBytes))
    ? { type: 'application/pdf', content: checkedPdf(given) }
    : { type: 'image/jpeg', content: (await pictures.remakePicture(file, attachmentUpload, pictureShape)).content };
  if (found.content.length > attachmentsMaxBytes) throw new AppError('too_large', { message: attachmentTooLarge });
  return found;
}

/** Its pages aren't read: that's for the bank, and no one here opens it inside a page of the site. */
function checkedPdf(content: Buffer): Buffer {
  if (!content.subarray(-endWithin).includes(pdfEnd)) throw refused(attachmentDamaged);
  if (content.includes('/Encrypt')) throw refused(attachmentLocked);
  return content;
}

function refused(message: string): AppError {
  return new AppError('unsupported_media_type', { message });
}
