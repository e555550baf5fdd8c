import { broadleaf, conifer, palm } from '../land/plants';
import { figures, handOf, type Figure } from '../parts/figures';
import { floorBox, framingTrees, ground } from '../parts/ground';
import { glowOr, shine, streetLamp } from '../parts/lamplight';
import { hex, lch } from '../print/colour';
import { circle, round } from '../print/elements';
import { glowFill } from '../print/fills';
import { around, d, disc, marks, pairs, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const forestPath: Motif = {
  words: 'people among tall trees',
  draw(sheet) {
    const x = sheet.focus;
    back(sheet);
    const yAt = ground(sheet, { y: 586, roll: 12, grass: 30 });
    const trail = d`M${x - 20} ${yAt(x) + 4}Q${x - 70} 620 ${x - 150} 690H${x + 110}Q${x + 50} 624 ${x + 26} ${yAt(x) + 4}z`;
    sheet.fill(trail, sheet.paint('sand', 0.04));
    shine(sheet, { x, y: 590, r: 100 }, 0.5);
    figures(sheet, 'mustard', [
      { x: x - 26, foot: 634, height: 84, pose: 'stride' },
      { x: x + 24, foot: 630, height: 80, pose: 'stand', way: -1 },
    ]);
    figures(sheet, 'poppy', [{ x: x + 4, foot: 612, height: 46, pose: 'wave' }]);
    trunks(sheet, x);
  },
};

/** A line of whole trees behind. */
function back(sheet: Sheet): void {
  const rng = sheet.rng('back');
  const { left, right } = sheet.paper;
  let [wood, leaves] = ['', ''];
  for (let x = left - 10; x < right + 10; x += rng.range(56, 96)) {
    const valley = 1 - 0.5 * Math.exp(-(((x - sheet.subject.x) / 210) ** 2));
    const plot = { x, foot: 600, height: rng.range(120, 200) * valley };
    if (sheet.growth.trees === 'palm') {
      const { trunk, crown } = palm(rng, plot);
      wood += trunk;
      leaves += crown;
    } else if (sheet.growth.trees === 'conifer') leaves += conifer(rng, plot, 4);
    else {
      const { trunk, crown } = broadleaf(rng, { ...plot, height: plot.height * 0.8 });
      wood += trunk;
      leaves += crown;
    }
  }
  sheet.fill(wood, sheet.paint('wood', 0.16, 'shade'));
  sheet.fill(leaves, sheet.paint(sheet.growth.trees === 'conifer' ? 'pine' : 'leaf', 0.18));
}

/** Great trunks at both sides, cut off by the top of the picture. */
function trunks(sheet: Sheet, x: number): void {
  const { top } = sheet.paper;
  let [bark, shade] = ['', ''];
  for (const [dx, w] of pairs([-350, 46, -240, 30, 236, 34, 340, 52, -500, 40, 510, 44])) {
    const cx = x + dx;
    bark += d`M${cx - w * 0.9} 690Q${cx - w * 0.5} 600 ${cx - w * 0.42} ${top - 10}H${cx + w * 0.42}Q${cx + w * 0.5} 600 ${cx + w} 690z`;
    const side = sheet.lightX > cx ? -1 : 1;
    shade += d`M${cx + side * w * 0.1} 690Q${cx + side * w * 0.16} 500 ${cx + side * w * 0.12} ${top - 10}H${cx + side * w * 0.42}Q${cx + side * w * 0.5} 600 ${cx + side * w * 0.95} 690z`;
    sheet.skyline.raise(pairs([-0.42, 0, 0.42, 0], cx, top, w));
  }
  sheet.fill(bark, sheet.paint('wood'));
  sheet.fill(shade, sheet.paint('wood', 0, 'shade'), { opacity: 0.7 });
  sheet.line(around(x, 0, 'M-250 660q-14-30 6-46M250 664q16-24 0-52'), sheet.paint('leaf'), 8, round);
}

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
    const dome = around(x, foot, 'M-120 0V-110C-120-240 120-240 120-110V0z');
    const glass = glowOr(sheet, warm, 'teal', 0.3);
    sheet.fill(wing(1) + wing(-1), glass, { opacity: 0.62 });
    sheet.fill(dome, glass, { opacity: 0.72 });
    plants(sheet, x, foot);
    ribs(sheet, x, foot, wing(1) + wing(-1) + dome);
    figures(sheet, 'poppy', [
      { x: x + 60, foot: 646, height: 92, pose: 'stride', way: -1 },
      { x: x + 110, foot: 650, height: 66, pose: 'wave', way: -1 },
    ]);
    sheet.skyline.raise(pairs([-270, 0, -120, -170, 0, -214, 120, -170, 270, 0], x, foot));
  },
};

function plants(sheet: Sheet, x: number, foot: number): void {
  const rng = sheet.rng('plants');
  let [trunks, leaves, blooms] = ['', '', ''];
  for (const [dx, height] of pairs([-60, 150, 44, 176, -160, 86, 170, 90])) {
    const { trunk, crown } = palm(rng, { x: x + dx, foot, height });
    trunks += trunk;
    leaves += crown;
  }
  for (let i = 0; i < 22; i++) {
    const [bx, r] = [x + rng.range(-240, 240), rng.range(10, 22)];
    leaves += disc(bx, foot - r * 0.6, r);
    if (i % 2) blooms += disc(bx + rng.range(-10, 10), foot - r * 1.2, 5);
  }
  sheet.fill(trunks, sheet.paint('wood', 0.02));
  sheet.fill(leaves, sheet.paint('pine', 0.02));
  sheet.fill(blooms, sheet.paint('rose', 0, 'lit'));
}

