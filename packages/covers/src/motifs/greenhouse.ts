import { palm } from '../land/plants';
import { figures } from '../parts/figures';
import { ground } from '../parts/ground';
import { glowOr, shine } from '../parts/lamplight';
import { hex, lch } from '../print/colour';
import { path, stroke } from '../print/elements';
import { d, disc } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const warm = hex(lch(0.88, 0.09, 98));

export const greenhouse: Motif = {
  words: 'a glasshouse full of palms',
  draw(sheet) {
    ground(sheet, { y: 590, roll: 6, depth: 0.07 });
    const x = sheet.focus;
    const foot = 616;
    shine(sheet, { x, y: foot - 90, r: 330 }, 0.6, warm);
    const wing = (s: 1 | -1) =>
      d`M${x + s * 90} ${foot}V${foot - 100}Q${x + s * 240} ${foot - 120} ${x + s * 270} ${foot}z`;
    const dome = d`M${x - 120} ${foot}V${foot - 110}C${x - 120} ${foot - 240} ${x + 120} ${foot - 240} ${x + 120} ${foot - 110}V${foot}z`;
    const glass = glowOr(sheet, warm, 'teal', 0.3);
    sheet.add(path(wing(1) + wing(-1), glass, { opacity: 0.62 }), path(dome, glass, { opacity: 0.72 }));
    plants(sheet, x, foot);
    ribs(sheet, x, foot, wing(1) + wing(-1) + dome);
    figures(
      sheet,
      [
        { x: x + 60, foot: 646, height: 92, pose: 'stride', way: -1 },
        { x: x + 110, foot: 650, height: 66, pose: 'wave', way: -1 },
      ],
      'poppy',
    );
    sheet.skyline.raise([
      [x - 270, foot],
      [x - 120, foot - 170],
      [x, foot - 214],
      [x + 120, foot - 170],
      [x + 270, foot],
    ]);
  },
};

function plants(sheet: Sheet, x: number, foot: number): void {
  const rng = sheet.rng('plants');
  let [trunks, leaves, blooms] = ['', '', ''];
  for (const [dx, height] of [
    [-60, 150],
    [44, 176],
    [-160, 86],
    [170, 90],
  ] as const) {
    const { trunk, crown } = palm(rng, { x: x + dx, foot, height });
    trunks += trunk;
    leaves += crown;
  }
  for (let i = 0; i < 22; i++) {
    const [bx, r] = [x + rng.range(-240, 240), rng.range(10, 22)];
    leaves += disc(bx, foot - r * 0.6, r);
    if (i % 2) blooms += disc(bx + rng.range(-10, 10), foot - r * 1.2, 5);
  }
  sheet.add(
    path(trunks, sheet.paint('wood', 0.02)),
    path(leaves, sheet.paint('pine', 0.02)),
    path(blooms, sheet.paint('rose', 0, 'lit')),
  );
}

/** White iron between the panes, and a door. */
function ribs(sheet: Sheet, x: number, foot: number, outline: string): void {
  let lines = '';
  for (const u of [-80, -40, 40, 80])
    lines += d`M${x + u} ${foot}V${foot - 120}Q${x + u * 0.9} ${foot - 190} ${x} ${foot - 208}`;
  for (const s of [-1, 1])
    for (const u of [140, 190, 236])
      lines += d`M${x + s * u} ${foot}Q${x + s * u} ${foot - 80} ${x + s * (u - 24)} ${foot - 108 + (u - 140) * 0.22}`;
  lines += d`M${x - 268} ${foot - 56}H${x + 268}M${x - 120} ${foot - 112}H${x + 120}`;
  const iron = sheet.paint('cream', 0.02, 'lit');
  sheet.add(
    stroke(lines, iron, 2.4, { opacity: 0.8 }),
    stroke(outline, iron, 5),
    path(d`M${x - 5} ${foot - 206}h10l-2-34h-6z`, iron),
    stroke(d`M${x - 24} ${foot}v-64a24 22 0 0 1 48 0v64M${x} ${foot}v-84`, iron, 4),
  );
}
