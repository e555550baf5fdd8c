import { damagedPicture, type ImageType, type UploadRule } from '@ascendant/contract/upload';
import { heicPicture, unusualPicture } from '@ascendant/domain/picture-files';
import { numberText } from '@ascendant/domain/site/locale';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { createConcurrencyLimiter } from '../../concurrency/turns';
import { AppError } from '../../errors/app-error';
import type { UploadedFile } from '../../http/uploads';

/** Source: rule INP-05. */
const maxPixels = 40_000_000;
/** Of each side. No camera's picture is longer, and one that's thin and very long takes a minute to make smaller. */
const maxSide = 16_384;
const maxFrames = 100;
const maxDecodingBytes = 300_000_000;
/** A picture that takes more than this is decoded alone. */
const heavyBytes = maxDecodingBytes / 2;
const timeoutSeconds = 20;
const quality = 82;
/** Of a picture in which text must stay readable. */
const jpegQuality = 88;
/** Files with fewer bytes are no damaged pictures: they only begin like one. */
const smallestPicture = 64;

/** How files begin, in hexadecimal digits. The dots are lengths. */
const beginnings: readonly (readonly [ImageType | 'image/heic', RegExp])[] = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/gif', /^474946383[79]61/],
  ['image/webp', /^52494646.{8}57454250/],
  // Of the brands heic, heix, hevc, mif1 and msf1.
  ['image/heic', /^.{8}66747970(?:686569[63]|6865697[83]|68657663|6d696631|6d736631)/],
];
const longestBeginning = 12;
/** Some cameras and programs leave it out, and browsers do without it. */
const jpegEnd = Buffer.from([0xff, 0xd9]);
/** The markers of frames that can be decoded: baseline, progressive, and the same coded arithmetically. */
const readable = new Set([0xc0, 0xc1, 0xc2, 0xc9, 0xca]);
/** Tables, and a mark that's reserved, among the markers of frames. */
const notFrames = new Set([0xc4, 0xc8, 0xcc]);

/** Two at once, so that the memory for both is bounded. Source: rule INP-05. */
const limiter = createConcurrencyLimiter(
  { atOnce: 2, waiting: 32 },
  () => new AppError('busy', { retryAfterSeconds: 5 }),
);

// Only these four decoders are enabled, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
});
// The same picture is hardly ever sent twice.
sharp.cache(false);

/** The wanted size in pixels. Pictures are never enlarged. */
export interface PictureShape {
  /** The length of its longer side. */
  readonly side: number;
  /** Cut to a square around its middle. */
  readonly isSquare: boolean;
  /** On white, for those who read no other format. */
  readonly isJpeg?: boolean;
}

/** A picture we've re-encoded. */
export interface RemadePicture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Re-encodes a picture from its pixels: upright, without animation, as WebP unless JPEG is wanted, without metadata (place, camera, comments).
 * @throws AppError unsupported_media_type when the content isn't one of the rule's picture types, or is damaged; too_large for more
 *   than 40 megapixels, 16,384 pixels in width or height, or 100 frames; busy when too many are waiting
 * Source: rule INP-05.
 */
export async function remakePicture(
  file: UploadedFile,
  rule: Pick<UploadRule, 'types' | 'wrongKind'>,
  shape: PictureShape,
): Promise<RemadePicture> {
  const metadata = await limiter(async () => examine(await file.read(), rule));
  const weight = decodingBytes(metadata) > heavyBytes ? 2 : 1;
  return limiter(async () => remake(await file.read(), metadata, shape), weight);
}

/** The same picture smaller, at most this many pixels wide and high. @param content a picture that we've re-encoded */
export async function shrinkPicture(content: Buffer, side: number): Promise<Buffer> {
  return limiter(() =>
    sharp(content)
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer()
      .catch(() => {
        throw new AppError('busy', { retryAfterSeconds: 5 });
      }),
  );
}

