import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { lampOr, shine } from '../parts/lamplight';
import { path, rect, stroke } from '../print/elements';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const castle: Motif = {
  words: 'a castle on its hill',
  draw(sheet) {
    const yAt = ground(sheet, { y: 600, roll: 10, hill: 72, grass: 18 });
    const x = sheet.focus;
    keep(sheet, x, yAt(x) + 18);
    framingTrees(sheet, { yAt: (at) => yAt(at) + 12, gap: 92, height: [90, 160], depth: 0.05 });
    sheet.add(
      path(
        d`M${x - 16} ${yAt(x) + 22}Q${x - 50} 620 ${x - 130} 690H${x + 10}Q${x + 20} 620 ${x + 16} ${yAt(x) + 22}z`,
        sheet.paint('sand', 0.03),
      ),
    );
    figures(
      sheet,
      [
        { x: x - 52, foot: 630, height: 58, pose: 'stride' },
        { x: x - 22, foot: 634, height: 56, pose: 'stride' },
      ],
      'poppy',
    );
  },
};

function keep(sheet: Sheet, x: number, foot: number): void {
  const stone = sheet.paint('stone', 0.06);
  const dark = sheet.paint('stone', 0.02, 'shade');
  const side = sheet.lightX > x ? -1 : 1;
  const crenels = (cx: number, w: number, top: number) =>
    [0, 1, 2, 3].map((i) => d`M${cx - w / 2 - 4 + (i * (w + 8)) / 3.5} ${top}v-12h${(w + 8) / 7}v12z`).join('');
  const tower = (u: number, w: number, h: number) =>
    d`M${x + u - w / 2} ${foot}v${-h}h-4v-12h${w + 8}v12h-4v${h}z` + crenels(x + u, w, foot - h - 10);
  const shade = [
    [-138, 50, 132],
    [138, 50, 132],
    [-52, 44, 176],
    [60, 52, 210],
  ]
    .map(([u = 0, w = 0, h = 0]) => d`M${x + u + side * w * 0.5} ${foot}v${-h}h${-side * w * 0.34}v${h}z`)
    .join('');
  shine(sheet, { x, y: foot - 60, r: 240 }, 0.45);
  sheet.skyline.raise([
    [x - 160, foot - 130],
    [x + 60, foot - 280],
    [x + 160, foot - 130],
  ]);
  sheet.add(
    path(tower(-52, 44, 176) + tower(60, 52, 210), stone),
    path(d`M${x + 30} ${foot - 220}l30-62 30 62z`, sheet.paint('brick', 0.04)),
    stroke(d`M${x + 60} ${foot - 280}v-30`, sheet.paint('ink'), 2.5),
    path(d`M${x + 60} ${foot - 310}l34 9-34 10z`, sheet.paint('poppy', 0, 'lit')),
    path(d`M${x - 138} ${foot}v-96h276v96z` + crenels(x, 250, foot - 94), stone),
    path(tower(-138, 50, 132) + tower(138, 50, 132), stone),
    path(shade, dark, { opacity: 0.7 }),
    path(d`M${x - 22} ${foot}v-34a22 24 0 0 1 44 0v34z`, sheet.paint('ink', 0.02)),
  );
  for (const [u, v] of [
    [-52, 140],
    [60, 170],
    [60, 120],
    [-138, 92],
    [138, 92],
    [-66, 60],
    [70, 60],
  ] as const)
    sheet.add(rect({ x: x + u - 5, y: foot - v - 10, width: 10, height: 22 }, lampOr(sheet, 'ink', 0.05)));
}
