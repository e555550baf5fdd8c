/** What an admin can add to evidence as a file, one of each: the provider has a field for each. */
export const attachmentKinds = ['communication', 'signature', 'service'] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

export const attachmentTitles: Readonly<Record<AttachmentKind, string>> = {
  communication: 'Messages with the traveller',
  signature: 'A document that the traveller signed',
  service: 'Proof that the event took place',
};

/** What can be added. */
export const attachableTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
/** The largest file that can be added, in bytes. A picture gets smaller. */
export const attachableMaxBytes = 10_000_000;

/** What's stored and sent: pictures are re-encoded. */
export const attachmentTypes = ['application/pdf', 'image/jpeg'] as const;
export type AttachmentType = (typeof attachmentTypes)[number];
const endings: Readonly<Record<AttachmentType, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' };

/** Bytes of a dispute's attachments together: banks take 4.5 MB, and the site's own file comes with them. */
export const attachmentsMaxBytes = 4_000_000;

export const attachmentWrongKind = 'Please choose a PDF, JPG or PNG.';
export const attachmentTooLarge =
  'This file is too large: banks take at most 4 MB of files about a dispute. Please choose a smaller one.';
export const attachmentsTooLarge =
  'With this file it would be more than 4 MB, and banks don’t take more about a dispute. Remove another one first, or choose a smaller one.';
export const attachmentLocked = 'This PDF needs a password. Please save it without one.';
export const attachmentDamaged = 'This PDF is damaged. Please save it again, or choose another one.';

/** 'communication.pdf': what it's called at the provider and when it's downloaded, whatever it was called before. */
export function attachmentFileName(kind: AttachmentKind, type: AttachmentType): string {
  return `${kind}.${endings[type]}`;
}

/** Whether files of these sizes can be sent together. @param bytes of each */
export function attachmentsFit(bytes: readonly number[]): boolean {
  return bytes.reduce((sum, each) => sum + each, 0) <= attachmentsMaxBytes;
}

const kilobyte = 1000;

/** '120 kB', '3.9 MB' */
export function fileSizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
  return kilobytes < kilobyte ? `${kilobytes} kB` : `${(kilobytes / kilobyte).toFixed(1)} MB`;
}
