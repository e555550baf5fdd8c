import { figures } from '../parts/figures';
import { counter, pendant, room } from '../parts/room';
import { path, rect, stroke } from '../print/elements';
import type { Material } from '../print/materials';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const bottles: readonly Material[] = ['leaf', 'red', 'mustard', 'teal', 'cream', 'navy'];

export const pub: Motif = {
  words: 'the counter of a small bar',
  draw(sheet) {
    const x = room(sheet, { wall: 'brick', half: 200, top: 100, sill: 486, panes: 3 });
    for (const side of [-1, 1]) shelves(sheet, x + side * 345);
    for (const dx of [-150, 0, 150]) pendant(sheet, x + dx, 150, 0.75, 'poppy');
    figures(sheet, [{ x: x - 10, foot: 650, height: 200, pose: 'reach' }], 'cream');
    counter(sheet, 556);
    taps(sheet, x + 130, 560);
    for (const [dx, y] of [
      [-220, 606],
      [-150, 616],
      [30, 612],
      [230, 616],
    ] as const)
      glass(sheet, x + dx, y);
  },
};

function shelves(sheet: Sheet, x: number): void {
  const rng = sheet.rng(x > 600 ? 'east bottles' : 'west bottles');
  for (const y of [210, 320, 430]) {
    for (let i = 0; i < 8; i++) {
      const [bx, h] = [x - 112 + i * 30, rng.range(56, 80)];
      sheet.add(
        path(
          d`M${bx} ${y}v${-h * 0.6}q0-8 6-12v${-h * 0.26}h8v${h * 0.26}q6 4 6 12v${h * 0.6}z`,
          sheet.paint(rng.pick(bottles), 0),
        ),
      );
    }
    sheet.add(rect({ x: x - 124, y, width: 252, height: 10 }, sheet.paint('wood', 0, 'shade')));
  }
}

function taps(sheet: Sheet, x: number, foot: number): void {
  for (const [i, material] of (['poppy', 'navy', 'leaf'] as const).entries())
    sheet.add(
      stroke(d`M${x + i * 40} ${foot + 6}v-64h22`, sheet.paint('mustard', 0), 10),
      rect({ x: x + i * 40 - 7, y: foot - 120, width: 14, height: 62 }, sheet.paint(material, 0)),
    );
}

function glass(sheet: Sheet, x: number, foot: number): void {
  sheet.add(
    path(d`M${x - 22} ${foot - 62}h44l-6 66h-32z`, sheet.paint('mustard', 0, 'lit')),
    path(d`M${x - 24} ${foot - 60}q-4-16 12-16q8-10 20-2q18-4 16 18z`, sheet.paint('cream', 0, 'lit')),
  );
}
