import { figures } from '../parts/figures';
import { floorBox } from '../parts/ground';
import { boards, counter, pendant, room } from '../parts/room';
import { circle, round } from '../print/elements';
import type { Material } from '../print/materials';
import { around, d, disc } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const workbench: Motif = {
  words: 'a workbench with tools',
  draw(sheet) {
    const x = room(sheet, { wall: 'teal', half: 240, top: 70, sill: 486, panes: 4 });
    for (const side of [-1, 1] as const) toolWall(sheet, x + side * 370, side);
    pendant(sheet, x - 80, 130, 1);
    pendant(sheet, x + 110, 130, 1);
    counter(sheet, 556);
    vice(sheet, x - 160, 560);
    project(sheet, x + 30, 600);
    jars(sheet, x + 250, 560);
  },
};

/** Saws, hammers and chisels on the wall. */
function toolWall(sheet: Sheet, x: number, side: 1 | -1): void {
  const steel = sheet.paint('steel', 0, 'lit');
  const wood = sheet.paint('wood', 0, 'lit');
  sheet.box({ x: x - 118, y: 110, width: 236, height: 330 }, sheet.paint('plaster', 0, 'shade'), { opacity: 0.8 });
  sheet.fill(d`M${x - 84} 150l150 18v34l-150-22z`, steel);
  sheet.fill(d`M${x - 104} 140h26v44h-26z`, wood);
  sheet.line(around(x, 0, 'M-70 250v100M-10 240v100M40 250v90M84 250v90'), wood, 11, round);
  sheet.line(d`M${x - 96} 244h54`, steel, 22);
  sheet.fill(around(x, 0, 'M-22 240v-34l12-10 12 10v34zM32 250v-30l8-14 8 14v30zM76 250v-36h16v36z'), steel);
  sheet.line(d`M${x - side * 60} 390q30 26 60 0`, sheet.paint('mustard'), 9, round);
}

function vice(sheet: Sheet, x: number, y: number): void {
  sheet.fill(d`M${x - 56} ${y}v-40h46v-26h22v26h22v-26h22v26h20v40z`, sheet.paint('steel'));
  sheet.line(around(x, y, 'M70-20h40M104-40v40'), sheet.paint('steel', 0, 'lit'), 7, round);
  sheet.box({ x: x + 10, y: y - 116, width: 24, height: 62 }, sheet.paint('sand', 0, 'lit'));
}

/** What is being made: a small carved bird, a mallet, a chisel and shavings. */
function project(sheet: Sheet, x: number, y: number): void {
  const bird = around(x, y, 'M-66-26Q-20-70 26-50Q34-84 62-78L90-66L66-60Q58-14 0-8Q-34-8-66-26z');
  sheet.fill(bird, sheet.paint('red', 0, 'lit'));
  sheet.fill(around(x, y, 'M-40-26Q0-52 30-36Q4-14-40-26z'), sheet.paint('mustard'));
  sheet.add(circle(x + 60, y - 68, 3.5, sheet.paint('ink')));
  sheet.line(around(x, y, 'M-150 26L-86 6'), sheet.paint('wood', 0, 'shade'), 9, round);
  sheet.line(around(x, y, 'M-86 6L-50-4'), sheet.paint('steel', 0, 'lit'), 7);
  sheet.line(around(x, y, 'M100 30h70'), sheet.paint('wood', 0, 'shade'), 8, round);
  sheet.box({ x: x + 156, y: y + 6, width: 34, height: 46 }, sheet.paint('wood', 0, 'shade'));
  sheet.line(
    around(x, y, 'M-20 26q10-14 20 0t-7 9M24 18q10-12 18 0t-6 8M62 32q10-12 18 0t-6 8'),
    sheet.paint('cream', 0, 'lit'),
    3,
  );
}

function jars(sheet: Sheet, x: number, y: number): void {
  sheet.line(around(x, y, 'M-24-40l-10-50M-14-40l4-58M-4-40l16-50'), sheet.paint('mustard'), 6, round);
  sheet.box({ x: x - 34, y: y - 46, width: 42, height: 50 }, sheet.paint('poppy'));
  sheet.box({ x: x + 22, y: y - 32, width: 46, height: 36 }, sheet.paint('cream'));
  sheet.fill(disc(x + 45, y - 34, 22), sheet.paint('navy'));
}

const glazes: readonly Material[] = ['teal', 'cream', 'poppy', 'mustard', 'navy', 'stone'];

