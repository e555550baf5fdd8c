import { circle } from '../print/elements';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';

/** A spoked wheel. */
export function wheelOf(sheet: Sheet, x: number, y: number, r: number, thick = 5): void {
  const ink = sheet.paint('ink');
  let spokes = '';
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * Math.PI;
    spokes += d`M${x - Math.cos(a) * r} ${y - Math.sin(a) * r}L${x + Math.cos(a) * r} ${y + Math.sin(a) * r}`;
  }
  sheet.line(spokes, ink, 1, { opacity: 0.6 });
  sheet.add(circle(x, y, r, 'none', { stroke: ink, 'stroke-width': thick }));
}
