import { fillLand, lineAcross } from '../land/ground-line';
import { conifer } from '../land/plants';
import { beast } from '../parts/beasts';
import { figures, handOf, type Figure } from '../parts/figures';
import { snowField } from '../parts/gliding-ground';
import { framingTrees } from '../parts/ground';
import { hang, lampOr, shine, streetLamp, stringLights } from '../parts/lamplight';
import { round } from '../print/elements';
import { verticalFill } from '../print/fills';
import { around, d, disc, lens, pairs, silhouette, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const vests = ['teal', 'poppy', 'mustard'] as const;

export const crossCountry: Motif = {
  words: 'cross-country skiers',
  draw(sheet) {
    const yAt = snowField(sheet, 570);
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    const { left, right } = sheet.paper;
    const lanes = [0, 1, 2].map((i) => d`M${left} ${622 + i * 13}H${right}`).join('');
    sheet.line(lanes, sheet.paint('snow', 0.14, 'shade'), 5, { opacity: 0.6 });
    for (const [i, dx] of [-180, -40, 110].entries()) {
      const x = sheet.focus + way * dx;
      strider(
        sheet,
        { x, foot: Math.max(yAt(x) + 34, 616) + i * 8, height: 90 + i * 6, pose: i === 1 ? 'stride' : 'glide', way },
        vests[i] ?? 'teal',
      );
    }
  },
};

function strider(sheet: Sheet, figure: Figure, top: (typeof vests)[number]): void {
  const { x, foot, height: h, way = 1 } = figure;
  const skis = d`M${x - way * h * 0.3} ${foot + 3}H${x + way * h * 0.62}q${way * 10} 0 ${way * 14} -9M${x - way * h * 0.8} ${foot - h * 0.02}L${x + way * h * 0.02} ${foot + 9}`;
  const poles = ([0, 1] as const)
    .map((hand) => {
      const [hx, hy] = handOf(figure, hand);
      return d`M${hx} ${hy}L${hx - way * h * 0.24} ${foot + 4}`;
    })
    .join('');
  sheet.line(skis, sheet.paint('poppy', 0, 'lit'), 5, round);
  sheet.line(poles, sheet.paint('ink'), 2.5, round);
  figures(sheet, top, [figure]);
}

/** The skier's body and arm from the hip, x in the direction of travel. */
const bodyOutline = pairs([-8, -24, 9, -22, 22, 6, 4, 22, 10, 42, -2, 42, -10, 18, 2, 2]);
const arm = pairs([4, -16, 32, -6, 30, 0, 0, -6]);

export const skier: Motif = {
  words: 'a skier on fresh snow',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const way = sheet.focus < 600 ? 1 : -1;
    const yAt = (x: number) => 590 - way * (x - 600) * 0.13 + 16 * rng.noise(x / 330);
    fillLand(sheet, lineAcross(sheet, yAt, 40), { material: 'snow', depth: 0.04, isSoft: true, mist: 0.05, foot: 130 });
    pines(sheet, yAt);
    const [x, y] = [sheet.focus, yAt(sheet.focus) - 60];
    track(sheet, { x, y, way });
    person(sheet, { x, y, way });
  },
};

interface Place {
  readonly x: number;
  readonly y: number;
  readonly way: 1 | -1;
}

function pines(sheet: Sheet, yAt: (x: number) => number): void {
  const rng = sheet.rng('pines');
  const reach = 10 + (sheet.paper.right - sheet.paper.left) / 2;
  for (let i = 0; i < 12 * sheet.span; i++) {
    const x = 600 + rng.sign() * rng.range(300, Math.max(420, reach));
    const plot = { x, foot: yAt(x) + 14, height: rng.range(70, 150) };
    sheet.fill(conifer(rng, plot), sheet.paint('pine', 0.05));
  }
}

