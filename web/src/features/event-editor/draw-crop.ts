import type { Box, Size } from './crop-box';

const jpegQuality = 0.9;

/** Draws part of an image so that it fills the canvas, on white where the image is transparent. */
export function drawCrop(canvas: HTMLCanvasElement, image: ImageBitmap, { x, y, width, height }: Box): void {
  const brush = canvas.getContext('2d');
  if (brush === null) return;
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
}

/** Part of an image as a JPEG. @throws Error if this browser can't make one */
export async function pictureOf(image: ImageBitmap, box: Box, { width, height }: Size): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  drawCrop(canvas, image, box);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality));
  if (blob === null) throw new Error('The picture could not be encoded');
  return blob;
}
