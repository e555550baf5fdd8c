import { figures } from '../parts/figures';
import { path } from '../print/elements';
import { lens, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

/** Outlines of two icebergs, from -1 to 1 across and 0 to 1 upwards. */
const tall: readonly Point[] = [
  [-1, 0],
  [-0.86, 0.3],
  [-0.62, 0.34],
  [-0.5, 0.74],
  [-0.28, 0.9],
  [-0.2, 1],
  [-0.06, 0.82],
  [0.1, 0.86],
  [0.24, 0.5],
  [0.5, 0.44],
  [0.62, 0.2],
  [0.9, 0.16],
  [1, 0],
];
const flat: readonly Point[] = [
  [-1, 0],
  [-0.94, 0.5],
  [-0.6, 0.62],
  [-0.1, 0.58],
  [0.3, 0.72],
  [0.72, 0.66],
  [0.9, 0.4],
  [1, 0],
];

export const icebergs: Motif = {
  words: 'icebergs and a small boat',
  draw(sheet) {
    const way = sheet.subject.x > sheet.focus ? -1 : 1;
    berg(sheet, { x: sheet.focus - way * 330, y: 520, half: 120, height: 70, depth: 0.3, shape: flat });
    berg(sheet, { x: sheet.focus + way * 20, y: 574, half: 190, height: 210, depth: 0.1, shape: tall });
    berg(sheet, { x: sheet.focus + way * 320, y: 610, half: 130, height: 66, depth: 0.05, shape: flat });
    const [x, y] = [sheet.focus - way * 220, 622];
    figures(
      sheet,
      [-22, 0, 22].map((dx) => ({ x: x + dx, foot: y + 6, height: 40, pose: 'sit' as const, way })),
      'poppy',
    );
    sheet.add(
      path(
        polygon([
          [x - 62, y - 8],
          [x + 62, y - 8],
          [x + 48, y + 12],
          [x - 48, y + 12],
        ]),
        sheet.paint('ink', 0.02),
      ),
    );
    const rng = sheet.rng('floes');
    let floes = '';
    for (let i = 0; i < 14; i++)
      floes += lens(rng.range(sheet.paper.left, sheet.paper.right), rng.range(540, 660), rng.range(10, 34), 4);
    sheet.add(path(floes, sheet.paint('snow', 0.06), { opacity: 0.9 }));
  },
};

interface Berg {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly height: number;
  readonly depth: number;
  readonly shape: readonly Point[];
}

function berg(sheet: Sheet, { x, y, half, height, depth, shape }: Berg): void {
  const way = sheet.lightX > x ? 1 : -1;
  const line = shape.map(([u, v]): Point => [x - way * u * half, y - v * height]);
  const shaded = shape.filter(([u]) => u < 0.02).map(([u, v]): Point => [x + way * u * half, y - v * height]);
  const image = line.map(([px, py]): Point => [px, y + (y - py) * 0.36]);
  sheet.skyline.raise(line);
  sheet.add(
    path(polygon(image), sheet.paint('snow', depth), { opacity: 0.3 }),
    path(polygon(line), sheet.paint('snow', depth, 'lit')),
    path(
      polygon([...shaded, [x + way * half * 0.1, y - height * 0.4], [x - way * half * 0.06, y]]),
      sheet.paint('teal', depth + 0.1),
      { opacity: 0.42 },
    ),
    path(lens(x, y, half * 1.05, 5), sheet.paint('teal', 0.05, 'lit'), { opacity: 0.7 }),
  );
}
