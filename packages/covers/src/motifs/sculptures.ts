import { ground } from '../parts/ground';
import { shine } from '../parts/lamplight';
import { person } from '../parts/people';
import { circle, path, rect, stroke } from '../print/elements';
import type { Material } from '../print/materials';
import { d, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

interface Plinth {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly paint: Material;
}

const kinds: readonly ((sheet: Sheet, plinth: Plinth) => void)[] = [arch, mobile, blocks];
const paints: readonly Material[] = ['poppy', 'teal', 'mustard'];
const spots = [
  [0, 1.1],
  [-290, 0.62],
  [290, 0.58],
] as const;

export const sculptures: Motif = {
  words: 'a sculpture park',
  draw(sheet) {
    const yAt = ground(sheet, { y: 588, roll: 22, hill: 26, depth: 0.06 });
    const turn = sheet.rng('motif').int(0, 2);
    for (const [i, [off, size]] of spots.entries()) {
      const x = sheet.focus + off;
      const y = yAt(x) + 12;
      const foot = { x: x - 92 * size, y: y - 3, width: 184 * size, height: 11 };
      shine(sheet, { x, y: y - 60, r: 150 * size }, 0.4);
      sheet.add(rect(foot, sheet.paint('stone', 0, 'shade')));
      const which = (i + turn) % kinds.length;
      kinds[which]?.(sheet, { x, y, size, paint: paints[which] ?? 'poppy' });
    }
    visitors(sheet, yAt);
  },
};

const placer =
  ({ x, y, size }: Plinth) =>
  (u: number, v: number): Point => [x + u * size, y - v * size];

/** A tall arch, shaded on one leg. */
function arch(sheet: Sheet, plinth: Plinth): void {
  const at = placer(plinth);
  const body =
    d`M${at(-80, 0)}C${at(-80, 220)} ${at(80, 220)} ${at(80, 0)}L${at(36, 0)}` +
    d`C${at(36, 150)} ${at(-36, 150)} ${at(-36, 0)}z`;
  const shade = d`M${at(80, 0)}C${at(80, 110)} ${at(40, 165)} ${at(0, 165)}C${at(34, 150)} ${at(62, 100)} ${at(62, 0)}z`;
  sheet.add(path(body, sheet.paint(plinth.paint, 0.02, 'lit')), path(shade, sheet.paint('navy'), { opacity: 0.3 }));
}

/** A mobile of hanging, balanced shapes. */
function mobile(sheet: Sheet, plinth: Plinth): void {
  const at = placer(plinth);
  const s = plinth.size;
  const post = d`M${at(-4, 0)}L${at(0, 190)}L${at(4, 0)}z`;
  const wires = d`M${at(-96, 170)}Q${at(0, 230)} ${at(90, 206)}M${at(-96, 170)}v${30 * s}M${at(90, 206)}v${46 * s}`;
  const leaf = d`M${at(-130, 140)}q${34 * s} ${-22 * s} ${68 * s} 0q${-34 * s} ${34 * s} ${-68 * s} 0z`;
  const fin = d`M${at(-8, 196)}l${30 * s} ${-40 * s} ${12 * s} ${44 * s}z`;
  const [ballX, ballY] = at(90, 140);
  sheet.add(
    path(post, sheet.paint('ink')),
    stroke(wires, sheet.paint('ink'), 3),
    path(leaf, sheet.paint(plinth.paint, 0, 'lit')),
    circle(ballX, ballY, 24 * s, sheet.paint('mustard', 0, 'lit')),
    path(fin, sheet.paint('teal', 0, 'lit')),
  );
}

/** Three blocks and a ball. */
function blocks(sheet: Sheet, { x, y, size: s, paint }: Plinth): void {
  for (const [i, material] of ([paint, 'cream', 'navy'] as const).entries()) {
    const shift = (i % 2 ? 14 : -6) * s;
    const block = {
      x: x - (46 - i * 6) * s + shift,
      y: y - 62 * s * (i + 1),
      width: (92 - i * 12) * s,
      height: 60 * s,
    };
    sheet.add(rect(block, sheet.paint(material, 0.02, i % 2 ? 'plain' : 'lit')));
  }
  sheet.add(circle(x + 4 * s, y - 214 * s, 27 * s, sheet.paint('poppy', 0, 'lit')));
}

function visitors(sheet: Sheet, yAt: (x: number) => number): void {
  const people = [-150, 132, 168, 210].map((off) => {
    const x = sheet.focus + off;
    return person({ x, foot: yAt(x) + 34, height: 54 });
  });
  sheet.add(path(people.join(''), sheet.paint('ink')));
}
