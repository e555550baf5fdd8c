import {
  eventImageMaxBytes,
  eventImageTooLarge,
  eventImageTypes,
  notAnEventImage,
} from '@ascendant/domain/event/form/event-image';
import { importMaxBytes } from '@ascendant/domain/imports/import-state';
import {
  attachableMaxBytes,
  attachableTypes,
  attachmentTooLarge,
  attachmentWrongKind,
} from '@ascendant/domain/payment/attachments';
import {
  notAnImage,
  profilePictureBytesBelow,
  profilePictureTooLarge,
  profilePictureTypes,
} from '@ascendant/domain/person/profile-picture';

/** The message for a file that is a picture of the right type, but can't be read to its end. */
export const damagedPicture = 'This picture is damaged. Please choose another one, or save it again.';

export type ImageType = (typeof profilePictureTypes)[number];

/** The one file a call takes, in a form (multipart/form-data) instead of a JSON body. Nothing here loads a schema. */
export interface UploadRule {
  /** The form's field. */
  readonly field: string;
  /** What its content may be. */
  readonly types: readonly (ImageType | 'application/pdf' | 'text/csv')[];
  /** The largest size accepted. */
  readonly maxBytes: number;
  /** The message for a file of another type. */
  readonly wrongKind: string;
  /** The message for a larger file. */
  readonly tooLarge: string;
  /** Whether the form may come without it. */
  readonly isOptional?: boolean;
}

/** Source: specification 1, section 7 (The calls it makes), POST /api/user/profile-picture. */
export const profilePictureUpload: UploadRule = {
  field: 'profilePicture',
  types: profilePictureTypes,
  maxBytes: profilePictureBytesBelow - 1,
  wrongKind: notAnImage,
  tooLarge: profilePictureTooLarge,
};

/** Source: specification 2, section 7 (Events), POST /api/events/{id}/upload-image. */
export const eventImageUpload: UploadRule = {
  field: 'image',
  types: eventImageTypes,
  maxBytes: eventImageMaxBytes,
  wrongKind: notAnEventImage,
  tooLarge: eventImageTooLarge,
};

/** The same rule as for the event's own picture. Source: docs/rules/events.md, "Gallery". */
export const galleryUpload: UploadRule = { ...eventImageUpload, field: 'picture' };

/** Source: specification 2, section 3 (Payloads), 'optional image file'. */
export const optionalEventImageUpload: UploadRule = { ...eventImageUpload, isOptional: true };

/** A file that an admin adds to the evidence about a dispute. Source: rule PAY-25. */
export const attachmentUpload: UploadRule = {
  field: 'file',
  types: attachableTypes,
  maxBytes: attachableMaxBytes,
  wrongKind: attachmentWrongKind,
  tooLarge: attachmentTooLarge,
};

/** A file of bookings from another program. Source: docs/rules/booking.md, "Moving in". */
export const importUpload: UploadRule = {
  field: 'file',
  types: ['text/csv'],
  maxBytes: importMaxBytes,
  wrongKind: 'We couldn’t find columns in this file. Export it again as CSV (UTF-8).',
  tooLarge: 'Please choose a file of at most 20 MB. You can import a larger one in parts.',
};
