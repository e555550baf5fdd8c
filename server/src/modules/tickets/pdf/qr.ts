import type { PDFPage } from 'pdf-lib';
import { qrCodeOf } from '../qr-code';
import { inks } from './inks';

/** The light border that scanners need around a QR code, in modules. Source: ISO/IEC 18004, 6.3.8. */
const quietZone = 4;

/**
 * Draws a QR code as one shape that's sharp at every size.
 * @param x the left edge and `top` the upper one, in points; `size` includes the quiet zone
 */
export function drawQr(page: PDFPage, text: string, { x, top, size }: { x: number; top: number; size: number }): void {
  const code = qrCodeOf(text);
  page.drawRectangle({ x, y: top - size, width: size, height: size, color: inks.white });
  const scale = size / (code.size + 2 * quietZone);
  page.drawSvgPath(code.path, { x: x + quietZone * scale, y: top - quietZone * scale, scale, color: inks.ink });
}
