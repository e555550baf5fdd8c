import { figures } from '../parts/figures';
import { lampOr, shine } from '../parts/lamplight';
import { wake } from '../parts/near-water';
import { circle, round } from '../print/elements';
import { around, d, disc, lens, pairs, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const ferry: Motif = {
  words: 'a ferry',
  draw(sheet) {
    const x = sheet.focus;
    const y = 570;
    const way = sheet.subject.x > x ? 1 : -1;
    const at = (u: number) => x + way * u;
    const box = (u: number, v: number, width: number, height: number) => ({
      x: Math.min(at(u), at(u + width)),
      y: y - v,
      width,
      height,
    });
    sheet.fill(lens(x, y + 28, 230, 11), sheet.paint('navy', 0.02), { opacity: 0.35 });
    shine(sheet, { x, y: y - 60, r: 210 }, 0.5);
    sheet.box(box(-150, 62, 270, 50), sheet.paint('cream', 0.02, 'lit'));
    sheet.box(box(-120, 104, 200, 44), sheet.paint('cream', 0.03));
    sheet.box(box(-20, 138, 74, 36), sheet.paint('cream', 0.03, 'lit'));
    sheet.fill(d`M${at(-70)} ${y - 104}h${way * 36}l${-way * 4} -52h${-way * 30}z`, sheet.paint('poppy', 0.02));
    sheet.box(box(-68, 148, 32, 10), sheet.paint('ink', 0.02));
    let [upper, lower] = ['', ''];
    for (let i = 0; i < 9; i++) lower += d`M${at(-136 + i * 29)} ${y - 38}v0`;
    for (let i = 0; i < 7; i++) upper += d`M${at(-106 + i * 29)} ${y - 82}v0`;
    const square = { 'stroke-linecap': 'square' };
    sheet.line(lower.replaceAll('v0', 'h.1') + upper.replaceAll('v0', 'h.1'), lampOr(sheet, 'navy'), 14, square);
    sheet.line(around(x, y, 'M-8-120h50', 1, way), lampOr(sheet, 'navy'), 12);
    const hull = around(x, y, 'M-190-14H206L166 28H-168z', 1, way);
    sheet.fill(hull, sheet.paint('navy', 0.01));
    sheet.line(around(x, y, 'M-186-2H194', 1, way), sheet.paint('cream', 0.02), 5);
    sheet.line(wake(at(-190), y + 22, 120, way), sheet.paint('cream', 0.1), 3, { opacity: 0.6 });
    sheet.line(d`M${at(40)} ${y - 138}v-34`, sheet.paint('ink', 0.02), 3);
    gulls(sheet, at(-120), y - 180);
  },
};

function gulls(sheet: Sheet, x: number, y: number): void {
  const wings = pairs([0, 0, 54, -22, -48, -30]).map(([dx, dy]) => around(x + dx, y + dy, 'M-14-5q8-8 14 2q7-9 15-3'));
  sheet.line(wings.join(''), sheet.paint('ink', 0.2), 3, round);
}

export const fishingBoat: Motif = {
  words: 'a fishing boat hauling its traps',
  draw(sheet) {
    const x = sheet.focus;
    const y = 570;
    const way = sheet.subject.x > x ? 1 : -1;
    const at = (u: number) => x + way * u;
    sheet.fill(lens(x, y + 30, 200, 10), sheet.paint('navy', 0.02), { opacity: 0.35 });
    shine(sheet, { x: at(30), y: y - 90, r: 150 }, 0.6);
    sheet.line(around(x, y, 'M-60-20V-150M-60-140L-150-60M-60-146L20-90', 1, way), sheet.paint('ink'), 4);
    sheet.box({ x: Math.min(at(0), at(78)), y: y - 92, width: 78, height: 74 }, sheet.paint('cream', 0.02, 'lit'));
    sheet.fill(d`M${at(-8)} ${y - 92}h${way * 96}l${-way * 10} -14h${-way * 76}z`, sheet.paint('teal', 0.02));
    sheet.box({ x: Math.min(at(12), at(36)), y: y - 78, width: 24, height: 24 }, lampOr(sheet, 'navy'));
    sheet.box({ x: Math.min(at(44), at(68)), y: y - 78, width: 24, height: 24 }, lampOr(sheet, 'navy'));
    figures(sheet, 'mustard', [
      { x: at(-92), foot: y - 10, height: 66, pose: 'dig', way: way === 1 ? -1 : 1 },
      { x: at(-40), foot: y - 10, height: 64, pose: 'reach', way: way === 1 ? -1 : 1 },
    ]);
    const hull = around(x, y, 'M-160-30Q-20-12 110-30L172-52Q150 6 124 28H-134Q-156 4-160-30z', 1, way);
    const stripe = around(x, y, 'M-158-14Q-20 2 160-30l-6 16Q-20 16-154 0z', 1, way);
    sheet.fill(hull, sheet.paint('poppy', 0.01));
    sheet.fill(stripe, sheet.paint('cream', 0.01, 'lit'));
    traps(sheet, at(-138), y - 34, way);
    buoys(sheet, x, way);
    sheet.line(wake(at(-150), y + 24, 90, way), sheet.paint('cream', 0.1), 3, { opacity: 0.6 });
    sheet.skyline.raise(pairs([-20, -150, 20, -150], x, y));
  },
};

function traps(sheet: Sheet, x: number, y: number, way: 1 | -1): void {
  for (const [i, dx] of [0, 34].entries()) {
    const left = x + way * dx - 16;
    sheet.box({ x: left, y: y - 22, width: 32, height: 22 }, sheet.paint('wood'));
    sheet.line(around(left, y, 'M8-22v22M16-22v22M24-22v22'), sheet.paint('ink'), 2);
    if (i === 0) sheet.box({ x: left + 3, y: y - 44, width: 32, height: 22 }, sheet.paint('wood', 0, 'lit'));
  }
}

function buoys(sheet: Sheet, x: number, way: 1 | -1): void {
  for (const [dx, dy] of pairs([-250, 20, -300, 54, 240, 40])) {
    const [bx, by] = [x + way * dx, 580 + dy];
    sheet.add(circle(bx, by, 9, sheet.paint('poppy', 0.02, 'lit')));
    sheet.fill(disc(bx, by - 3, 4), sheet.paint('cream'));
    sheet.fill(lens(bx, by + 9, 20, 3), sheet.paint('cream', 0.05), { opacity: 0.6 });
  }
}

/** Outlines of two icebergs, from -1 to 1 across and 0 to 1 upwards. */
const tall = pairs([
  -1, 0, -0.86, 0.3, -0.62, 0.34, -0.5, 0.74, -0.28, 0.9, -0.2, 1, -0.06, 0.82, 0.1, 0.86, 0.24, 0.5, 0.5, 0.44, 0.62,
  0.2, 0.9, 0.16, 1, 0,
]);
const flat = pairs([-1, 0, -0.94, 0.5, -0.6, 0.62, -0.1, 0.58, 0.3, 0.72, 0.72, 0.66, 0.9, 0.4, 1, 0]);

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
      'poppy',
      [-22, 0, 22].map((dx) => ({ x: x + dx, foot: y + 6, height: 40, pose: 'sit' as const, way })),
    );
    sheet.fill(around(x, y, 'M-62-8l124 0-14 20-96 0z'), sheet.paint('ink', 0.02));
    const rng = sheet.rng('floes');
    let floes = '';
    for (let i = 0; i < 14; i++)
      floes += lens(rng.range(sheet.paper.left, sheet.paper.right), rng.range(540, 660), rng.range(10, 34), 4);
    sheet.fill(floes, sheet.paint('snow', 0.06), { opacity: 0.9 });
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
  sheet.fill(polygon(image), sheet.paint('snow', depth), { opacity: 0.3 });
  sheet.fill(polygon(line), sheet.paint('snow', depth, 'lit'));
  sheet.fill(
    polygon([...shaded, [x + way * half * 0.1, y - height * 0.4], [x - way * half * 0.06, y]]),
    sheet.paint('teal', depth + 0.1),
    { opacity: 0.42 },
  );
  sheet.fill(lens(x, y, half * 1.05, 5), sheet.paint('teal', 0.05, 'lit'), { opacity: 0.7 });
}

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
  sheet.fill(half(1) + half(-1), ink);
  sheet.fill(around(x, y, 'M-8-84q-34-34-84-38q34 12 64 34z'), sheet.paint('cream', 0.02), { opacity: 0.6 });
  sheet.fill(lens(x, y + 4, 92, 9) + lens(x - 20, y + 16, 140, 5), sheet.paint('cream', 0.04, 'lit'), { opacity: 0.8 });
  let drops = '';
  for (const [dx, dy] of pairs([-118, -84, -92, -70, 104, -76, 124, -96, 66, -50, -60, -44]))
    drops += d`M${x + dx} ${y + dy}v16`;
  sheet.line(drops, sheet.paint('cream', 0, 'lit'), 3, { ...round, opacity: 0.7 });
}

/** Another one, blowing. */
function back(sheet: Sheet, x: number, y: number, way: 1 | -1): void {
  const body = around(x, y, 'M-96 0Q-20-46 40-26L52-40L64-20Q92-10 104 0z');
  const spout = around(x - way * 40, y, 'M0-36q-4-40-28-58M0-36q4-40 26-60M0-38v-62');
  sheet.line(spout, sheet.paint('cream', 0.08, 'lit'), 6, { ...round, opacity: 0.6 });
  sheet.fill(body, sheet.paint('navy', 0.12));
  sheet.fill(lens(x, y, 120, 4), sheet.paint('cream', 0.08, 'lit'), { opacity: 0.7 });
}

function boat(sheet: Sheet, x: number, y: number, way: 1 | -1): void {
  figures(
    sheet,
    'ink',
    [-26, -4, 18].map((dx) => ({ x: x + dx, foot: y + 2, height: 34, pose: 'stand' as const })),
    0.14,
  );
  sheet.fill(around(x, y, 'M-50-8h100l-14 20h-72z'), sheet.paint('poppy', 0.12));
  sheet.line(wake(x - way * 52, y + 10, 70, way === 1 ? 1 : -1), sheet.paint('cream', 0.2), 2, { opacity: 0.5 });
}
