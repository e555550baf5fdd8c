import { crowd } from '../parts/crowd';
import { framingTrees, ground } from '../parts/ground';
import { glowOr, hang, shine, stringLights } from '../parts/lamplight';
import { hex, lch } from '../print/colour';
import { circle, path, rect, stroke } from '../print/elements';
import { d, polygon } from '../print/pen';
import type { Motif } from './motif';

const screen = hex(lch(0.93, 0.04, 90));

export const cinema: Motif = {
  words: 'an open-air cinema',
  draw(sheet) {
    const yAt = ground(sheet, { y: 578, roll: 10 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 8, gap: 100, height: [110, 180], depth: 0.07 });
    const x = sheet.focus;
    const [w, top, h] = [190, 366, 196];
    shine(sheet, { x, y: top + h / 2, r: 340 }, 0.5, screen);
    sheet.skyline.raise([
      [x - w, top],
      [x + w, top],
    ]);
    sheet.add(
      stroke(
        d`M${x - w - 8} ${yAt(x) + 26}V${top - 16}M${x + w + 8} ${yAt(x) + 26}V${top - 16}`,
        sheet.paint('wood', 0.02, 'shade'),
        9,
      ),
      rect({ x: x - w - 8, y: top - 8, width: 2 * w + 16, height: h + 16 }, sheet.paint('ink', 0.02)),
      rect({ x: x - w, y: top, width: 2 * w, height: h }, glowOr(sheet, screen, 'cream')),
      // What plays: a hill, a moon and a tower, in grey.
      circle(x + 96, top + 54, 26, sheet.paint('slate', 0.3), { opacity: 0.5 }),
      path(
        polygon([
          [x - w, top + h],
          [x - w, top + 140],
          [x - 80, top + 104],
          [x + 40, top + 150],
          [x + w, top + 118],
          [x + w, top + h],
        ]),
        sheet.paint('slate', 0.1),
        { opacity: 0.6 },
      ),
      path(d`M${x - 104} ${top + 116}v-58l24-24 24 24v52z`, sheet.paint('ink', 0.05), { opacity: 0.7 }),
    );
    stringLights(
      sheet,
      hang(sheet.paper.left + 160, 400, x - w - 8, top - 10, 26) +
        hang(x + w + 8, top - 10, sheet.paper.right - 160, 400, 26),
      { size: 6, gap: 26 },
    );
    crowd(sheet, { y: 618, size: 34, rows: 2 });
  },
};