/** The track in the snow: long turns. */
function track(sheet: Sheet, { x, y, way: w }: Place): void {
  const line = d`M${x - w * 16} ${y + 66}C${x - w * 120} ${y + 60} ${x - w * 60} ${y + 130} ${x - w * 260} ${y + 120}S${x - w * 300} 690 ${x - w * 420} 700`;
  sheet.line(line, sheet.paint('sea', 0.1), 4, { opacity: 0.4 });
}

function person(sheet: Sheet, { x, y, way: w }: Place): void {
  const limbs = silhouette([bodyOutline, arm].map((limb) => limb.map(([u, v]): Point => [x + w * u, y + v])));
  const skis = d`M${x - 44 * w} ${y + 40}L${x + 56 * w} ${y + 50}q${8 * w} 0 ${12 * w}-7M${x + 32 * w} ${y - 4}l${-30 * w} 46`;
  sheet.fill(disc(x, y - 34, 9) + limbs, sheet.paint('poppy'));
  sheet.line(skis, sheet.paint('ink'), 3.5, round);
}

export const skaters: Motif = {
  words: 'skaters on the ice',
  draw(sheet) {
    const x = sheet.focus;
    banks(sheet);
    ice(sheet);
    for (const side of [-1, 1]) streetLamp(sheet, { x: x + side * 270, foot: 566, height: 132 });
    stringLights(sheet, hang(x - 270, 432, x + 270, 432, 22), { size: 7, gap: 27 });
    figures(sheet, 'poppy', [{ x: x - 16, foot: 628, height: 98, pose: 'glide' }]);
    figures(sheet, 'teal', [{ x: x + 52, foot: 630, height: 92, pose: 'glide' }]);
    figures(sheet, 'mustard', [{ x: x - 170, foot: 604, height: 74, pose: 'spin' }]);
    figures(sheet, 'rose', [
      { x: x + 190, foot: 600, height: 70, pose: 'glide', way: -1 },
      { x: x + 250, foot: 592, height: 50, pose: 'stand' },
    ]);
  },
};

function banks(sheet: Sheet): void {
  const { left, right, bottom } = sheet.paper;
  sheet.fill(d`M${left - 10} 548Q600 534 ${right + 10} 550V${bottom + 15}H${left - 10}z`, sheet.paint('snow', 0.1));
  framingTrees(sheet, { yAt: () => 566, gap: 90, height: [90, 160], depth: 0.1 });
}

/** The ice, with the sky in it and the lines of skates. */
function ice(sheet: Sheet): void {
  const { left, right, bottom } = sheet.paper;
  const fill = verticalFill(sheet, 570, bottom, [
    [0, sheet.skyTone(0.9)],
    [1, sheet.skyTone(0.45)],
  ]);
  const edge = d`M${left - 10} 586Q600 560 ${right + 10} 588V${bottom + 15}H${left - 10}z`;
  const rng = sheet.rng('lines');
  let lines = '';
  for (let i = 0; i < 20 * sheet.span; i++) {
    const w = rng.range(40, 150);
    lines += d`M${rng.range(left, right)} ${rng.range(600, 668)}q${w / 2} ${rng.range(-12, 12)} ${w} ${rng.range(-6, 6)}`;
  }
  sheet.fill(edge, fill);
  sheet.fill(edge, sheet.paint('snow', 0.08), { opacity: 0.35 });
  sheet.line(lines, sheet.paint('snow', 0, 'lit'), 1.6, { opacity: 0.55 });
}

const jackets = ['poppy', 'teal', 'mustard'] as const;

export const snowshoers: Motif = {
  words: 'people on snowshoes',
  draw(sheet) {
    const yAt = snowField(sheet, 574);
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    const group = [-150, -44, 66].map((dx, i): Figure => ({
      x: sheet.focus + way * dx,
      foot: yAt(sheet.focus + way * dx) + 40 + i * 4,
      height: 96 + i * 4,
      pose: 'stride',
      way,
    }));
    trail(sheet, group, way);
    for (const [i, figure] of group.entries()) walker(sheet, figure, jackets[i % 3] ?? 'poppy');
  },
};

