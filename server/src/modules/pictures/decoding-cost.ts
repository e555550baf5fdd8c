import type { Metadata } from 'sharp';

type Measured = Pick<Metadata, 'format' | 'isProgressive' | 'channels' | 'depth'>;

/**
 * The memory that decoding a picture takes, in bytes a pixel, a little more than what was measured: what is sent line by line is
 * shrunk line by line, what is sent in passes has to be held whole.
 */
export function bytesPerPixel({ format, isProgressive, channels, depth }: Measured): number {
  const sampleBytes = depth === 'ushort' ? 2 : 1;
  if (format === 'gif') return 7;
  if (format === 'webp') return 4;
  if (format === 'jpeg') return isProgressive ? 2.1 * channels : 0.5;
  return isProgressive ? 1.3 * channels * sampleBytes : 1.7 * sampleBytes;
}
