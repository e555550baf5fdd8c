import { tree } from '../land/plants';
import { figures } from '../parts/figures';
import { ground } from '../parts/ground';
import { shine } from '../parts/lamplight';
import { person } from '../parts/people';
import { boards, room } from '../parts/room';
import { hex, lch } from '../print/colour';
import { circle, round } from '../print/elements';
import type { Material } from '../print/materials';
import { around, d, pairs, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const lamplitHall = hex(lch(0.83, 0.12, 76));
const bannerMaterials: readonly Material[] = ['poppy', 'teal', 'mustard'];

interface Front {
  readonly x: number;
  readonly y: number;
  readonly columns: 6 | 8;
  readonly w: number;
  readonly h: number;
}

export const museum: Motif = {
  words: 'a museum with columns',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const yAt = ground(sheet, { y: 580, roll: 8, material: 'stone', depth: 0.07 });
    const x = sheet.focus;
    const y = yAt(x) + 14;
    const columns = rng.pick([6, 8]);
    const front: Front = { x, y, columns, w: columns === 8 ? 236 : 196, h: rng.range(128, 150) };
    for (const off of [-front.w - 96, front.w + 92])
      tree(sheet, rng, { x: x + off, foot: y, height: rng.range(130, 170) }, 0.08);
    shine(sheet, { x, y: y - 60, r: 340 }, 0.55);
    portico(sheet, front, rng.pick(['plaster', 'stone', 'cream', 'rose']));
    steps(sheet, front);
    banners(sheet, front, rng.int(0, 2));
    museumVisitors(sheet, y);
  },
};

function portico(sheet: Sheet, { x, y, columns, w, h }: Front, material: Material): void {
  const isGlowing = sheet.palette.lamps > 0.2;
  const hall = isGlowing ? lamplitHall : sheet.paint('stone', 0.04, 'shade');
  const way = sheet.lightX > x ? -1 : 1;
  const places = Array.from({ length: columns }, (_, i) => x - w + 26 + (i * (2 * w - 52)) / (columns - 1));
  const shafts = places.map((cx) => d`M${cx - 12} ${y}l2 ${-h}h20l2 ${h}z`);
  const shades = places.map((cx) => d`M${cx + way * 12} ${y}l${-way * 2} ${-h}h${-way * 7}v${h}z`);
  const entablature = d`M${x - w} ${y - h}h${2 * w}v-22h${-2 * w}z`;
  const gable = d`M${x - w - 12} ${y - h - 22}L${x} ${y - h - 82}L${x + w + 12} ${y - h - 22}z`;
  const tympanum = d`M${x - w + 20} ${y - h - 28}L${x} ${y - h - 74}L${x + w - 20} ${y - h - 28}z`;
  sheet.box({ x: x - w + 14, y: y - h, width: 2 * w - 28, height: h }, hall);
  sheet.fill(shafts.join('') + entablature + gable, sheet.paint(material, 0.03, 'lit'));
  sheet.fill(shades.join('') + tympanum, sheet.paint('stone', 0.02, 'shade'), { opacity: 0.7 });
}

function steps(sheet: Sheet, { x, y, w }: Front): void {
  for (let i = 0; i < 4; i++) {
    const step = { x: x - w - 8 - i * 14, y: y + i * 11, width: 2 * w + 16 + i * 28, height: 12 };
    sheet.box(step, sheet.paint('plaster', 0.02, i % 2 ? 'shade' : 'plain'));
  }
}

function banners(sheet: Sheet, { x, y, w, h }: Front, turn: number): void {
  for (const [i, side] of [-1, 1].entries()) {
    const banner = { x: x + side * w * 0.57 - 15, y: y - h + 6, width: 30, height: 92 };
    sheet.box(banner, sheet.paint(bannerMaterials[(i + turn) % bannerMaterials.length] ?? 'poppy', 0, 'lit'));
  }
}

function museumVisitors(sheet: Sheet, y: number): void {
  const rng = sheet.rng('visitors');
  let people = '';
  for (let i = 0; i < 7; i++) {
    const stance = {
      x: sheet.focus + rng.range(-260, 260),
      foot: y + 52 + rng.range(0, 20),
      height: rng.range(42, 50),
    };
    people += person(stance, rng.pick(['walk', 'stand']), rng.sign());
  }
  sheet.fill(people, sheet.paint('ink'));
}

const torch = hex(lch(0.95, 0.07, 96));

