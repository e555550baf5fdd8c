import { damagedPicture, profilePictureUpload } from '@ascendant/contract/upload';
import { heicPicture, unusualPicture } from '@ascendant/domain/picture-files';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { movingPicture, photograph, pngOf, pngThatClaims } from '../../../test/pictures';
import { AppError } from '../../errors/app-error';
import { refusalOf, remakePicture } from './remake-picture';

const gaussian = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const square = { side: 512, isSquare: true };
const whole = { side: 512, isSquare: false };

const remade = (content: Buffer, shape = square, rule = profilePictureUpload) =>
  remakePicture({ bytes: content.length, read: async () => content }, rule, shape);

/** The status and sentence of a refusal; 'taken' where there was none. */
const outcome = (content: Buffer) =>
  remade(content).then(
    () => 'taken',
    (error: unknown) => (error instanceof AppError ? `${error.status} ${error.message}` : String(error)),
  );
const notAnImage = '415 Please select an image file';
const damaged = `415 ${damagedPicture}`;

it('a good picture that decodes too slowly can be sent again, and is not called no picture', async () => {
  const noise = { create: { width: 6000, height: 6000, channels: 3, background: 'white', noise: gaussian } } as const;
  const error: unknown = await sharp(noise)
    .webp({ effort: 6 })
    .timeout({ seconds: 1 })
    .toBuffer()
    .then(
      () => null,
      (reason: unknown) => reason,
    );
  expect(error).toBeInstanceOf(Error);
  expect(refusalOf(error)).toMatchObject({
    status: 503,
    facts: { retryAfterSeconds: 5 },
  });
  expect(refusalOf(new Error('pngload_buffer: libspng read error'))).toMatchObject({
    status: 415,
    message: damagedPicture,
  });
});

describe('INP-05 what a picture is shows its content', () => {
  it.each(['png', 'jpeg', 'gif', 'webp'] as const)('a %s is taken', async (format) => {
    const content = await sharp(await pngOf(30, 20))
      .toFormat(format)
      .toBuffer();
    const { content: written, width, height } = await remade(content);
    expect([width, height]).toEqual([20, 20]);
    expect((await sharp(written).metadata()).format).toBe('webp');
  });

  it.each([
    ['nothing', ''],
    ['a text', 'GIF is what I am not'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a document', '%PDF-1.7\n1 0 obj'],
    ['a beginning without the rest', '\x89PNG\r\n\x1a\n'],
    ['a script that begins as a picture', 'GIF89a=1;alert(1)//'],
  ])('%s is refused', async (_, text) => {
    expect(await outcome(Buffer.from(text, 'latin1'))).toBe(notAnImage);
  });

  it.each(['tiff', 'avif'] as const)("a %s is refused, though it's a picture", async (format) => {
    // Written without its reader, which the house has switched off.
    const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .toFormat(format)
      .toBuffer();
    expect(await outcome(content)).toBe(notAnImage);
  });

  it("a type this call doesn't accept is refused, though another call accepts it", async () => {
    const webp = await movingPicture(1, 'webp');
    const rule = { ...profilePictureUpload, types: ['image/png' as const] };
    await expect(remade(webp, square, rule)).rejects.toMatchObject({ code: 'unsupported_media_type' });
    expect(await outcome(webp)).toBe('taken');
  });

  it('a picture that breaks off is refused as damaged', async () => {
    const content = await photograph();
    expect(await outcome(content)).toBe('taken');
    expect(await outcome(content.subarray(0, content.length / 2))).toBe(damaged);
  });

  const noisy = (format: 'png' | 'jpeg' | 'gif' | 'webp') =>
    sharp({ create: { width: 120, height: 90, channels: 3, background: 'white', noise: gaussian } })
      .toFormat(format)
      .toBuffer();

  it('a JPEG without its end marker, or with half of it, is taken, as browsers take it', async () => {
    for (const content of [await noisy('jpeg'), await photograph()]) {
      expect(content.subarray(-2).toString('hex')).toBe('ffd9');
      expect(await outcome(content.subarray(0, -2))).toBe('taken');
      expect(await outcome(content.subarray(0, -1))).toBe('taken');
      const { content: remadeWhole } = await remade(content);
      expect((await remade(content.subarray(0, -2))).content).toEqual(remadeWhole);
    }
  });

  it('one whose last lines are missing is damaged, with and without an end marker', async () => {
    const content = await noisy('jpeg');
    for (const share of [0.1, 0.5, 0.9, 0.98]) {
      const begun = content.subarray(0, Math.floor(content.length * share));
      expect([share, await outcome(begun)]).toEqual([share, damaged]);
    }
  });

  it.each(['png', 'gif', 'webp'] as const)('a %s that breaks off is damaged', async (format) => {
    const content = await noisy(format);
    for (const share of [0.1, 0.5, 0.9])
      expect(await outcome(content.subarray(0, Math.floor(content.length * share)))).toBe(damaged);
  });

  it.each(['png', 'jpeg', 'gif', 'webp'] as const)('a %s with bytes behind its end is taken', async (format) => {
    expect(await outcome(Buffer.concat([await noisy(format), Buffer.alloc(500)]))).toBe('taken');
  });
});

describe('INP-05 a picture is taken whatever is written in it, and none of that is kept', () => {
  const emptyZip = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

  it.each([
    ['a script behind it', Buffer.from('<script>alert(1)</script>')],
    ['a program behind it', Buffer.from('<?php system($_GET[0]);')],
    ['an archive behind it', emptyZip],
    ['a document behind it', Buffer.from('%PDF-1.7')],
  ])('%s', async (_, behind) => {
    const { content } = await remade(Buffer.concat([await pngOf(8, 8), behind]));
    expect(content.includes(behind)).toBe(false);
  });

  it.each([
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN">',
    '<svg viewBox="0 0 1 1">',
    '<script>',
    '%PDF-1.4 %%EOF',
  ])('%s in its description', async (text) => {
    const picture = sharp(await pngOf(8, 8)).withExif({ IFD0: { ImageDescription: text } });
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const described = await picture.clone().toFormat(format).toBuffer();
      expect(described.includes(text)).toBe(true);
      expect((await remade(described)).content.includes(text)).toBe(false);
    }
  });

  it('what a phone adds: a second picture, a video, a description in XML', async () => {
    const photo = await photograph();
    const film = Buffer.from('\0\0\0\x18ftypmp42 a < b <x:xmpmeta <rdf:RDF', 'latin1');
    expect(await outcome(Buffer.concat([photo, photo, film]))).toBe('taken');
  });
});

