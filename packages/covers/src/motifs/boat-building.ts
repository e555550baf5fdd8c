import { figures } from '../parts/figures';
import { floorBox } from '../parts/ground';
import { pendant } from '../parts/room';
import { path, rect, stroke } from '../print/elements';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const boatBuilding: Motif = {
  words: 'a wooden boat on the stocks',
  draw(sheet) {
    const x = sheet.focus;
    shed(sheet, x);
    hull(sheet, x, 616);
    figures(sheet, [{ x: x - 262, foot: 650, height: 120, pose: 'dig' }], 'teal');
    figures(sheet, [{ x: x + 270, foot: 646, height: 122, pose: 'reach', way: -1 }], 'mustard');
    for (const dx of [-150, 150]) pendant(sheet, x + dx, sheet.paper.top < 0 ? 200 : 210, 0.8, 'steel');
    shavings(sheet, x);
  },
};

/** The open end of a shed: posts, a roof beam and a floor, with the water beyond. */
function shed(sheet: Sheet, x: number): void {
  const { left, right, top } = sheet.paper;
  const roof = d`M${left - 5} ${top - 5}H${right + 5}V236L${x} 120L${left - 5} 236z`;
  const wood = sheet.paint('wood', 0, 'shade');
  sheet.skyline.close({ left: x - 400, right: x + 400 });
  sheet.add(
    path(roof, sheet.paint('wood', 0)),
    stroke(d`M${left - 5} 242L${x} 126L${right + 5} 242`, wood, 20),
    stroke(d`M${x - 420} 226H${x + 420}M${x} 126V226M${x - 200} 180V226M${x + 200} 180V226`, wood, 12),
    rect({ x: left - 5, y: 150, width: x - 405 - left, height: 520 }, sheet.paint('wood', 0)),
    rect({ x: x + 410, y: 150, width: right - x - 400, height: 520 }, sheet.paint('wood', 0)),
    rect(floorBox(sheet, 612), sheet.paint('sand', 0.02)),
    rect({ ...floorBox(sheet, 606), height: 10 }, wood),
  );
  let boards = '';
  for (let y = 250; y < 600; y += 40) boards += d`M${left} ${y}H${x - 410}M${x + 412} ${y}H${right}`;
  sheet.add(stroke(boards, wood, 3, { opacity: 0.6 }));
}

/** A half-planked hull: ribs above, strakes below. */
function hull(sheet: Sheet, x: number, foot: number): void {
  const plank = sheet.paint('sand', 0, 'lit');
  const wood = sheet.paint('wood', 0, 'shade');
  let ribs = '';
  for (let i = -5; i <= 5; i++)
    ribs += d`M${x + i * 34} ${foot - 10}Q${x + i * 39} ${foot - 60} ${x + i * 40} ${foot - 112 - Math.abs(i) * 4}`;
  const body = d`M${x - 226} ${foot - 118}Q${x - 150} ${foot - 6} ${x} ${foot - 4}T${x + 236} ${foot - 128}L${x + 214} ${foot - 80}Q${x + 100} ${foot - 46} ${x} ${foot - 48}T${x - 208} ${foot - 76}z`;
  const strakes = [0, 1, 2]
    .map(
      (i) =>
        d`M${x - 200 + i * 16} ${foot - 70 + i * 18}Q${x} ${foot - 36 + i * 10} ${x + 208 - i * 16} ${foot - 72 + i * 18}`,
    )
    .join('');
  sheet.add(
    stroke(
      d`M${x - 130} ${foot + 34}v-44M${x + 130} ${foot + 34}v-44M${x - 160} ${foot + 34}h60M${x + 100} ${foot + 34}h60`,
      wood,
      12,
    ),
    stroke(ribs, plank, 7, { 'stroke-linecap': 'round' }),
    path(body, sheet.paint('wood', 0, 'lit')),
    stroke(strakes, wood, 3, { opacity: 0.7 }),
    stroke(
      d`M${x - 232} ${foot - 140}Q${x - 150} ${foot - 100} ${x} ${foot - 104}T${x + 240} ${foot - 150}`,
      plank,
      8,
      { 'stroke-linecap': 'round' },
    ),
    stroke(
      d`M${x + 240} ${foot - 152}Q${x + 226} ${foot - 40} ${x + 120} ${foot - 6}M${x - 230} ${foot - 142}Q${x - 214} ${foot - 40} ${x - 120} ${foot - 8}`,
      wood,
      9,
      { 'stroke-linecap': 'round' },
    ),
  );
}

function shavings(sheet: Sheet, x: number): void {
  const rng = sheet.rng('shavings');
  let curls = '';
  for (let i = 0; i < 22; i++) curls += d`M${x + rng.range(-330, 330)} ${rng.range(636, 668)}q7-9 13 0t-5 6`;
  sheet.add(stroke(curls, sheet.paint('cream', 0, 'lit'), 2.5, { opacity: 0.8 }));
}