export const museumNight: Motif = {
  words: 'a whale skeleton in a museum hall',
  draw(sheet) {
    const x = room(sheet, { wall: 'navy', half: 300, top: 50, sill: 486, panes: 5, frame: 'steel' });
    boards(sheet, 588, 'stone');
    skeleton(sheet, x, 330);
    const way = sheet.subject.x > x ? -1 : 1;
    sheet.fill(around(x, 0, 'M62 570l-262-214 110-26z', 1, way), torch, { opacity: 0.22 });
    figures(sheet, 'poppy', [{ x: x + way * 86, foot: 642, height: 108, pose: 'reach', way: way === 1 ? -1 : 1 }]);
    figures(sheet, 'mustard', [
      { x: x + way * 146, foot: 640, height: 78, pose: 'wave', way: way === 1 ? -1 : 1 },
      { x: x - way * 60, foot: 646, height: 74, pose: 'stand', way },
    ]);
    shine(sheet, { x: x + way * 62, y: 570, r: 60 }, 0.9, torch);
    for (const [dx, material] of [
      [-240, 'teal'],
      [-150, 'rose'],
      [230, 'leaf'],
    ] as const) {
      sheet.fill(d`M${x + dx - 46} 646q0-24 20-24h56q18 0 18 24z`, sheet.paint(material));
      sheet.fill(d`M${x + dx - 40} 630h22v16h-28z`, sheet.paint('cream'));
    }
  },
};

/** The whale, hung from the roof: skull, spine, ribs and flipper. */
function skeleton(sheet: Sheet, x: number, y: number): void {
  const bone = sheet.paint('cream', 0, 'lit');
  const spine = around(x, y, 'M-190-10Q-20-66 120-30T330-80');
  const skull = around(
    x,
    y,
    'M-330 34Q-270-40-180-26L-168 8Q-240 6-330 34zM-322 50Q-250 26-172 30l-6 12Q-250 44-322 50z',
  );
  let ribs = '';
  for (let i = 0; i < 9; i++)
    ribs += d`M${x - 150 + i * 28} ${y - 26 - Math.sin((i / 9) * 3) * 16}q${-18} ${60 - i * 3} ${14} ${96 - i * 8}`;
  let vertebrae = '';
  for (let i = 0; i < 12; i++) vertebrae += around(x + i * 20, y - Math.max(0, i - 4) * 4, 'M90-46v22');
  const wires = d`M${x - 240} ${sheet.paper.top}V${y - 36}M${x} ${sheet.paper.top}V${y - 50}M${x + 220} ${sheet.paper.top}V${y - 56}`;
  sheet.line(wires, sheet.paint('ink'), 2);
  sheet.line(spine, bone, 15, round);
  sheet.line(spine, sheet.paint('stone', 0, 'shade'), 3, { 'stroke-dasharray': '3 13' });
  sheet.line(ribs, bone, 6, round);
  sheet.line(vertebrae, bone, 6, round);
  sheet.line(around(x, y, 'M-120 20l-40 62M-112 26l-22 70M-104 24l-2 62'), bone, 6, round);
  sheet.fill(skull, bone);
  sheet.fill(d`M${x - 214} ${y - 14}a10 8 0 1 0 20 0a10 8 0 1 0 -20 0z`, sheet.paint('ink'));
}

interface Plinth {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly paint: Material;
}

const kinds: readonly ((sheet: Sheet, plinth: Plinth) => void)[] = [arch, mobile, blocks];
const paints: readonly Material[] = ['poppy', 'teal', 'mustard'];
const spots = pairs([0, 1.1, -290, 0.62, 290, 0.58]);

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
      sheet.box(foot, sheet.paint('stone', 0, 'shade'));
      const which = (i + turn) % kinds.length;
      kinds[which]?.(sheet, { x, y, size, paint: paints[which] ?? 'poppy' });
    }
    parkVisitors(sheet, yAt);
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
  sheet.fill(body, sheet.paint(plinth.paint, 0.02, 'lit'));
  sheet.fill(shade, sheet.paint('navy'), { opacity: 0.3 });
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
  sheet.fill(post, sheet.paint('ink'));
  sheet.line(wires, sheet.paint('ink'), 3);
  sheet.fill(leaf, sheet.paint(plinth.paint, 0, 'lit'));
  sheet.add(circle(ballX, ballY, 24 * s, sheet.paint('mustard', 0, 'lit')));
  sheet.fill(fin, sheet.paint('teal', 0, 'lit'));
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
    sheet.box(block, sheet.paint(material, 0.02, i % 2 ? 'plain' : 'lit'));
  }
  sheet.add(circle(x + 4 * s, y - 214 * s, 27 * s, sheet.paint('poppy', 0, 'lit')));
}

function parkVisitors(sheet: Sheet, yAt: (x: number) => number): void {
  const people = [-150, 132, 168, 210].map((off) => {
    const x = sheet.focus + off;
    return person({ x, foot: yAt(x) + 34, height: 54 });
  });
  sheet.fill(people.join(''), sheet.paint('ink'));
}
