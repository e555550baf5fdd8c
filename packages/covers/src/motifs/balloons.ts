import { ground } from '../parts/ground';
import { shine } from '../parts/lamplight';
import { hex, lch } from '../print/colour';
import { path, rect, stroke } from '../print/elements';
import type { Material } from '../print/materials';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const clothMaterials: readonly (readonly [Material, Material])[] = [
  ['poppy', 'cream'],
  ['mustard', 'teal'],
  ['teal', 'cream'],
  ['rose', 'navy'],
];
const flame = hex(lch(0.85, 0.13, 70));

interface Balloon {
  readonly x: number;
  readonly y: number;
  /** 1 is 172 units wide. */
  readonly size: number;
  readonly cloths: readonly [Material, Material];
}

export const balloons: Motif = {
  words: 'hot-air balloons',
  draw(sheet) {
    const rng = sheet.rng('motif');
    ground(sheet, { y: 604, roll: 20, material: rng.pick(['grass', 'straw']), grass: 12 });
    const x = sheet.focus;
    const way = rng.sign();
    const places = [
      { x: x + rng.range(-30, 30), y: rng.range(210, 290), size: rng.range(0.82, 1.14) },
      { x: x - way * 230, y: rng.range(150, 300), size: rng.range(0.42, 0.64) },
      { x: x + way * 240, y: rng.range(230, 340), size: rng.range(0.34, 0.52) },
      { x: x + rng.range(-70, 70), y: 96, size: 0.3 },
    ];
    const turn = rng.int(0, 3);
    for (const [i, place] of places.entries())
      balloon(sheet, { ...place, cloths: clothMaterials[(i + turn) % clothMaterials.length] ?? ['poppy', 'cream'] });
  },
};

function balloon(sheet: Sheet, { x, y, size, cloths: [outer, inner] }: Balloon): void {
  const depth = Math.max(0, 0.42 * (1 - size));
  const r = 86 * size;
  const way = sheet.lightX > x ? 1 : -1;
  shine(sheet, { x, y: y + r * 0.6, r: r * 1.5 }, 0.4);
  sheet.add(
    path(envelope(x, y, r, 1), sheet.paint(outer, depth, 'lit')),
    path(envelope(x, y, r, 0.62), sheet.paint(inner, depth)),
    path(envelope(x, y, r, 0.24), sheet.paint(outer, depth)),
    path(shadedSide(x, y, r, way), sheet.paint('navy', depth), { opacity: 0.28 }),
  );
  shine(sheet, { x, y: y + r * 0.55, r: r * 1.1 }, 0.85, flame);
  const ropes = d`M${x - r * 0.2} ${y + r * 1.16}l${r * 0.06} ${r * 0.26}M${x + r * 0.2} ${y + r * 1.16}l${-r * 0.06} ${r * 0.26}`;
  sheet.add(
    stroke(ropes, sheet.paint('ink', depth), 1.5),
    rect({ x: x - r * 0.15, y: y + r * 1.4, width: r * 0.3, height: r * 0.22 }, sheet.paint('wood', depth)),
  );
}

/** Path data of the envelope, or of one of its gores: `width` times as wide. */
function envelope(x: number, y: number, r: number, width: number): string {
  const [top, middle, foot] = [y - r, y + r * 0.2, y + r * 1.16];
  const [a, b, c] = [r * 1.1 * width, r * 1.16 * width, r * 0.24 * width];
  const right = d`M${x} ${top}C${x + a} ${top} ${x + b} ${middle} ${x + c} ${foot}`;
  return right + d`H${x - c}C${x - b} ${middle} ${x - a} ${top} ${x} ${top}z`;
}

function shadedSide(x: number, y: number, r: number, way: 1 | -1): string {
  const w = way * r;
  const outside = d`M${x} ${y - r}C${x - w * 1.1} ${y - r} ${x - w * 1.16} ${y + r * 0.2} ${x - w * 0.24} ${y + r * 1.16}`;
  return outside + d`C${x - w * 0.8} ${y + r * 0.2} ${x - w * 0.7} ${y - r * 0.7} ${x} ${y - r}z`;
}
