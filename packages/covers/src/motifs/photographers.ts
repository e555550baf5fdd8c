import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { circle, path, rect, stroke } from '../print/elements';
import { d, polygon } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const photographers: Motif = {
  words: 'a photographer at a tripod',
  draw(sheet) {
    const yAt = ground(sheet, { y: 586, roll: 16, hill: 26, grass: 14 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 112, height: [100, 170], depth: 0.06 });
    const x = sheet.focus;
    const way = sheet.subject.x > x ? 1 : -1;
    tripod(sheet, x + way * 46, yAt(x) + 50, way);
    figures(sheet, [{ x: x - way * 10, foot: yAt(x) + 54, height: 116, pose: 'reach', way }], 'poppy');
    tripod(sheet, x - way * 130, yAt(x) + 36, way, 0.72);
    figures(sheet, [{ x: x - way * 172, foot: yAt(x) + 40, height: 86, pose: 'reach', way }], 'teal');
    sheet.add(
      path(
        polygon([
          [x - way * 62, yAt(x) + 56],
          [x - way * 100, yAt(x) + 58],
          [x - way * 96, yAt(x) + 24],
          [x - way * 66, yAt(x) + 22],
        ]),
        sheet.paint('navy', 0),
      ),
    );
  },
};

/** A camera with a long lens on three legs. */
function tripod(sheet: Sheet, x: number, foot: number, way: 1 | -1, s = 1): void {
  const top = foot - 98 * s;
  const lens = { x: way > 0 ? x + 14 * s : x - 48 * s, y: top - 28 * s, width: 34 * s, height: 20 * s };
  sheet.add(
    stroke(
      d`M${x} ${top}L${x - 32 * s} ${foot}M${x} ${top}L${x + 32 * s} ${foot}M${x} ${top}V${foot - 6}`,
      sheet.paint('ink'),
      5 * s,
      { 'stroke-linecap': 'round' },
    ),
    rect({ x: x - 20 * s, y: top - 34 * s, width: 40 * s, height: 30 * s }, sheet.paint('ink')),
    rect({ x: x - 9 * s, y: top - 42 * s, width: 18 * s, height: 10 * s }, sheet.paint('ink')),
    rect(lens, sheet.paint('slate', 0)),
    circle(x + way * 48 * s, top - 18 * s, 11 * s, sheet.paint('slate', 0)),
    circle(x + way * 50 * s, top - 18 * s, 6 * s, sheet.skyTone(0.4)),
  );
}
