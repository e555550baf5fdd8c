import { path, stroke } from '../print/elements';
import type { Material } from '../print/materials';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

interface Boat {
  readonly x: number;
  readonly y: number;
  /** 1 is 172 units long. */
  readonly size: number;
  readonly sail: Material;
}

export const sailing: Motif = {
  words: 'sailing boats',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const { focus, horizon } = sheet;
    const far = focus + rng.sign() * rng.range(120, 170);
    const middle = focus + rng.sign() * rng.range(200, 260);
    boat(sheet, { x: far, y: horizon + 20, size: 0.2, sail: 'cream' });
    boat(sheet, { x: middle, y: horizon + 36, size: 0.36, sail: 'cream' });
    boat(sheet, { x: focus, y: horizon + 112, size: 1, sail: rng.pick(['cream', 'poppy', 'mustard']) });
  },
};

function boat(sheet: Sheet, { x, y, size: s, sail }: Boat): void {
  const depth = 0.4 * (1 - s);
  const w = s * (sheet.lightX > x ? 1 : -1);
  const cloth = sheet.paint(sail, depth, 'lit');
  const image = d`M${x - 60 * s} ${y + 6 * s}h${130 * s}L${x + 24 * s} ${y + 120 * s}L${x - 16 * s} ${y + 150 * s}z`;
  const main = d`M${x + 6 * s} ${y - 12 * s}V${y - 200 * s}Q${x + 74 * w} ${y - 90 * s} ${x + 84 * w} ${y - 16 * s}z`;
  const jib = d`M${x - 4 * w} ${y - 16 * s}V${y - 178 * s}Q${x - 50 * w} ${y - 70 * s} ${x - 62 * w} ${y - 20 * s}z`;
  const hull = d`M${x - 80 * s} ${y - 10 * s}H${x + 92 * s}q${-12 * s} ${26 * s} ${-34 * s} ${26 * s}H${x - 56 * s}q${-18 * s} ${-4 * s} ${-24 * s} ${-26 * s}z`;
  sheet.add(
    path(image, cloth, { opacity: 0.18 }),
    path(main, cloth),
    path(jib, sheet.paint('cream', depth, 'shade')),
    path(hull, sheet.paint('navy', depth)),
    stroke(d`M${x + s} ${y - 8 * s}V${y - 206 * s}`, sheet.paint('wood', depth), 4 * s),
  );
}
