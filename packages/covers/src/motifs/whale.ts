import { figures } from '../parts/figures';
import { wake } from '../parts/near-water';
import { path, stroke } from '../print/elements';
import { d, lens } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const whale: Motif = {
  words: "a whale's tail",
  draw(sheet) {
    const x = sheet.focus;
    const way = sheet.subject.x > x ? -1 : 1;
    fluke(sheet, x, 560);
    back(sheet, x - way * 230, 566, way);
    boat(sheet, x + way * 300, 516, way);
  },
};

/** The tail, seen from behind as it goes down. */
function fluke(sheet: Sheet, x: number, y: number): void {
  const half = (s: 1 | -1) =>
    d`M${x} ${y - 92}Q${x + s * 34} ${y - 128} ${x + s * 104} ${y - 134}Q${x + s * 132} ${y - 132} ${x + s * 142} ${y - 152}Q${x + s * 138} ${y - 106} ${x + s * 96} ${y - 92}Q${x + s * 44} ${y - 78} ${x + s * 20} ${y - 44}L${x + s * 34} ${y + 4}H${x}z`;
  const ink = sheet.paint('navy', 0.02);
  sheet.add(
    path(half(1) + half(-1), ink),
    path(d`M${x - 8} ${y - 84}q-34-34-84-38q34 12 64 34z`, sheet.paint('cream', 0.02), { opacity: 0.6 }),
    path(lens(x, y + 4, 92, 9) + lens(x - 20, y + 16, 140, 5), sheet.paint('cream', 0.04, 'lit'), { opacity: 0.8 }),
  );
  let drops = '';
  for (const [dx, dy] of [
    [-118, -84],
    [-92, -70],
    [104, -76],
    [124, -96],
    [66, -50],
    [-60, -44],
  ] as const)
    drops += d`M${x + dx} ${y + dy}v16`;
  sheet.add(stroke(drops, sheet.paint('cream', 0, 'lit'), 3, { 'stroke-linecap': 'round', opacity: 0.7 }));
}

/** Another one, blowing. */
function back(sheet: Sheet, x: number, y: number, way: 1 | -1): void {
  const body = d`M${x - 96} ${y}Q${x - 20} ${y - 46} ${x + 40} ${y - 26}L${x + 52} ${y - 40}L${x + 64} ${y - 20}Q${x + 92} ${y - 10} ${x + 104} ${y}z`;
  const spout = d`M${x - way * 40} ${y - 36}q-4-40-28-58M${x - way * 40} ${y - 36}q4-40 26-60M${x - way * 40} ${y - 38}v-62`;
  sheet.add(
    stroke(spout, sheet.paint('cream', 0.08, 'lit'), 6, { 'stroke-linecap': 'round', opacity: 0.6 }),
    path(body, sheet.paint('navy', 0.12)),
    path(lens(x, y, 120, 4), sheet.paint('cream', 0.08, 'lit'), { opacity: 0.7 }),
  );
}

function boat(sheet: Sheet, x: number, y: number, way: 1 | -1): void {
  figures(
    sheet,
    [-26, -4, 18].map((dx) => ({ x: x + dx, foot: y + 2, height: 34, pose: 'stand' as const })),
    undefined,
    0.14,
  );
  sheet.add(
    path(d`M${x - 50} ${y - 8}h100l-14 20h-72z`, sheet.paint('poppy', 0.12)),
    stroke(wake(x - way * 52, y + 10, 70, way === 1 ? 1 : -1), sheet.paint('cream', 0.2), 2, { opacity: 0.5 }),
  );
}
