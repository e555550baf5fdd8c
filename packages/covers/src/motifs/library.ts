import { floorBox } from '../parts/ground';
import { glowOr, lampOr, shine } from '../parts/lamplight';
import { hex, lch } from '../print/colour';
import { path, rect, stroke } from '../print/elements';
import type { Material } from '../print/materials';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

/** Half the width of the window, its sill, the top of its arch on a card, and the height of a row of panes. */
const half = 300;
const sill = 560;
const crownHeight = 50;
const pane = 150;
const shelfGap = 112;
const spines: readonly Material[] = ['poppy', 'mustard', 'teal', 'cream', 'brick', 'navy', 'leaf'];
const warmRoom = hex(lch(0.8, 0.13, 66));
const greenShade = hex(lch(0.7, 0.12, 160));

/** Seen from inside: the sky shows through an arched window between shelves. */
export const library: Motif = {
  words: 'a lamp-lit library window',
  draw(sheet) {
    const x = 600 + (sheet.subject.x - 600) * 0.5;
    sheet.skyline.close({ left: x - half, right: x + half });
    wall(sheet, x);
    shelves(sheet, { name: 'west shelves', from: sheet.paper.left - 5, to: x - half - 34 });
    shelves(sheet, { name: 'east shelves', from: x + half + 34, to: sheet.paper.right + 5 });
    desk(sheet, x);
    const side = sheet.subject.x > x ? -1 : 1;
    lamp(sheet, x + side * 140);
    openBook(sheet, x - side * 60);
  },
};

/** The window is taller on a taller paper. */
const crownOf = ({ paper }: Sheet) => crownHeight + paper.top * 0.8;

/** Path data of the window, open at its sill. */
function windowShape(sheet: Sheet, x: number): string {
  const crown = crownOf(sheet);
  const spring = crown + 210;
  return d`M${x - half} ${sill}V${spring}C${x - half} ${crown} ${x + half} ${crown} ${x + half} ${spring}V${sill}`;
}

/** Path data of the bars between its panes. */
function bars(sheet: Sheet, x: number): string {
  const crown = crownOf(sheet);
  const upright = d`M${x} ${crown + 50}V${sill}M${x - pane} ${crown + 86}V${sill}M${x + pane} ${crown + 86}V${sill}`;
  let across = '';
  for (let y = sill - pane; y > crown + 200; y -= pane) across += d`M${x - half} ${y}h${2 * half}`;
  return upright + across;
}

function wall(sheet: Sheet, x: number): void {
  const { left, top, right, bottom } = sheet.paper;
  const room = d`M${left - 5} ${top - 5}H${right + 5}V${bottom + 15}H${left - 5}z`;
  const opening = windowShape(sheet, x);
  const colour = sheet.rng('wall').pick(['navy', 'pine', 'brick']);
  const frame = sheet.paint('wood', 0, 'shade');
  sheet.add(
    path(`${room}${opening}z`, sheet.paint(colour), { 'fill-rule': 'evenodd' }),
    stroke(opening, frame, 16),
    stroke(bars(sheet, x), frame, 6),
  );
}

interface Shelving {
  /** Names its random stream. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

function shelves(sheet: Sheet, { name, from, to }: Shelving): void {
  const { top, bottom } = sheet.paper;
  const rng = sheet.rng(name);
  const books = new Map<Material, string>();
  let boards = '';
  let highest = 128;
  while (highest - shelfGap - 92 > top) highest -= shelfGap;
  for (let y = highest; y < bottom + 15; y += shelfGap) {
    boards += d`M${from} ${y}H${to}v10H${from}z`;
    for (let x = from + 6; x < to - 14;) {
      const [w, h] = [rng.range(13, 26), rng.range(58, 92)];
      const spine = rng.pick(spines);
      if (rng.chance(0.9)) books.set(spine, (books.get(spine) ?? '') + d`M${x} ${y}v${-h}h${w - 2}v${h}z`);
      x += w;
    }
  }
  for (const [spine, data] of books) sheet.add(path(data, sheet.paint(spine)));
  sheet.add(path(boards, sheet.paint('wood', 0, 'shade')));
}

function desk(sheet: Sheet, x: number): void {
  const edge = sheet.paint('wood', 0, 'shade');
  const top = sheet.paint('wood', 0, sheet.palette.lamps > 0.2 ? 'lit' : 'plain');
  sheet.add(
    rect(floorBox(sheet, sill + 26), top),
    rect({ x: x - half - 20, y: sill - 4, width: 2 * half + 40, height: 22 }, edge),
    rect({ ...floorBox(sheet, sill + 22), height: 8 }, edge),
  );
}

function lamp(sheet: Sheet, x: number): void {
  shine(sheet, { x, y: sill - 60, r: 560 }, 0.5, warmRoom);
  shine(sheet, { x, y: sill - 30, r: 210 }, 0.8);
  sheet.add(
    path(d`M${x - 50} ${sill - 52}q8-46 50-46t50 46z`, glowOr(sheet, greenShade, 'teal')),
    path(d`M${x - 3} ${sill - 54}h6v82h24v8h-54v-8h24z`, sheet.paint('mustard')),
    path(d`M${x - 44} ${sill - 52}h88l-6 8h-76z`, lampOr(sheet, 'cream')),
  );
}

function openBook(sheet: Sheet, x: number): void {
  const pages = d`M${x} ${sill + 36}q-44-26-92-8v-22q48-16 92 8q44-24 92-8v22q-48-18-92 8z`;
  sheet.add(
    path(pages, sheet.paint('cream', 0, 'lit')),
    stroke(d`M${x} ${sill + 14}v22`, sheet.paint('wood', 0, 'shade'), 2),
  );
}
