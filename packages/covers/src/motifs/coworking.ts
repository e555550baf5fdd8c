import { figures } from '../parts/figures';
import { glowOr, shine } from '../parts/lamplight';
import { counter, pendant, room } from '../parts/room';
import { hex, lch } from '../print/colour';
import { path, rect, stroke } from '../print/elements';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const screenGlow = hex(lch(0.9, 0.05, 220));

export const coworking: Motif = {
  words: 'people at laptops by a window',
  draw(sheet) {
    const x = room(sheet, { wall: 'cream', half: 330, top: 60, sill: 486, panes: 4 });
    for (const dx of [-200, 0, 200]) pendant(sheet, x + dx, 130, 0.8, 'navy');
    for (const [i, dx] of [-220, 0, 220].entries())
      figures(
        sheet,
        [{ x: x + dx, foot: 690, height: 228, pose: 'reach', way: i === 1 ? -1 : 1 }],
        (['teal', 'poppy', 'mustard'] as const)[i],
      );
    counter(sheet, 572);
    for (const [i, dx] of [-150, -66, 150 + 140].entries()) laptop(sheet, x + dx, 612, i === 1 ? -1 : 1);
    sheet.add(
      path(d`M${x + 80} 600h34l-5 34h-24z`, sheet.paint('poppy', 0)),
      stroke(d`M${x + 112} 606q20 0 16 14t-20 8`, sheet.paint('poppy', 0), 5),
    );
    plant(sheet, x - 370, 574);
    plant(sheet, x + 378, 574);
  },
};

function laptop(sheet: Sheet, x: number, y: number, way: 1 | -1): void {
  shine(sheet, { x, y: y - 30, r: 80 }, 0.6, screenGlow);
  sheet.add(
    path(d`M${x - 46} ${y}l${way * 10} -62h92l${-way * 10} 62z`, sheet.paint('steel', 0)),
    path(d`M${x - 38} ${y - 5}l${way * 8} -52h78l${-way * 8} 52z`, glowOr(sheet, screenGlow, 'cream')),
    path(d`M${x - 62} ${y + 22}l14-22h98l14 22z`, sheet.paint('steel', 0, 'lit')),
  );
}

function plant(sheet: Sheet, x: number, foot: number): void {
  let leaves = '';
  for (const [u, v] of [
    [-60, 80],
    [-30, 130],
    [6, 150],
    [40, 126],
    [64, 76],
  ] as const)
    leaves += d`M${x} ${foot - 30}Q${x + u * 0.2} ${foot - v} ${x + u} ${foot - 30 - v}Q${x + u * 0.9} ${foot - v * 0.6} ${x} ${foot - 30}z`;
  sheet.add(
    path(leaves, sheet.paint('leaf', 0)),
    rect({ x: x - 34, y: foot - 46, width: 68, height: 56 }, sheet.paint('red', 0)),
  );
}