/** White iron between the panes, and a door. */
function ribs(sheet: Sheet, x: number, foot: number, outline: string): void {
  let lines = '';
  for (const u of [-80, -40, 40, 80])
    lines += d`M${x + u} ${foot}V${foot - 120}Q${x + u * 0.9} ${foot - 190} ${x} ${foot - 208}`;
  for (const s of [-1, 1])
    for (const u of [140, 190, 236])
      lines += d`M${x + s * u} ${foot}Q${x + s * u} ${foot - 80} ${x + s * (u - 24)} ${foot - 108 + (u - 140) * 0.22}`;
  lines += around(x, foot, 'M-268-56H268M-120-112H120');
  const iron = sheet.paint('cream', 0.02, 'lit');
  sheet.line(lines, iron, 2.4, { opacity: 0.8 });
  sheet.line(outline, iron, 5);
  sheet.fill(around(x, foot, 'M-5-206h10l-2-34h-6z'), iron);
  sheet.line(around(x, foot, 'M-24 0v-64a24 22 0 0 1 48 0v64M0 0v-84'), iron, 4);
}

const flame = hex(lch(0.9, 0.14, 78));

export const nightWalk: Motif = {
  words: 'people walking with lanterns',
  draw(sheet) {
    const yAt = ground(sheet, { y: 576, roll: 18, grass: 20 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 12, gap: 80, height: [150, 250], depth: 0.05 });
    const { left, right } = sheet.paper;
    const x = sheet.focus;
    sheet.fill(
      d`M${left - 10} 660Q${x - 100} ${yAt(x) + 44} ${right + 10} 616V634Q${x} ${yAt(x) + 86} ${left - 10} 690z`,
      sheet.paint('sand', 0.06),
    );
    const way = sheet.subject.x > x ? 1 : -1;
    const group = [-190, -90, 0, 76, 170].map((dx, i): Figure => ({
      x: x + way * dx,
      foot: yAt(x) + 52 + (i % 2) * 8,
      height: i === 3 ? 62 : 92,
      pose: 'stride',
      way,
    }));
    for (const figure of group) {
      const [hx, hy] = handOf(figure, 1);
      shine(sheet, { x: hx + way * 6, y: hy + 20, r: 96 }, 0.8);
    }
    figures(sheet, 'teal', group.slice(0, 3));
    figures(sheet, 'poppy', group.slice(3));
    for (const figure of group) {
      const [hx, hy] = handOf(figure, 1);
      sheet.box({ x: hx + way * 4 - 8, y: hy + 6, width: 16, height: 22 }, glowOr(sheet, flame, 'mustard'));
      sheet.fill(around(hx + way * 4, hy, 'M-10 6h20l-6-8h-8zM-10 28h20v4h-20z'), sheet.paint('ink'));
    }
  },
};

export const streetLamps: Motif = {
  words: 'a promenade with lamps',
  draw(sheet) {
    const { left, right } = sheet.paper;
    const x = sheet.focus;
    sheet.box(floorBox(sheet, 600), sheet.paint('stone', 0.04));
    sheet.box({ ...floorBox(sheet, 596), height: 9 }, sheet.paint('stone', 0, 'shade'));
    let balusters = '';
    for (let at = left; at < right; at += 22) balusters += d`M${at} 600v-42`;
    const iron = sheet.paint('ink', 0.06);
    sheet.line(balusters, iron, 3.4);
    sheet.line(d`M${left} 556H${right}M${left} 570H${right}`, iron, 6);
    for (let at = 600 - 420 * sheet.span; at < 640 + 420 * sheet.span; at += 210)
      streetLamp(sheet, { x: at, foot: 612, height: 168 });
    figures(sheet, 'poppy', [
      { x: x - 30, foot: 640, height: 96, pose: 'stride' },
      { x: x + 14, foot: 642, height: 92, pose: 'stride' },
    ]);
    figures(sheet, 'teal', [{ x: x + 210, foot: 632, height: 88, pose: 'stand', way: -1 }]);
    let slabs = '';
    for (const y of [620, 646]) slabs += d`M${left} ${y}H${right}`;
    sheet.line(slabs, sheet.paint('stone', 0, 'shade'), 2, { opacity: 0.5 });
  },
};

const spark = hex(lch(0.92, 0.17, 115));

export const fireflies: Motif = {
  words: 'fireflies over the grass',
  draw(sheet) {
    const yAt = ground(sheet, { y: 570, roll: 20, grass: 30 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 14, gap: 74, height: [150, 250], depth: 0.05 });
    const x = sheet.focus;
    figures(sheet, 'poppy', [{ x: x - 24, foot: yAt(x) + 62, height: 96, pose: 'reach' }]);
    figures(sheet, 'teal', [{ x: x + 34, foot: yAt(x) + 64, height: 66, pose: 'wave' }]);
    const rng = sheet.rng('fireflies');
    const { left, right } = sheet.paper;
    const small: Point[] = [];
    for (let i = 0; i < 60 * sheet.span; i++) small.push([rng.range(left, right), rng.range(430, 660)]);
    const glow = glowFill(sheet, spark, 0.7);
    for (let i = 0; i < 24; i++) {
      const [fx, fy] = [x + rng.range(-380, 380), rng.range(400, 640)];
      sheet.add(circle(fx, fy, rng.range(12, 24), glow), circle(fx, fy, 3.4, spark));
    }
    sheet.line(marks(small), spark, 3.6, { ...round, opacity: 0.8 });
  },
};