export const pottery: Motif = {
  words: "a potter's wheel",
  draw(sheet) {
    const x = room(sheet, { wall: 'plaster', half: 230, top: 90, sill: 486, panes: 3 });
    boards(sheet, 606);
    for (const side of [-1, 1] as const) shelf(sheet, x + side * 365, side);
    pendant(sheet, x, 130, 1, 'teal');
    wheel(sheet, x - 40, 640);
    figures(sheet, 'teal', [{ x: x + 64, foot: 650, height: 168, pose: 'sit', way: -1 }]);
    sheet.box({ x: x + 44, y: 606, width: 48, height: 46 }, sheet.paint('wood', 0, 'shade'));
  },
};

/** Path data of a pot: a foot, a belly and a lip. */
const pot = (x: number, y: number, w: number, h: number, neck: number) =>
  d`M${x - w * 0.5} ${y}Q${x - w * 1.1} ${y - h * 0.5} ${x - w * neck} ${y - h * 0.86}L${x - w * neck * 1.2} ${y - h}H${x + w * neck * 1.2}L${x + w * neck} ${y - h * 0.86}Q${x + w * 1.1} ${y - h * 0.5} ${x + w * 0.5} ${y}z`;

function shelf(sheet: Sheet, x: number, side: 1 | -1): void {
  const rng = sheet.rng(`shelf${side}`);
  for (const y of [216, 330, 444]) {
    for (let i = -2; i <= 2; i++)
      sheet.fill(
        pot(x + i * 44, y, rng.range(13, 19), rng.range(30, 62), rng.range(0.3, 0.8)),
        sheet.paint(rng.pick(glazes), 0),
      );
    sheet.box({ x: x - 124, y, width: 248, height: 10 }, sheet.paint('wood', 0, 'shade'));
  }
}

/** The wheel with a bowl rising on it. */
function wheel(sheet: Sheet, x: number, foot: number): void {
  const clay = sheet.paint('red', 0, 'lit');
  sheet.fill(d`M${x - 104} ${foot}l18-74h172l18 74z`, sheet.paint('wood'));
  sheet.fill(around(x, foot, 'M-98-74h196v-16h-196z'), sheet.paint('wood', 0, 'lit'));
  sheet.fill(d`M${x - 62} ${foot - 92}a62 14 0 1 1 124 0a62 14 0 1 1 -124 0z`, sheet.paint('steel'));
  sheet.fill(pot(x, foot - 92, 48, 92, 0.72), clay);
  sheet.fill(d`M${x - 42} ${foot - 184}a42 9 0 1 1 84 0a42 9 0 1 1 -84 0z`, sheet.paint('earth'));
  sheet.line(around(x, foot, 'M-46-128q46 10 92 0M-40-150q40 9 80 0'), sheet.paint('earth'), 2.5, {
    opacity: 0.6,
  });
  sheet.fill(pot(x - 150, foot - 4, 26, 44, 0.8), sheet.paint('stone'));
}

const wools: readonly Material[] = ['poppy', 'mustard', 'teal', 'rose', 'navy', 'cream'];

