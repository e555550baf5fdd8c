import { crowd } from '../parts/crowd';
import { bunting } from '../parts/festoon';
import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { glowOr, hang, lampOr, shine, streetLamp, stringLights } from '../parts/lamplight';
import { boards, room } from '../parts/room';
import { hex, lch } from '../print/colour';
import { circle, round } from '../print/elements';
import type { Material } from '../print/materials';
import { around, d, disc, pairs, polygon } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const scene = hex(lch(0.86, 0.11, 76));

export const theatre: Motif = {
  words: 'a theatre stage with red curtains',
  draw(sheet) {
    ground(sheet, { y: 600, roll: 4, material: 'stone', depth: 0.07 });
    const x = sheet.focus;
    shine(sheet, { x, y: 470, r: 330 }, 0.55);
    frame(sheet, x);
    figures(sheet, 'navy', [{ x: x - 46, foot: 560, height: 96, pose: 'up' }]);
    figures(sheet, 'rose', [{ x: x + 50, foot: 560, height: 92, pose: 'reach', way: -1 }]);
    crowd(sheet, { y: 626, size: 30, rows: 2 });
  },
};

/** The arch, the lit scene and the curtains drawn to the sides. */
function frame(sheet: Sheet, x: number): void {
  const [w, top, foot] = [220, 378, 572];
  const curtain = (s: 1 | -1) =>
    d`M${x + s * (w - 6)} ${top}H${x + s * 96}Q${x + s * 112} ${top + 90} ${x + s * 168} ${top + 112}Q${x + s * 150} ${top + 124} ${x + s * 140} ${foot - 8}H${x + s * (w - 6)}z`;
  const folds = [-1, 1]
    .map((s) =>
      [124, 152, 182]
        .map((u) => d`M${x + s * u} ${top + 4}Q${x + s * (u + 6)} ${top + 70} ${x + s * (u + 26)} ${top + 110}`)
        .join(''),
    )
    .join('');
  const pelmet = Array.from({ length: 7 }, (_, i) => around(x - w + i * 60.5, top, 'M8-4h60q-30 62-60 0z')).join('');
  sheet.skyline.raise([
    [x - w, top - 44],
    [x, top - 80],
    [x + w, top - 44],
  ]);
  sheet.fill(
    d`M${x - w - 26} ${foot}V${top - 30}H${x - w}Q${x} ${top - 104} ${x + w} ${top - 30}H${x + w + 26}V${foot}z`,
    sheet.paint('mustard', 0.03),
  );
  sheet.box({ x: x - w, y: top - 14, width: 2 * w, height: foot - top }, glowOr(sheet, scene, 'plaster', 0.03));
  sheet.fill(around(x, foot, 'M-120-14q60-74 120-60t120 60z'), sheet.paint('teal', 0.05), { opacity: 0.6 });
  sheet.fill(curtain(1) + curtain(-1), sheet.paint('poppy', 0.01));
  sheet.line(folds, sheet.paint('poppy', 0, 'shade'), 5, { opacity: 0.7, ...round });
  sheet.fill(pelmet, sheet.paint('poppy', 0, 'shade'));
  sheet.line(d`M${x - w} ${top - 8}H${x + w}`, sheet.paint('mustard', 0, 'lit'), 7);
  sheet.box({ x: x - w - 40, y: foot - 14, width: 2 * w + 80, height: 26 }, sheet.paint('wood'));
  sheet.line(d`M${x - w - 10} ${foot - 12}H${x + w + 10}`, glowOr(sheet, scene, 'cream'), 7, {
    'stroke-dasharray': '9 26',
    ...round,
  });
}

const screen = hex(lch(0.93, 0.04, 90));

