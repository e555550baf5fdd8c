import { boulder } from '../land/plants';
import { framingTrees, ground } from '../parts/ground';
import { path, stroke } from '../print/elements';
import type { Material } from '../print/materials';
import { d } from '../print/pen';
import type { Motif } from './motif';

const arms: readonly (readonly [dx: number, y: number, length: number, material: Material])[] = [
  [1, 150, 128, 'mustard'],
  [-1, 116, 116, 'cream'],
  [1, 82, 96, 'poppy'],
];

export const signpost: Motif = {
  words: 'a signpost on the way',
  draw(sheet) {
    const yAt = ground(sheet, { y: 588, roll: 16, hill: 24, grass: 26 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 112, height: [90, 170], depth: 0.06 });
    const x = sheet.focus;
    const foot = yAt(x) + 34;
    sheet.add(
      stroke(d`M${x} ${foot + 6}V${foot - 176}`, sheet.paint('wood', 0, 'shade'), 13, { 'stroke-linecap': 'round' }),
    );
    for (const [way, y, length, material] of arms) {
      const tip = x + way * length;
      sheet.add(
        path(
          d`M${x - way * 14} ${foot - y - 14}H${tip - way * 16}L${tip} ${foot - y}L${tip - way * 16} ${foot - y + 14}H${x - way * 14}z`,
          sheet.paint(material, 0, 'lit'),
        ),
        stroke(d`M${x + way * 18} ${foot - y}H${tip - way * 28}`, sheet.paint('ink', 0.1), 4, {
          opacity: 0.6,
          'stroke-dasharray': '20 8',
        }),
      );
    }
    const rng = sheet.rng('stones');
    sheet.add(
      path(
        [-26, 4, 28].map((dx) => boulder(rng, { x: x + dx, foot: foot + 12, height: rng.range(16, 26) })).join(''),
        sheet.paint('stone', 0),
      ),
    );
  },
};
