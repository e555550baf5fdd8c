import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { lampOr, shine } from '../parts/lamplight';
import { circle, path, stroke } from '../print/elements';
import type { Material } from '../print/materials';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const motorbikes: Motif = {
  words: 'motorbikes on the road',
  draw(sheet) {
    const yAt = ground(sheet, { y: 576, roll: 16, grass: 10 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 6, gap: 120, height: [80, 150], depth: 0.08 });
    const { left, right, bottom } = sheet.paper;
    const edge = d`M${left - 10} 618Q600 590 ${right + 10} 622`;
    sheet.add(
      path(edge + d`V${bottom + 15}H${left - 10}z`, sheet.paint('slate', 0.03)),
      stroke(edge, sheet.paint('cream', 0.04), 4),
      stroke(d`M${left - 10} 652Q600 630 ${right + 10} 656`, sheet.paint('mustard', 0, 'lit'), 5, {
        'stroke-dasharray': '44 34',
      }),
    );
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    bike(sheet, { x: sheet.focus - way * 210, y: 622, s: 0.72, way, paint: 'teal' });
    bike(sheet, { x: sheet.focus + way * 50, y: 646, s: 1.05, way, paint: 'poppy' });
  },
};

interface Bike {
  readonly x: number;
  readonly y: number;
  readonly s: number;
  readonly way: 1 | -1;
  readonly paint: Material;
}

function bike(sheet: Sheet, { x, y, s, way, paint }: Bike): void {
  const at = (u: number) => x + way * u * s;
  const ink = sheet.paint('ink');
  shine(sheet, { x: at(92), y: y - 66 * s, r: 90 * s }, 0.9);
  for (const u of [-58, 66])
    sheet.add(circle(at(u), y - 26 * s, 24 * s, sheet.paint('slate', 0.05), { stroke: ink, 'stroke-width': 9 * s }));
  const tank = d`M${at(-66)} ${y - 66 * s}Q${at(-30)} ${y - 72 * s} ${at(-14)} ${y - 62 * s}Q${at(0)} ${y - 84 * s} ${at(34)} ${y - 80 * s}L${at(44)} ${y - 60 * s}L${at(14)} ${y - 34 * s}H${at(-30)}L${at(-44)} ${y - 54 * s}z`;
  sheet.add(
    stroke(
      d`M${at(66)} ${y - 26 * s}L${at(40)} ${y - 90 * s}l${-way * 16 * s} ${-6 * s}M${at(-58)} ${y - 26 * s}L${at(-10)} ${y - 30 * s}`,
      ink,
      7 * s,
      { 'stroke-linecap': 'round' },
    ),
    path(d`M${at(-34)} ${y - 20 * s}H${at(20)}L${at(30)} ${y - 46 * s}H${at(-30)}z`, sheet.paint('steel', 0)),
    path(tank, sheet.paint(paint, 0, 'lit')),
    path(d`M${at(-100)} ${y - 64 * s}h${way * 38 * s}v${-34 * s}h${-way * 38 * s}z`, sheet.paint('wood', 0)),
  );
  figures(sheet, [{ x: at(-18), foot: y - 26 * s, height: 112 * s, pose: 'ride', way }], 'navy');
  sheet.add(
    circle(at(-2), y - 122 * s, 14 * s, sheet.paint(paint, 0)),
    stroke(d`M${at(2)} ${y - 122 * s}h${way * 10 * s}`, ink, 7 * s),
    circle(at(50), y - 72 * s, 8 * s, lampOr(sheet, 'cream')),
  );
}
