import type { ImageType } from '@ascendant/contract/upload';

/** How files begin that are what they seem, in hexadecimal digits. The dots of WebP are its length. */
const beginnings: readonly (readonly [ImageType, RegExp])[] = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/gif', /^474946383[79]61/],
  ['image/webp', /^52494646.{8}57454250/],
];
const longestBeginning = 12;

/**
 * What browsers, and readers of other kinds of file, would take a file for if they came upon it inside. Pictures are compressed, so their
 * bytes are like random ones: each pattern must be long enough that 20 MB hardly ever have it by chance.
 */
const foreignMarkup =
  /^<(?:!doctype\s|html[\s>]|head[\s>]|body[\s>]|script[\s>/]|iframe[\s>/]|svg\s+[a-z:]{1,16}\s*=|\?php[\s=])/i;
const longestMarkup = 32;
/** The second letters of these, so that a large picture is looked through in a moment. */
const secondBytes = new Set(Buffer.from('!?hHbBsSiI'));
/** Readers of PDF look for its mark in the first kilobyte. */
const pdfMark = '%PDF-';
const pdfWithin = 1024;
/** A zip ends with a record of this length, and a comment whose length it says. */
const zipEnd = Buffer.from('PK\x05\x06', 'latin1');
const zipEndBytes = 22;
const longestZipComment = 65_535;

/**
 * What a file is by its first bytes, whatever it is called.
 * @returns null for anything that is no picture, and for one that is something else besides: a page, a drawing, a document, an archive
 * Source: rule INP-05, polyglots.
 */
export function pictureKind(content: Buffer): ImageType | null {
  const beginning = content.toString('hex', 0, longestBeginning);
  const kind = beginnings.find(([, pattern]) => pattern.test(beginning))?.[0] ?? null;
  return kind === null || isSomethingElse(content) ? null : kind;
}

function isSomethingElse(content: Buffer): boolean {
  return content.subarray(0, pdfWithin).includes(pdfMark) || hasForeignMarkup(content) || isArchive(content);
}

/** Markup is looked for everywhere: in comments, in what describes the picture, and behind its end. */
function hasForeignMarkup(content: Buffer): boolean {
  for (let at = content.indexOf('<'); at !== -1; at = content.indexOf('<', at + 1)) {
    const isSuspect = secondBytes.has(content[at + 1] ?? 0);
    if (isSuspect && foreignMarkup.test(content.toString('latin1', at, at + longestMarkup))) return true;
  }
  return false;
}

function isArchive(content: Buffer): boolean {
  const tail = content.subarray(Math.max(0, content.length - zipEndBytes - longestZipComment));
  for (let at = tail.indexOf(zipEnd); at !== -1; at = tail.indexOf(zipEnd, at + 1)) {
    const commentAt = at + zipEndBytes;
    if (commentAt <= tail.length && commentAt + tail.readUInt16LE(commentAt - 2) === tail.length) return true;
  }
  return false;
}
