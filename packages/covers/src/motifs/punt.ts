import { tufts } from '../land/plants';
import { figures } from '../parts/figures';
import { lampOr, shine } from '../parts/lamplight';
import { floatShadow, nearWater, wake } from '../parts/near-water';
import { path, rect, stroke } from '../print/elements';
import { d, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const punt: Motif = {
  words: 'a narrow boat and its oarsman',
  draw(sheet) {
    nearWater(sheet, 514);
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    const [x, y] = [sheet.focus, 608];
    const at = (u: number) => x + way * u;
    sheet.add(path(floatShadow(x, y + 20, 190), sheet.paint('navy'), { opacity: 0.35 }));
    shine(sheet, { x: at(126), y: y - 50, r: 90 }, 0.6);
    figures(
      sheet,
      [-8, 56].map((u) => ({ x: at(u), foot: y + 10, height: 72, pose: 'sit' as const, way })),
      'poppy',
    );
    figures(sheet, [{ x: at(-118), foot: y - 8, height: 92, pose: 'pole', way }]);
    const hull = d`M${at(-190)} ${y - 34}Q${at(-120)} ${y - 4} ${at(0)} ${y - 4}Q${at(130)} ${y - 4} ${at(196)} ${y - 46}Q${at(168)} ${y + 14} ${at(90)} ${y + 22}H${at(-90)}Q${at(-166)} ${y + 14} ${at(-190)} ${y - 34}z`;
    sheet.add(
      stroke(d`M${at(-98)} ${y - 96}L${at(-64)} ${y + 50}`, sheet.paint('wood', 0, 'lit'), 5, {
        'stroke-linecap': 'round',
      }),
      path(hull, sheet.paint('ink', 0.02)),
      stroke(
        d`M${at(-176)} ${y - 20}Q${at(-110)} ${y + 2} ${at(0)} ${y + 3}Q${at(120)} ${y + 2} ${at(178)} ${y - 26}`,
        sheet.paint('mustard', 0, 'lit'),
        4,
      ),
      stroke(d`M${at(126)} ${y - 8}v-30`, sheet.paint('ink'), 3),
      rect({ x: at(126) - 6, y: y - 56, width: 12, height: 18 }, lampOr(sheet, 'cream')),
      stroke(wake(at(-180), y + 14, 80, way), sheet.paint('cream', 0.1), 2.5, { opacity: 0.5 }),
    );
    reedsAtCorners(sheet);
  },
};

function reedsAtCorners(sheet: Sheet): void {
  const rng = sheet.rng('reeds');
  const { left, right, bottom } = sheet.paper;
  const places = Array.from({ length: 22 }, (_, i): Point => [
    i % 2 ? rng.range(left, left + 220) : rng.range(right - 220, right),
    bottom + 4 - rng.range(0, 16),
  ]);
  sheet.add(path(tufts(rng, places, 64), sheet.paint('leaf', 0, 'shade')));
}
