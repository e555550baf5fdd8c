import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

const width = 640;
const height = 480;
const frames = 10;

/**
 * Makes a greyscale video of a picture held in front of a camera, for Chromium's fake camera.
 * @param picture an SVG
 * @param path the path of the video, in YUV4MPEG2
 */
export async function film(picture: string, path: string): Promise<void> {
  const luma = await sharp({ create: { width, height, channels: 3, background: '#8a8f88' } })
    .composite([
      { input: await sharp(Buffer.from(picture)).resize(300).rotate(7, { background: '#8a8f88' }).png().toBuffer() },
    ])
    .blur(0.8)
    .extractChannel('green')
    .raw()
    .toBuffer();
  const colourless = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, colourless]);
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(path, Buffer.concat([header, ...Array.from({ length: frames }, () => frame)]));
}
