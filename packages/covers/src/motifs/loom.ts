import { figures } from '../parts/figures';
import { boards, pendant, room } from '../parts/room';
import { path, rect, stroke } from '../print/elements';
import type { Material } from '../print/materials';
import { d, disc } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const wools: readonly Material[] = ['poppy', 'mustard', 'teal', 'rose', 'navy', 'cream'];

export const loom: Motif = {
  words: 'a loom and baskets of wool',
  draw(sheet) {
    const x = room(sheet, { wall: 'rose', half: 250, top: 80, sill: 486, panes: 3 });
    boards(sheet, 600);
    pendant(sheet, x + 160, 130, 0.9);
    frame(sheet, x - 70, 640);
    figures(sheet, [{ x: x + 96, foot: 652, height: 158, pose: 'sit', way: -1 }], 'mustard');
    sheet.add(rect({ x: x + 66, y: 612, width: 70, height: 40 }, sheet.paint('wood', 0, 'shade')));
    basket(sheet, x + 230, 652);
    basket(sheet, x - 290, 650);
    skeins(sheet, x);
  },
};

/** A standing loom with a striped cloth growing on it. */
function frame(sheet: Sheet, x: number, foot: number): void {
  const [w, top] = [116, foot - 220];
  let warp = '';
  for (let i = 0; i <= 22; i++) warp += d`M${x - w + 12 + (i * (2 * w - 24)) / 22} ${top + 20}V${foot - 40}`;
  sheet.add(stroke(warp, sheet.paint('cream', 0, 'lit'), 1.6));
  for (const [i, wool] of ([0, 1, 2, 5, 3, 0, 4] as const).entries())
    sheet.add(
      rect(
        { x: x - w + 10, y: foot - 56 - i * 14, width: 2 * w - 20, height: 15 },
        sheet.paint(wools[wool] ?? 'poppy', 0),
      ),
    );
  const zigzag = Array.from(
    { length: 9 },
    (_, i) => d`${i ? 'L' : 'M'}${x - w + 18 + i * 24} ${foot - 84 - (i % 2) * 10}`,
  ).join('');
  const wood = sheet.paint('wood', 0, 'shade');
  sheet.add(
    stroke(zigzag, sheet.paint('cream', 0, 'lit'), 3),
    stroke(d`M${x - w} ${foot + 8}V${top - 6}M${x + w} ${foot + 8}V${top - 6}`, wood, 15, {
      'stroke-linecap': 'round',
    }),
    stroke(
      d`M${x - w - 14} ${top + 14}H${x + w + 14}M${x - w - 8} ${foot - 36}H${x + w + 8}M${x - w} ${foot - 160}H${x + w}`,
      wood,
      10,
      { 'stroke-linecap': 'round' },
    ),
  );
}

function basket(sheet: Sheet, x: number, foot: number): void {
  for (const [i, [dx, dy]] of (
    [
      [-26, -46],
      [24, -48],
      [0, -60],
      [-4, -40],
    ] as const
  ).entries()) {
    const wool = sheet.paint(wools[i] ?? 'poppy', 0, 'lit');
    sheet.add(
      path(disc(x + dx, foot + dy, 22), wool),
      stroke(
        d`M${x + dx - 16} ${foot + dy - 4}q16-16 32 2M${x + dx - 14} ${foot + dy + 8}q14-18 30-6`,
        sheet.paint(wools[i] ?? 'poppy', 0, 'shade'),
        2,
      ),
    );
  }
  sheet.add(
    path(d`M${x - 58} ${foot - 40}h116l-14 42h-88z`, sheet.paint('straw', 0)),
    stroke(d`M${x - 56} ${foot - 28}h112M${x - 52} ${foot - 14}h104`, sheet.paint('earth', 0), 2.5, { opacity: 0.5 }),
  );
}

/** Hanks of dyed wool on a line across the window. */
function skeins(sheet: Sheet, x: number): void {
  sheet.add(stroke(d`M${x - 250} 116Q${x} 136 ${x + 250} 116`, sheet.paint('wood', 0, 'shade'), 3));
  for (const [i, wool] of wools.entries()) {
    const [sx, sy] = [x - 200 + i * 34, 121 + Math.min(i, 5) * 1.4];
    sheet.add(stroke(d`M${sx} ${sy}q-12 50 0 58q12-8 0-58`, sheet.paint(wool, 0), 8, { 'stroke-linecap': 'round' }));
  }
}
