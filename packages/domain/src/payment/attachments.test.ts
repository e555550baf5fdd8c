import { expect, it } from 'vitest';
import { attachmentFileName, attachmentsFit, attachmentsMaxBytes, fileSizeText } from './attachments';

it.each([
  ['none', [], true],
  ['exactly as many bytes as banks take', [attachmentsMaxBytes - 10, 10], true],
  ['one byte more', [attachmentsMaxBytes - 10, 10, 1], false],
])('PAY-25 attachments can be sent together: %s', (_what, bytes, expected) => {
  expect(attachmentsFit(bytes)).toBe(expected);
});

it('PAY-25 an attachment is called after its kind, not as the admin’s file was', () => {
  expect(attachmentFileName('signature', 'image/jpeg')).toBe('signature.jpg');
});

it.each([
  [1, '1 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [3_940_000, '3.9 MB'],
])('%i bytes are written %s', (bytes, expected) => {
  expect(fileSizeText(bytes)).toBe(expected);
});