export const cinema: Motif = {
  words: 'an open-air cinema',
  draw(sheet) {
    const yAt = ground(sheet, { y: 578, roll: 10 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 8, gap: 100, height: [110, 180], depth: 0.07 });
    const x = sheet.focus;
    const [w, top, h] = [190, 366, 196];
    shine(sheet, { x, y: top + h / 2, r: 340 }, 0.5, screen);
    sheet.skyline.raise(pairs([-1, 0, 1, 0], x, top, w));
    sheet.line(
      d`M${x - w - 8} ${yAt(x) + 26}V${top - 16}M${x + w + 8} ${yAt(x) + 26}V${top - 16}`,
      sheet.paint('wood', 0.02, 'shade'),
      9,
    );
    sheet.box({ x: x - w - 8, y: top - 8, width: 2 * w + 16, height: h + 16 }, sheet.paint('ink', 0.02));
    sheet.box({ x: x - w, y: top, width: 2 * w, height: h }, glowOr(sheet, screen, 'cream'));
    sheet.add(
      // What plays: a hill, a moon and a tower, in grey.
      circle(x + 96, top + 54, 26, sheet.paint('slate', 0.3), { opacity: 0.5 }),
    );
    sheet.fill(
      polygon([
        [x - w, top + h],
        [x - w, top + 140],
        [x - 80, top + 104],
        [x + 40, top + 150],
        [x + w, top + 118],
        [x + w, top + h],
      ]),
      sheet.paint('slate', 0.1),
      { opacity: 0.6 },
    );
    sheet.fill(around(x, top, 'M-104 116v-58l24-24 24 24v52z'), sheet.paint('ink', 0.05), { opacity: 0.7 });
    stringLights(
      sheet,
      hang(sheet.paper.left + 160, 400, x - w - 8, top - 10, 26) +
        hang(x + w + 8, top - 10, sheet.paper.right - 160, 400, 26),
      { size: 6, gap: 26 },
    );
    crowd(sheet, { y: 618, size: 34, rows: 2 });
  },
};

const paints = ['poppy', 'mustard', 'teal', 'rose', 'cream'] as const;

export const parade: Motif = {
  words: 'a parade with brass and umbrellas',
  draw(sheet) {
    ground(sheet, { y: 584, roll: 6, material: 'stone', depth: 0.06 });
    const x = sheet.focus;
    const way = sheet.subject.x > x ? 1 : -1;
    for (const side of [-1, 1]) streetLamp(sheet, { x: 600 + side * 330, foot: 596, height: 172 });
    bunting(sheet, { x1: 270, y1: 424, x2: 930, y2: 424, sag: 30 });
    for (const [i, dx] of [-220, -130, -40, 60].entries())
      dancer(sheet, x + way * dx, 632 + (i % 2) * 10, way, paints[i % 5] ?? 'poppy');
    tuba(sheet, x + way * 150, 640, way);
    figures(sheet, 'navy', [{ x: x + way * 238, foot: 636, height: 96, pose: 'play', way }]);
    sheet.line(around(x, 0, 'M254 562l52 6', 1, way), sheet.paint('mustard', 0, 'lit'), 6);
    sheet.fill(d`M${x + way * 298} 556l${way * 26} -8v40l${-way * 26} -14z`, sheet.paint('mustard', 0, 'lit'));
    const rng = sheet.rng('confetti');
    for (const material of paints) {
      let bits = '';
      for (let i = 0; i < 14; i++) bits += d`M${x + rng.range(-330, 330)} ${rng.range(440, 640)}h5v4h-5z`;
      sheet.fill(bits, sheet.paint(material, 0, 'lit'), { opacity: 0.9 });
    }
  },
};

/** Someone dancing under an umbrella. */
function dancer(sheet: Sheet, x: number, foot: number, way: 1 | -1, material: Material): void {
  figures(sheet, material, [{ x, foot, height: 92, pose: 'spin', way }]);
  const [hx, hy] = [x + way * 24, foot - 100];
  const canopy = around(hx, hy, 'M-46-14Q0-66 46-14q-8-9-15 0q-8-9-16 0q-8-9-15 0q-8-9-15 0q-8-9-16 0q-8-9-15 0z');
  sheet.line(around(hx, hy, 'M0 14V-40'), sheet.paint('ink'), 3);
  sheet.fill(canopy, sheet.paint(material, 0, 'lit'));
}