/** Reads a picture's header, which costs next to nothing. */
async function examine(
  content: Buffer,
  { types, wrongKind }: Pick<UploadRule, 'types' | 'wrongKind'>,
): Promise<Metadata> {
  const beginning = content.toString('hex', 0, longestBeginning);
  const kind = beginnings.find(([, pattern]) => pattern.test(beginning))?.[0];
  if (kind === 'image/heic') throw unreadable(heicPicture);
  if (kind === undefined || !types.includes(kind)) throw unreadable(wrongKind);
  if (kind === 'image/jpeg' && isUnusual(content)) throw unreadable(unusualPicture);
  // The header has the size. We check the limit ourselves, to explain the refusal.
  const metadata = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (metadata === null) throw unreadable(content.length < smallestPicture ? wrongKind : damagedPicture);
  if (`image/${metadata.format}` !== kind) throw unreadable(wrongKind);
  if (metadata.width * metadata.height > maxPixels) throw tooLarge('Choose a picture of at most 40 megapixels.');
  if (Math.max(metadata.width, metadata.height) > maxSide)
    throw tooLarge(`Choose a picture of at most ${numberText(maxSide)} pixels in width and height.`);
  if ((metadata.pages ?? 1) > maxFrames) throw tooLarge('Choose a picture with at most 100 frames.');
  if (decodingBytes(metadata) > maxDecodingBytes)
    throw tooLarge('This picture needs too much memory to open. Try a smaller one.');
  return metadata;
}

/** Whether a JPEG is of a kind that no browser shows: lossless, or with 12 bits. Its frame header says so. */
function isUnusual(content: Buffer): boolean {
  for (let at = 2; at + 4 < content.length && content[at] === 0xff;) {
    const marker = content[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && !notFrames.has(marker))
      return !readable.has(marker) || content[at + 4] !== 8;
    // Bytes of 0xff may fill up before a marker.
    at += marker === 0xff ? 1 : 2 + content.readUInt16BE(at + 2);
  }
  return false;
}

/** Reads only the first frame of an animation: moving faces next to text distract. */
async function remake(content: Buffer, metadata: Metadata, shape: PictureShape): Promise<RemadePicture> {
  const { width, height, format } = metadata;
  const side = Math.min(shape.side, shape.isSquare ? Math.min(width, height) : Math.max(width, height));
  const written = (bytes: Buffer, failOn: 'error' | 'warning') =>
    encoded(
      sharp(bytes, { limitInputPixels: maxPixels, failOn })
        .autoOrient()
        .resize(side, side, { fit: shape.isSquare ? 'cover' : 'inside' }),
      shape,
    )
      .timeout({ seconds: timeoutSeconds })
      .toBuffer({ resolveWithObject: true });
  const { data, info } = await written(content, 'error')
    // With its end marker, a picture that breaks off earlier still gets a warning.
    .catch((error: unknown) => {
      if (format !== 'jpeg' || isTooSlow(error)) throw error;
      return written(Buffer.concat([content, jpegEnd]), 'warning');
    })
    .catch((error: unknown) => {
      throw refusalOf(error);
    });
  return { content: data, width: info.width, height: info.height };
}

function encoded(picture: Sharp, { isJpeg = false }: PictureShape): Sharp {
  return isJpeg ? picture.flatten({ background: '#fff' }).jpeg({ quality: jpegQuality }) : picture.webp({ quality });
}

/** A picture that takes too long may be a good one on a busy machine: it can be sent again, and isn't called anything else. */
export function refusalOf(error: unknown): AppError {
  return isTooSlow(error) ? new AppError('busy', { retryAfterSeconds: 5 }) : unreadable(damagedPicture);
}

function isTooSlow(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout');
}

function decodingBytes(metadata: Metadata): number {
  return metadata.width * metadata.height * bytesPerPixel(metadata);
}

function unreadable(message: string): AppError {
  return new AppError('unsupported_media_type', { message });
}

function tooLarge(message: string): AppError {
  return new AppError('too_large', { message });
}

type Measured = Pick<Metadata, 'format' | 'isProgressive' | 'channels' | 'depth'>;

/**
 * The memory that decoding a picture takes, in bytes a pixel, a little more than what was measured: what is sent line by line is
 * shrunk line by line, what is sent in passes has to be held whole.
 */
function bytesPerPixel({ format, isProgressive, channels, depth }: Measured): number {
  const sampleBytes = depth === 'ushort' ? 2 : 1;
  if (format === 'gif') return 7;
  if (format === 'webp') return 4;
  if (format === 'jpeg') return isProgressive ? 2.1 * channels : 0.5;
  return isProgressive ? 1.3 * channels * sampleBytes : 1.7 * sampleBytes;
}
