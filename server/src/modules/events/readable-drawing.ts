import sharp from 'sharp';

/**
 * A drawing that we've made, as sharp can read it. sharp is barred from reading SVG, because an uploaded one could be hostile. Uploads
 * stay safe when this lifts the bar: their kind is checked by their first bytes.
 */
export function readableDrawing(svg: string): Buffer {
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  return Buffer.from(svg);
}
