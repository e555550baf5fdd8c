import { boulder } from '../land/plants';
import { ground } from '../parts/ground';
import { path } from '../print/elements';
import { polygon } from '../print/pen';
import type { Motif } from './motif';

export const boulders: Motif = {
  words: 'boulders',
  draw(sheet) {
    const yAt = ground(sheet, { y: 590, roll: 16, grass: 30 });
    const x = sheet.focus;
    const rng = sheet.rng('boulders');
    const side = sheet.lightX > x ? -1 : 1;
    for (const [dx, dy, height] of [
      [-150, 30, 84],
      [70, 34, 124],
      [-40, 50, 60],
      [190, 52, 66],
      [-280, 56, 46],
    ] as const) {
      const foot = yAt(x) + dy;
      const w = height * 0.78;
      const shade = polygon([
        [x + dx + side * w, foot],
        [x + dx + side * w * 0.9, foot - height * 0.34],
        [x + dx + side * w * 0.34, foot - height * 0.84],
        [x + dx + side * w * 0.2, foot],
      ]);
      sheet.add(
        path(boulder(rng, { x: x + dx, foot, height }), sheet.paint('stone', 0.03)),
        path(shade, sheet.paint('stone', 0, 'shade'), { opacity: 0.55 }),
      );
    }
    let small = '';
    for (let i = 0; i < 16; i++)
      small += boulder(rng, {
        x: rng.range(sheet.paper.left, sheet.paper.right),
        foot: rng.range(630, 668),
        height: rng.range(6, 18),
      });
    sheet.add(path(small, sheet.paint('stone', 0, 'shade')));
  },
};
