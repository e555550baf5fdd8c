import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A picture of one colour. */
export function pngOf(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#1f5741' } })
    .png()
    .toBuffer();
}

/** A picture of exactly this many bytes, most of them zeros that no decoder reads. */
export async function pngOfBytes(bytes: number): Promise<Buffer> {
  const small = await pngOf(64, 64);
  const end = small.length - pngChunk('IEND', Buffer.alloc(0)).length;
  const filler = pngChunk('fiLl', Buffer.alloc(bytes - small.length - 12));
  return Buffer.concat([small.subarray(0, end), filler, small.subarray(end)]);
}

/** A picture that declares this size but has no pixels, for tests of what we refuse before decoding. */
export function pngThatClaims(
  width: number,
  height: number,
  { depth = 8, colour = 2, isInterlaced = false } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, isInterlaced ? 1 : 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const none = Buffer.alloc(0);
  return Buffer.concat([signature, pngChunk('IHDR', header), pngChunk('IDAT', none), pngChunk('IEND', none)]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

/** An animated picture. Each frame's grey differs clearly from the one before, or they'd be merged. */
export function movingPicture(frames: number, format: 'gif' | 'webp'): Promise<Buffer> {
  const side = 4;
  const pixels = Buffer.alloc(side * side * frames * 3);
  for (let frame = 0; frame < frames; frame += 1) pixels.fill((frame % 2) * 128 + frame, frame * side * side * 3);
  const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const;
  return sharp(pixels, { raw }).toFormat(format, { lossless: true }).toBuffer();
}

/** A photograph as a phone sends it: rotated, with its location and camera. When upright, its upper left is red. */
export function photograph(): Promise<Buffer> {
  const red = { create: { width: 20, height: 20, channels: 3, background: '#f00' } } as const;
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 20 }])
    .withExif({
      IFD0: { Make: 'Orion Camera Works', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '44/1 38/1 43/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '63/1 34/1 20/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
