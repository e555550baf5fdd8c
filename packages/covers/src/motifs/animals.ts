import { tree } from '../land/plants';
import { beast } from '../parts/beasts';
import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { lampOr, shine } from '../parts/lamplight';
import { circle, round } from '../print/elements';
import { around, d, disc, lens, marks, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const cloths = ['poppy', 'teal', 'mustard'] as const;

export const camels: Motif = {
  words: 'a string of camels',
  draw(sheet) {
    const yAt = ground(sheet, { y: 588, roll: 20, material: 'sand', depth: 0.06 });
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    const coat = sheet.paint('earth');
    const dark = sheet.paint('wood', 0, 'shade');
    const places = [-170, -20, 130].map((dx) => sheet.focus + way * dx);
    const shadows = places.map((x) => lens(x - way * 10, yAt(x) + 38, 74, 5)).join('');
    sheet.fill(shadows, sheet.paint('sand', 0, 'shade'), { opacity: 0.6 });
    const lead = d`M${places[0] ?? 0} ${yAt(places[0] ?? 0) - 40}L${places[1] ?? 0} ${yAt(places[1] ?? 0) - 20}L${places[2] ?? 0} ${yAt(places[2] ?? 0) - 20}L${(places[2] ?? 0) + way * 96} ${yAt(places[2] ?? 0) + 2}`;
    sheet.line(lead, dark, 2);
    for (const [i, x] of places.entries()) {
      const foot = yAt(x) + 36;
      beast(sheet, 'camel', { x, foot, height: 66, way }, [coat, dark]);
      sheet.fill(around(x, foot, 'M-26-72Q0-104 26-72L22-40H-22z'), sheet.paint(cloths[i] ?? 'poppy'));
      figures(sheet, 'cream', [{ x, foot: foot - 66, height: 62, pose: 'saddle', way }]);
    }
    const guide = (places[2] ?? 0) + way * 112;
    figures(sheet, 'navy', [{ x: guide, foot: yAt(guide) + 40, height: 82, pose: 'stride', way }]);
  },
};

export const safari: Motif = {
  words: 'elephants, a giraffe and an open car',
  draw(sheet) {
    const yAt = ground(sheet, { y: 588, roll: 14, material: 'straw', depth: 0.06, grass: 26 });
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    const x = sheet.focus;
    const rng = sheet.rng('trees');
    tree(sheet, rng, { x: x - way * 330, foot: yAt(x - way * 330) + 8, height: 190 }, 0.06);
    const hide = [sheet.paint('slate', 0.04), sheet.paint('slate', 0, 'shade')] as const;
    beast(sheet, 'giraffe', { x: x + way * 200, foot: yAt(x) + 22, height: 104, way: way === 1 ? -1 : 1 }, [
      sheet.paint('mustard', 0.06),
      sheet.paint('earth', 0.04),
    ]);
    beast(sheet, 'elephant', { x: x + way * 26, foot: yAt(x) + 34, height: 112, way }, hide);
    beast(sheet, 'elephant', { x: x - way * 108, foot: yAt(x) + 36, height: 56, way }, hide);
    car(sheet, x - way * 250, yAt(x) + 56, way);
  },
};

/** An open four-wheel drive with people looking out. */
function car(sheet: Sheet, x: number, y: number, way: 1 | -1): void {
  const at = (u: number) => x + way * u;
  shine(sheet, { x: at(90), y: y - 26, r: 60 }, 0.7);
  figures(
    sheet,
    'cream',
    [-44, -8].map((u) => ({ x: at(u), foot: y - 22, height: 72, pose: 'reach' as const, way })),
  );
  const body = around(x, y, 'M-78-46H30L42-38H80Q88-36 88-12H-80z', 1, way);
  sheet.line(around(x, y, 'M-74-46V-92H28L36-44', 1, way), sheet.paint('ink'), 4);
  sheet.fill(body, sheet.paint('leaf', 0, 'shade'));
  sheet.fill(disc(at(-48), y - 8, 18) + disc(at(54), y - 8, 18), sheet.paint('ink'));
  sheet.fill(disc(at(-48), y - 8, 7) + disc(at(54), y - 8, 7), sheet.paint('stone'));
  sheet.box({ x: at(82) - 5, y: y - 34, width: 10, height: 10 }, lampOr(sheet, 'cream'));
}

const coats = ['brick', 'wood', 'stone'] as const;
const tops = ['teal', 'poppy', 'mustard'] as const;

export const riders: Motif = {
  words: 'riders on horseback',
  draw(sheet) {
    const yAt = ground(sheet, { y: 584, roll: 18, grass: 18 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 118, height: [90, 150], depth: 0.06 });
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    const dark = sheet.paint('ink', 0.04);
    for (const [i, [dx, dy, height]] of (
      [
        [-180, 26, 56],
        [130, 30, 60],
        [-20, 48, 74],
      ] as const
    ).entries()) {
      const x = sheet.focus + way * dx;
      const foot = yAt(x) + dy;
      beast(sheet, 'horse', { x, foot, height, way }, [
        sheet.paint(coats[i] ?? 'brick', 0.02, i === 2 ? 'plain' : 'shade'),
        dark,
      ]);
      figures(sheet, tops[i], [
        { x: x - way * 4, foot: foot - height * 0.62, height: height * 1.12, pose: 'saddle', way },
      ]);
    }
  },
};

export const sheep: Motif = {
  words: 'a shepherd, a dog and sheep',
  draw(sheet) {
    const yAt = ground(sheet, { y: 580, roll: 22, grass: 20 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 120, height: [90, 160], depth: 0.06 });
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    const rng = sheet.rng('flock');
    const wool = sheet.paint('cream', 0.02, 'lit');
    const dark = sheet.paint('ink', 0.04);
    for (let i = 0; i < 11; i++) {
      const x = sheet.focus + way * (i * 34 - 120 + rng.range(-12, 12));
      beast(
        sheet,
        'sheep',
        {
          x,
          foot: yAt(x) + 18 + (i % 3) * 15,
          height: 30 + (i % 3) * 5,
          way: rng.chance(0.75) ? way : way === 1 ? -1 : 1,
        },
        [wool, dark],
      );
    }
    const x = sheet.focus - way * 190;
    figures(sheet, 'teal', [{ x, foot: yAt(x) + 46, height: 92, pose: 'stride', way }]);
    sheet.line(d`M${x + way * 26} ${yAt(x) + 46}V${yAt(x) - 40}q0-16 ${way * 14} -14`, sheet.paint('wood'), 4, round);
    beast(sheet, 'dog', { x: x + way * 72, foot: yAt(x) + 48, height: 30, way }, [dark, dark]);
  },
};

const paints = ['mustard', 'teal', 'cream', 'rose'] as const;

export const beehives: Motif = {
  words: 'a beekeeper and hives',
  draw(sheet) {
    const yAt = ground(sheet, { y: 576, roll: 16, grass: 26 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 92, height: [110, 190], depth: 0.06 });
    const x = sheet.focus;
    for (const [i, dx] of [-160, -60, 40].entries()) hive(sheet, x + dx, yAt(x + dx) + 48, i);
    keeper(sheet, x + 136, yAt(x + 136) + 52);
    const rng = sheet.rng('bees');
    const bees = Array.from({ length: 40 }, (): Point => [x + rng.range(-230, 190), yAt(x) + rng.range(-120, 20)]);
    sheet.line(marks(bees), sheet.paint('ink'), 4.5, round);
  },
};

/** A box hive of three storeys on legs. */
function hive(sheet: Sheet, x: number, foot: number, i: number): void {
  sheet.line(around(x, foot, 'M-30 0v-14M30 0v-14'), sheet.paint('wood'), 6);
  for (let k = 0; k < 3; k++)
    sheet.box(
      { x: x - 38, y: foot - 40 - k * 27, width: 76, height: 26 },
      sheet.paint(paints[(i + k) % 4] ?? 'cream', 0.02, k % 2 ? 'plain' : 'lit'),
    );
  const side = sheet.lightX > x ? -1 : 1;
  sheet.fill(around(x, foot, 'M-44-94h88v-9h-88z'), sheet.paint('steel', 0.02));
  sheet.box({ x: x - 14, y: foot - 20, width: 28, height: 6 }, sheet.paint('ink'));
  sheet.box({ x: side > 0 ? x + 20 : x - 38, y: foot - 94, width: 18, height: 80 }, sheet.paint('ink', 0.05), {
    opacity: 0.16,
  });
}

function keeper(sheet: Sheet, x: number, foot: number): void {
  figures(sheet, 'cream', [{ x, foot, height: 106, pose: 'reach', way: -1 }]);
  sheet.box({ x: x - 56, y: foot - 92, width: 38, height: 26 }, sheet.paint('wood', 0, 'lit'));
  sheet.add(circle(x - 2, foot - 98, 15, sheet.paint('ink', 0.1), { opacity: 0.5 }));
  sheet.fill(around(x, foot, 'M-28-106q26-22 52 0z'), sheet.paint('straw', 0, 'lit'));
}
