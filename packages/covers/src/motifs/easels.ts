import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { path, rect, stroke } from '../print/elements';
import type { Material } from '../print/materials';
import { d, disc, polygon } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const smocks: readonly Material[] = ['teal', 'poppy', 'mustard'];

export const easels: Motif = {
  words: 'painters at their easels',
  draw(sheet) {
    const yAt = ground(sheet, { y: 582, roll: 14, grass: 26 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 116, height: [110, 190], depth: 0.06 });
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    for (const [i, [dx, s]] of (
      [
        [-190, 0.8],
        [170, 0.86],
        [-20, 1.12],
      ] as const
    ).entries()) {
      const x = sheet.focus + dx;
      painter(sheet, { x, foot: yAt(x) + 34 + s * 18, s, way, smock: smocks[i] ?? 'teal', turn: i });
    }
  },
};

interface Painter {
  readonly x: number;
  readonly foot: number;
  readonly s: number;
  readonly way: 1 | -1;
  readonly smock: Material;
  readonly turn: number;
}

/** Someone before a canvas that shows the hills. */
function painter(sheet: Sheet, { x, foot, s, way, smock, turn }: Painter): void {
  const cx = x + way * 62 * s;
  const [w, h, top] = [66 * s, 52 * s, foot - 112 * s];
  sheet.add(
    stroke(
      d`M${cx} ${top - 16 * s}L${cx - 30 * s} ${foot}M${cx} ${top - 16 * s}L${cx + 30 * s} ${foot}M${cx - 26 * s} ${top + h + 4 * s}h${52 * s}`,
      sheet.paint('wood', 0, 'shade'),
      4.5 * s,
      { 'stroke-linecap': 'round' },
    ),
    rect({ x: cx - w / 2, y: top, width: w, height: h }, sheet.paint('cream', 0, 'lit')),
    rect({ x: cx - w / 2 + 4, y: top + 4, width: w - 8, height: h - 8 }, sheet.skyTone(0.6)),
    path(
      polygon([
        [cx - w / 2 + 4, top + h - 4],
        [cx - w / 2 + 4, top + h * 0.6],
        [cx - w * 0.1, top + h * (0.36 + turn * 0.06)],
        [cx + w * 0.2, top + h * 0.62],
        [cx + w / 2 - 4, top + h * 0.5],
        [cx + w / 2 - 4, top + h - 4],
      ]),
      sheet.paint('leaf', 0),
    ),
    path(disc(cx + w * 0.2, top + h * 0.28, 5 * s), sheet.paint('mustard', 0, 'lit')),
  );
  figures(sheet, [{ x, foot, height: 108 * s, pose: 'reach', way }], smock);
  sheet.add(
    path(
      d`M${x - way * 6 * s} ${foot - 106 * s}h${way * 22 * s}l${way * 12 * s} ${5 * s}h${-way * 46 * s}z`,
      sheet.paint('straw', 0, 'lit'),
    ),
  );
}