describe('INP-05 a picture that no browser shows is refused with what to do', () => {
  it.each(['heic', 'heix', 'mif1', 'msf1'])('a HEIC of the brand %s', async (brand) => {
    expect(await outcome(Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`, 'latin1'))).toBe(`415 ${heicPicture}`);
  });

  it('a film and an AVIF are no HEIC', async () => {
    for (const brand of ['mp42', 'avif'])
      expect(await outcome(Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`, 'latin1'))).toBe(notAnImage);
  });

  it.each([
    ['with 12 bits', { bits: 12, marker: 0xc1 }],
    ['that is lossless', { bits: 8, marker: 0xc3 }],
  ])('a JPEG %s', async (_, { bits, marker }) => {
    const content = await sharp(await pngOf(8, 8))
      .jpeg({ mozjpeg: false })
      .toBuffer();
    const frame = content.indexOf(Buffer.from([0xff, 0xc0]));
    content[frame + 1] = marker;
    content[frame + 4] = bits;
    expect(await outcome(content)).toBe(`415 ${unusualPicture}`);
  });

  it.each([true, false])('but a usual one is taken, progressive: %s', async (progressive) => {
    expect(
      await outcome(
        await sharp(await pngOf(8, 8))
          .jpeg({ progressive })
          .toBuffer(),
      ),
    ).toBe('taken');
  });
});

describe('INP-05 before anything is decoded', () => {
  it('40 megapixels pass', async () => {
    expect(await outcome(await pngOf(8000, 5000))).toBe('taken');
  });

  it.each([
    [8000, 5001],
    [40_000_001, 1],
    [50_000, 50_000],
  ])('%i × %i pixels are too many', async (width, height) => {
    expect(await outcome(pngThatClaims(width, height))).toBe('413 Choose a picture of at most 40 megapixels.');
  });

  it('16,384 pixels in width or height pass', async () => {
    expect(await outcome(await pngOf(16_384, 10))).toBe('taken');
    expect(await outcome(await pngOf(1, 16_384))).toBe('taken');
  });

  it.each([
    [16_385, 10],
    [1, 16_385],
    [1, 39_999_999],
    [39_999_999, 1],
  ])('%i × %i pixels are too long', async (width, height) => {
    const sentence = '413 Choose a picture of at most 16,384 pixels in width and height.';
    expect(await outcome(pngThatClaims(width, height))).toBe(sentence);
  });

  it.each(['gif', 'webp'] as const)('100 frames of a %s pass, 101 are too many', async (format) => {
    expect(await outcome(await movingPicture(100, format))).toBe('taken');
    expect(await outcome(await movingPicture(101, format))).toBe('413 Choose a picture with at most 100 frames.');
  });

  it('what would take more than 300 MB to decode is too large, however few its bytes', async () => {
    const deep = pngThatClaims(8000, 5000, { depth: 16, colour: 6, isInterlaced: true });
    expect(await outcome(deep)).toBe('413 This picture needs too much memory to open. Try a smaller one.');
  });
});

describe('INP-05 a picture is re-encoded', () => {
  it('without where, when and by what it was taken', async () => {
    const photo = await photograph();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { content } = await remade(photo);
    const { exif, xmp, icc, iptc } = await sharp(content).metadata();
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(content.includes('Orion')).toBe(false);
  });

  it('upright, as its camera was held', async () => {
    const { content, width, height } = await remade(await photograph(), whole);
    expect([width, height]).toEqual([40, 60]);
    const { data } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const [red = 0, , blue = 0] = data.subarray((3 * 40 + 3) * 3);
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
  });

  it('still: of a picture that moves the first frame stays', async () => {
    const { content, height } = await remade(await movingPicture(5, 'gif'));
    expect(height).toBe(4);
    expect((await sharp(content).metadata()).pages ?? 1).toBe(1);
  });

  it('as a square around its middle, or whole; smaller where it was larger, and never larger', async () => {
    const sizeOf = async (width: number, height: number, shape: typeof square) => {
      const picture = await remade(await pngOf(width, height), shape);
      return [picture.width, picture.height];
    };
    expect(await sizeOf(2000, 1000, square)).toEqual([512, 512]);
    expect(await sizeOf(2000, 1000, whole)).toEqual([512, 256]);
    expect(await sizeOf(100, 60, square)).toEqual([60, 60]);
    expect(await sizeOf(100, 60, whole)).toEqual([100, 60]);
  });
});