export const loom: Motif = {
  words: 'a loom and baskets of wool',
  draw(sheet) {
    const x = room(sheet, { wall: 'rose', half: 250, top: 80, sill: 486, panes: 3 });
    boards(sheet, 600);
    pendant(sheet, x + 160, 130, 0.9);
    frame(sheet, x - 70, 640);
    figures(sheet, 'mustard', [{ x: x + 96, foot: 652, height: 158, pose: 'sit', way: -1 }]);
    sheet.box({ x: x + 66, y: 612, width: 70, height: 40 }, sheet.paint('wood', 0, 'shade'));
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
  sheet.line(warp, sheet.paint('cream', 0, 'lit'), 1.6);
  for (const [i, wool] of ([0, 1, 2, 5, 3, 0, 4] as const).entries())
    sheet.box(
      { x: x - w + 10, y: foot - 56 - i * 14, width: 2 * w - 20, height: 15 },
      sheet.paint(wools[wool] ?? 'poppy'),
    );
  const zigzag = Array.from(
    { length: 9 },
    (_, i) => d`${i ? 'L' : 'M'}${x - w + 18 + i * 24} ${foot - 84 - (i % 2) * 10}`,
  ).join('');
  const wood = sheet.paint('wood', 0, 'shade');
  sheet.line(zigzag, sheet.paint('cream', 0, 'lit'), 3);
  sheet.line(d`M${x - w} ${foot + 8}V${top - 6}M${x + w} ${foot + 8}V${top - 6}`, wood, 15, round);
  sheet.line(
    d`M${x - w - 14} ${top + 14}H${x + w + 14}M${x - w - 8} ${foot - 36}H${x + w + 8}M${x - w} ${foot - 160}H${x + w}`,
    wood,
    10,
    round,
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
    sheet.fill(disc(x + dx, foot + dy, 22), wool);
    sheet.line(
      around(x + dx, foot + dy, 'M-16-4q16-16 32 2M-14 8q14-18 30-6'),
      sheet.paint(wools[i] ?? 'poppy', 0, 'shade'),
      2,
    );
  }
  sheet.fill(around(x, foot, 'M-58-40h116l-14 42h-88z'), sheet.paint('straw'));
  sheet.line(around(x, foot, 'M-56-28h112M-52-14h104'), sheet.paint('earth'), 2.5, { opacity: 0.5 });
}

/** Hanks of dyed wool on a line across the window. */
function skeins(sheet: Sheet, x: number): void {
  sheet.line(around(x, 0, 'M-250 116Q0 136 250 116'), sheet.paint('wood', 0, 'shade'), 3);
  for (const [i, wool] of wools.entries()) {
    const [sx, sy] = [x - 200 + i * 34, 121 + Math.min(i, 5) * 1.4];
    sheet.line(d`M${sx} ${sy}q-12 50 0 58q12-8 0-58`, sheet.paint(wool), 8, round);
  }
}

export const boatBuilding: Motif = {
  words: 'a wooden boat on the stocks',
  draw(sheet) {
    const x = sheet.focus;
    shed(sheet, x);
    hull(sheet, x, 616);
    figures(sheet, 'teal', [{ x: x - 262, foot: 650, height: 120, pose: 'dig' }]);
    figures(sheet, 'mustard', [{ x: x + 270, foot: 646, height: 122, pose: 'reach', way: -1 }]);
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
  sheet.fill(roof, sheet.paint('wood'));
  sheet.line(d`M${left - 5} 242L${x} 126L${right + 5} 242`, wood, 20);
  sheet.line(around(x, 0, 'M-420 226H420M0 126V226M-200 180V226M200 180V226'), wood, 12);
  sheet.box({ x: left - 5, y: 150, width: x - 405 - left, height: 520 }, sheet.paint('wood'));
  sheet.box({ x: x + 410, y: 150, width: right - x - 400, height: 520 }, sheet.paint('wood'));
  sheet.box(floorBox(sheet, 612), sheet.paint('sand', 0.02));
  sheet.box({ ...floorBox(sheet, 606), height: 10 }, wood);
  let boards = '';
  for (let y = 250; y < 600; y += 40) boards += d`M${left} ${y}H${x - 410}M${x + 412} ${y}H${right}`;
  sheet.line(boards, wood, 3, { opacity: 0.6 });
}

/** A half-planked hull: ribs above, strakes below. */
function hull(sheet: Sheet, x: number, foot: number): void {
  const plank = sheet.paint('sand', 0, 'lit');
  const wood = sheet.paint('wood', 0, 'shade');
  let ribs = '';
  for (let i = -5; i <= 5; i++)
    ribs += d`M${x + i * 34} ${foot - 10}Q${x + i * 39} ${foot - 60} ${x + i * 40} ${foot - 112 - Math.abs(i) * 4}`;
  const body = around(x, foot, 'M-226-118Q-150-6 0-4T236-128L214-80Q100-46 0-48T-208-76z');
  const strakes = [0, 1, 2]
    .map(
      (i) =>
        d`M${x - 200 + i * 16} ${foot - 70 + i * 18}Q${x} ${foot - 36 + i * 10} ${x + 208 - i * 16} ${foot - 72 + i * 18}`,
    )
    .join('');
  sheet.line(around(x, foot, 'M-130 34v-44M130 34v-44M-160 34h60M100 34h60'), wood, 12);
  sheet.line(ribs, plank, 7, round);
  sheet.fill(body, sheet.paint('wood', 0, 'lit'));
  sheet.line(strakes, wood, 3, { opacity: 0.7 });
  sheet.line(around(x, foot, 'M-232-140Q-150-100 0-104T240-150'), plank, 8, round);
  sheet.line(around(x, foot, 'M240-152Q226-40 120-6M-230-142Q-214-40-120-8'), wood, 9, round);
}

function shavings(sheet: Sheet, x: number): void {
  const rng = sheet.rng('shavings');
  let curls = '';
  for (let i = 0; i < 22; i++) curls += d`M${x + rng.range(-330, 330)} ${rng.range(636, 668)}q7-9 13 0t-5 6`;
  sheet.line(curls, sheet.paint('cream', 0, 'lit'), 2.5, { opacity: 0.8 });
}