function tuba(sheet: Sheet, x: number, foot: number, way: 1 | -1): void {
  figures(sheet, 'navy', [{ x, foot, height: 100, pose: 'play', way }]);
  const brass = sheet.paint('mustard', 0, 'lit');
  sheet.line(around(x, foot, 'M8-84Q40-50 0-30Q-40-34-26-100', 1, way), brass, 11, round);
  sheet.fill(
    around(x, foot, 'M-30-96Q-38-134-66-146H18Q-14-134-20-96z', 1, way) + disc(x - way * 24, foot - 146, 3),
    brass,
  );
}

export const chamberMusic: Motif = {
  words: 'musicians by candlelight',
  draw(sheet) {
    const x = room(sheet, { wall: 'brick', half: 255, top: 60, sill: 486, panes: 5, frame: 'stone' });
    boards(sheet, 590);
    for (const dx of [-330, 330]) candles(sheet, x + dx, 590);
    shine(sheet, { x, y: 560, r: 300 }, 0.35);
    player(sheet, x - 128, 640, 1, 40);
    player(sheet, x + 6, 632, -1, 66);
    player(sheet, x + 132, 640, -1, 40);
    for (const dx of [-62, 74]) stand(sheet, x + dx, 650);
  },
};

/** A seated player with a string instrument: a violin, or a cello from 60 up. */
function player(sheet: Sheet, x: number, foot: number, way: 1 | -1, size: number): void {
  const at = (u: number) => x + way * u;
  sheet.line(around(x, foot, 'M-24 0V-88M-24-34H14V0', 1, way), sheet.paint('wood', 0, 'shade'), 5);
  figures(sheet, size > 60 ? 'navy' : 'ink', [{ x: at(-4), foot: foot - 6, height: 132, pose: 'sit', way }]);
  const wood = sheet.paint('red', 0, 'lit');
  const dark = sheet.paint('ink');
  if (size > 60) {
    const [cx, cy] = [at(36), foot - 44];
    const body = d`M${cx} ${cy - 34}q22 0 22 20q-10 12 2 26q8 34-24 34t-24-34q12-14 2-26q0-20 22-20z`;
    sheet.fill(body, wood);
    sheet.line(d`M${cx} ${cy + 36}V${cy - 92}M${cx} ${cy + 46}V${foot}`, dark, 4);
    sheet.line(around(cx, cy, 'M-46 12L44-2', 1, way), sheet.paint('cream', 0, 'lit'), 3);
    return;
  }
  const [cx, cy] = [at(22), foot - 82];
  sheet.fill(
    d`M${cx - way * 6} ${cy + 8}q${way * 4} -16 ${way * 20} -14q${way * 8} 4 ${way * 14} 0q${way * 14} 2 ${way * 8} 14q${-way * 8} 12 ${-way * 22} 8t${-way * 20} -8z`,
    wood,
  );
  sheet.line(around(cx, cy, 'M24 2l34 12', 1, way), dark, 5);
  sheet.line(around(cx, cy, 'M8-40L34 40', 1, way), sheet.paint('cream', 0, 'lit'), 3);
}

function stand(sheet: Sheet, x: number, foot: number): void {
  sheet.line(around(x, foot, 'M0 0v-66M0 0l-16 12M0 0l16 12'), sheet.paint('ink'), 4);
  sheet.fill(around(x, foot, 'M-26-96h52l-5 34h-42z'), sheet.paint('cream', 0, 'lit'));
}

/** A tall holder with five candles. */
function candles(sheet: Sheet, x: number, foot: number): void {
  shine(sheet, { x, y: foot - 190, r: 170 }, 0.8);
  sheet.line(
    around(x, foot, 'M0 30V-150M-44-164Q-40-130 0-130T44-164M-22-164Q-20-142 0-140T22-164'),
    sheet.paint('mustard'),
    5,
  );
  for (const dx of [-44, -22, 0, 22, 44]) {
    sheet.box({ x: x + dx - 5, y: foot - 196, width: 10, height: 34 }, sheet.paint('cream', 0, 'lit'));
    sheet.fill(d`M${x + dx} ${foot - 216}q9 14 0 20q-9-6 0-20z`, lampOr(sheet, 'mustard'));
  }
}
