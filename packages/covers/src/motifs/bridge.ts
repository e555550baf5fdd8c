import { floorBox } from '../parts/ground';
import { stringLights } from '../parts/lamplight';
import { person } from '../parts/people';
import { path, rect, stroke } from '../print/elements';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const walkY = 630;

interface Span {
  readonly towers: readonly [left: number, right: number];
  readonly deck: number;
  readonly top: number;
  readonly ink: string;
}

export const bridge: Motif = {
  words: 'a suspension bridge',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const deck = sheet.horizon + rng.range(40, 62);
    const top = deck - rng.range(190, 225);
    const ink = sheet.paint(rng.pick(['poppy', 'brick', 'steel', 'teal']), 0.06);
    const span: Span = { towers: [sheet.focus - 230, sheet.focus + 230], deck, top, ink };
    const cable = cables(sheet, span);
    towers(sheet, span);
    roadway(sheet, span);
    if (sheet.isLampLit) {
      const { left, right } = sheet.paper;
      stringLights(sheet, d`M${left} ${deck - 6}H${right}`, { size: 5, gap: 40, hasWire: false });
      stringLights(sheet, cable, { size: 4, gap: 34, hasWire: false });
    }
    promenade(sheet);
  },
};

/** y of the main cable: a parabola between the towers, steeper outside them. */
function cableY({ towers: [a, b], deck, top }: Span, x: number): number {
  if (x < a) return top + (deck - top) * Math.min(1, (a - x) / 340) ** 1.5;
  if (x > b) return top + (deck - top) * Math.min(1, (x - b) / 340) ** 1.5;
  const t = ((x - a) / (b - a)) * 2 - 1;
  return top + (deck - top - 16) * (1 - t * t);
}

/** @returns path data of the main cable */
function cables(sheet: Sheet, span: Span): string {
  const { left, right } = sheet.paper;
  let cable = '';
  let hangers = '';
  for (let x = Math.max(left - 10, span.towers[0] - 350); x <= Math.min(right + 10, span.towers[1] + 350); x += 20) {
    const y = cableY(span, x);
    cable += d`${cable ? 'L' : 'M'}${x} ${y}`;
    if (y < span.deck - 4) hangers += d`M${x} ${y}V${span.deck}`;
  }
  sheet.add(stroke(hangers, span.ink, 1.6, { opacity: 0.8 }), stroke(cable, span.ink, 5));
  return cable;
}

function towers(sheet: Sheet, { towers: xs, deck, top, ink }: Span): void {
  const data = xs.map((x) => {
    const leftLeg = d`M${x - 17} 640L${x - 13} ${top - 16}h8L${x - 6} 640z`;
    const rightLeg = d`M${x + 17} 640L${x + 13} ${top - 16}h-8L${x + 6} 640z`;
    const struts = [0.06, 0.34, 0.66].map((t) => d`M${x - 13} ${top + (deck - top) * t}h26v9h-26z`);
    return leftLeg + rightLeg + struts.join('');
  });
  sheet.add(path(data.join(''), ink));
}

function roadway(sheet: Sheet, { towers: xs, deck, ink }: Span): void {
  sheet.add(
    rect({ ...floorBox(sheet, deck), height: 12 }, ink),
    rect({ ...floorBox(sheet, deck + 12), height: 4 }, sheet.paint('ink', 0.05)),
  );
  const piers = xs.map((x) => d`M${x - 34} 690l8-62h52l8 62z`);
  sheet.add(path(piers.join(''), sheet.paint('stone', 0.06, 'shade')));
}

/** The near bank: a railing and people walking along it. */
function promenade(sheet: Sheet): void {
  const rng = sheet.rng('walkers');
  const { left, right } = sheet.paper;
  const ink = sheet.paint('ink', 0.02);
  let rails = d`M${left - 5} ${walkY - 30}H${right + 5}M${left - 5} ${walkY - 15}H${right + 5}`;
  for (let x = left; x <= right; x += 60) rails += d`M${x} ${walkY - 32}v34`;
  let people = '';
  for (let i = 0; i < 7; i++) {
    const x = sheet.focus - 220 + i * 70 + rng.range(-14, 14);
    people += person({ x, foot: walkY + 4, height: rng.range(66, 74) }, rng.pick(['stand', 'walk']), rng.sign());
  }
  sheet.add(rect(floorBox(sheet, walkY), ink), stroke(rails, ink, 3), path(people, sheet.paint('ink')));
}
