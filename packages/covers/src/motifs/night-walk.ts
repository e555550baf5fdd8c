import { figures, handOf, type Figure } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { glowOr, shine } from '../parts/lamplight';
import { hex, lch } from '../print/colour';
import { path, rect } from '../print/elements';
import { d } from '../print/pen';
import type { Motif } from './motif';

const flame = hex(lch(0.9, 0.14, 78));

export const nightWalk: Motif = {
  words: 'people walking with lanterns',
  draw(sheet) {
    const yAt = ground(sheet, { y: 576, roll: 18, grass: 20 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 12, gap: 80, height: [150, 250], depth: 0.05 });
    const { left, right } = sheet.paper;
    const x = sheet.focus;
    sheet.add(
      path(
        d`M${left - 10} 660Q${x - 100} ${yAt(x) + 44} ${right + 10} 616V634Q${x} ${yAt(x) + 86} ${left - 10} 690z`,
        sheet.paint('sand', 0.06),
      ),
    );
    const way = sheet.subject.x > x ? 1 : -1;
    const group = [-190, -90, 0, 76, 170].map((dx, i): Figure => ({
      x: x + way * dx,
      foot: yAt(x) + 52 + (i % 2) * 8,
      height: i === 3 ? 62 : 92,
      pose: 'stride',
      way,
    }));
    for (const figure of group) {
      const [hx, hy] = handOf(figure, 1);
      shine(sheet, { x: hx + way * 6, y: hy + 20, r: 96 }, 0.8);
    }
    figures(sheet, group.slice(0, 3), 'teal');
    figures(sheet, group.slice(3), 'poppy');
    for (const figure of group) {
      const [hx, hy] = handOf(figure, 1);
      sheet.add(
        rect({ x: hx + way * 4 - 8, y: hy + 6, width: 16, height: 22 }, glowOr(sheet, flame, 'mustard')),
        path(
          d`M${hx + way * 4 - 10} ${hy + 6}h20l-6-8h-8zM${hx + way * 4 - 10} ${hy + 28}h20v4h-20z`,
          sheet.paint('ink'),
        ),
      );
    }
  },
};