/** Footprints behind them. */
function trail(sheet: Sheet, [last]: readonly Figure[], way: 1 | -1): void {
  if (!last) return;
  let prints = '';
  for (let i = 1; i < 12; i++)
    prints += lens(last.x - way * (30 + i * 40), last.foot + 4 + (i % 2 ? 7 : -3) - i * 1.5, 13, 2.6);
  sheet.fill(prints, sheet.paint('snow', 0.12, 'shade'), { opacity: 0.7 });
}

function walker(sheet: Sheet, figure: Figure, top: (typeof jackets)[number]): void {
  const { x, foot, height: h, way = 1 } = figure;
  shine(sheet, { x: x + way * 20, y: foot - h * 0.8, r: 64 }, 0.5);
  const shoe = (u: number, v: number, tilt: number) =>
    d`M${x + way * u - way * 24} ${foot + v + tilt}l${way * 46} ${-tilt}`;
  sheet.line(
    d`M${x + way * h * 0.22} ${foot - h * 0.54}L${x + way * h * 0.34} ${foot + 4}M${x - way * h * 0.18} ${foot - h * 0.5}L${x - way * h * 0.3} ${foot + 2}`,
    sheet.paint('ink'),
    3,
  );
  sheet.line(shoe(h * 0.2, 2, 0) + shoe(-h * 0.2, 2, 8), sheet.paint('wood', 0, 'lit'), 7, round);
  figures(sheet, top, [figure]);
  sheet.fill(around(x, foot, 'M-.02-.78l-.2 .06v.26l.16 .02z', h, way), sheet.paint('ink'));
}

export const sleigh: Motif = {
  words: 'a horse-drawn sleigh',
  draw(sheet) {
    snowField(sheet, 572);
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    const [x, foot] = [sheet.focus, 640];
    const at = (u: number) => x + way * u;
    beast(sheet, 'horse', { x: at(150), foot: foot - 8, height: 72, way }, [
      sheet.paint('wood', 0.06, 'shade'),
      sheet.paint('ink', 0.05),
    ]);
    beast(sheet, 'horse', { x: at(132), foot, height: 76, way }, [
      sheet.paint('brick', 0, 'shade'),
      sheet.paint('ink', 0.02),
    ]);
    sheet.line(around(x, foot, 'M104-66L-20-52M184-92Q90-96-20-96', 1, way), sheet.paint('ink'), 3);
    shine(sheet, { x: at(-6), y: foot - 66, r: 80 }, 0.7);
    figures(sheet, 'navy', [{ x: at(-20), foot: foot - 26, height: 86, pose: 'sit', way }]);
    figures(sheet, 'teal', [
      { x: at(-92), foot: foot - 24, height: 80, pose: 'sit', way },
      { x: at(-66), foot: foot - 24, height: 76, pose: 'sit', way },
    ]);
    const body = around(
      x,
      foot,
      'M-150-84Q-132-40-110-38H-4Q26-40 38-84Q56-50 34-22Q20-8-10-8H-112Q-152-12-150-84z',
      1,
      way,
    );
    const runner = d`M${at(-150)} ${foot + 10}H${at(50)}q${way * 28} 0 ${way * 30} -28M${at(-104)} ${foot - 10}v18M${at(6)} ${foot - 10}v18`;
    sheet.fill(body, sheet.paint('poppy'));
    sheet.line(around(x, foot, 'M-142-52Q-128-30-108-28H0Q20-30 34-52', 1, way), sheet.paint('mustard', 0, 'lit'), 4);
    sheet.line(runner, sheet.paint('ink'), 5, round);
    sheet.box({ x: at(44) - 6, y: foot - 76, width: 12, height: 18 }, lampOr(sheet, 'mustard'));
  },
};
