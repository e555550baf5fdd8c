import {
  attachableMaxBytes,
  attachableTypes,
  attachmentTooLarge,
  attachmentWrongKind,
} from '@ascendant/domain/payment/attachments';
import type { UploadRule } from './upload';

/** A file that an admin adds to the evidence about a dispute. Source: rule PAY-25. */
export const attachmentUpload: UploadRule = {
  field: 'file',
  types: attachableTypes,
  maxBytes: attachableMaxBytes,
  wrongKind: attachmentWrongKind,
  tooLarge: attachmentTooLarge,
};
