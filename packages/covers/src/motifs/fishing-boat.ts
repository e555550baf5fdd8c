import { figures } from '../parts/figures';
import { lampOr, shine } from '../parts/lamplight';
import { wake } from '../parts/near-water';
import { circle, path, rect, stroke } from '../print/elements';
import { d, disc, lens } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const fishingBoat: Motif = {
  words: 'a fishing boat hauling its traps',
  draw(sheet) {
    const x = sheet.focus;
    const y = 570;
    const way = sheet.subject.x > x ? 1 : -1;
    const at = (u: number) => x + way * u;
    sheet.add(path(lens(x, y + 30, 200, 10), sheet.paint('navy', 0.02), { opacity: 0.35 }));
    shine(sheet, { x: at(30), y: y - 90, r: 150 }, 0.6);
    sheet.add(
      stroke(
        d`M${at(-60)} ${y - 20}V${y - 150}M${at(-60)} ${y - 140}L${at(-150)} ${y - 60}M${at(-60)} ${y - 146}L${at(20)} ${y - 90}`,
        sheet.paint('ink'),
        4,
      ),
      rect({ x: Math.min(at(0), at(78)), y: y - 92, width: 78, height: 74 }, sheet.paint('cream', 0.02, 'lit')),
      path(d`M${at(-8)} ${y - 92}h${way * 96}l${-way * 10} -14h${-way * 76}z`, sheet.paint('teal', 0.02)),
      rect({ x: Math.min(at(12), at(36)), y: y - 78, width: 24, height: 24 }, lampOr(sheet, 'navy')),
      rect({ x: Math.min(at(44), at(68)), y: y - 78, width: 24, height: 24 }, lampOr(sheet, 'navy')),
    );
    figures(
      sheet,
      [
        { x: at(-92), foot: y - 10, height: 66, pose: 'dig', way: way === 1 ? -1 : 1 },
        { x: at(-40), foot: y - 10, height: 64, pose: 'reach', way: way === 1 ? -1 : 1 },
      ],
      'mustard',
    );
    const hull = d`M${at(-160)} ${y - 30}Q${at(-20)} ${y - 12} ${at(110)} ${y - 30}L${at(172)} ${y - 52}Q${at(150)} ${y + 6} ${at(124)} ${y + 28}H${at(-134)}Q${at(-156)} ${y + 4} ${at(-160)} ${y - 30}z`;
    const stripe = d`M${at(-158)} ${y - 14}Q${at(-20)} ${y + 2} ${at(160)} ${y - 30}l${-way * 6} 16Q${at(-20)} ${y + 16} ${at(-154)} ${y}z`;
    sheet.add(path(hull, sheet.paint('poppy', 0.01)), path(stripe, sheet.paint('cream', 0.01, 'lit')));
    traps(sheet, at(-138), y - 34, way);
    buoys(sheet, x, way);
    sheet.add(stroke(wake(at(-150), y + 24, 90, way), sheet.paint('cream', 0.1), 3, { opacity: 0.6 }));
    sheet.skyline.raise([
      [x - 20, y - 150],
      [x + 20, y - 150],
    ]);
  },
};

function traps(sheet: Sheet, x: number, y: number, way: 1 | -1): void {
  for (const [i, dx] of [0, 34].entries()) {
    const left = x + way * dx - 16;
    sheet.add(
      rect({ x: left, y: y - 22, width: 32, height: 22 }, sheet.paint('wood', 0)),
      stroke(
        d`M${left + 8} ${y - 22}v22M${left + 16} ${y - 22}v22M${left + 24} ${y - 22}v22`,
        sheet.paint('ink', 0),
        2,
      ),
    );
    if (i === 0) sheet.add(rect({ x: left + 3, y: y - 44, width: 32, height: 22 }, sheet.paint('wood', 0, 'lit')));
  }
}

function buoys(sheet: Sheet, x: number, way: 1 | -1): void {
  for (const [dx, dy] of [
    [-250, 20],
    [-300, 54],
    [240, 40],
  ] as const) {
    const [bx, by] = [x + way * dx, 580 + dy];
    sheet.add(
      circle(bx, by, 9, sheet.paint('poppy', 0.02, 'lit')),
      path(disc(bx, by - 3, 4), sheet.paint('cream')),
      path(lens(bx, by + 9, 20, 3), sheet.paint('cream', 0.05), { opacity: 0.6 }),
    );
  }
}
