import { crowd } from '../parts/crowd';
import { figures } from '../parts/figures';
import { floorBox } from '../parts/ground';
import { glowOr, lampOr, shine } from '../parts/lamplight';
import { boards, counter, pendant, room } from '../parts/room';
import { hex, lch } from '../print/colour';
import { round } from '../print/elements';
import type { Material } from '../print/materials';
import { around, d, disc, pairs } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const screenGlow = hex(lch(0.9, 0.05, 220));

export const coworking: Motif = {
  words: 'people at laptops by a window',
  draw(sheet) {
    const x = room(sheet, { wall: 'cream', half: 330, top: 60, sill: 486, panes: 4 });
    for (const dx of [-200, 0, 200]) pendant(sheet, x + dx, 130, 0.8, 'navy');
    for (const [i, dx] of [-220, 0, 220].entries())
      figures(sheet, (['teal', 'poppy', 'mustard'] as const)[i], [
        { x: x + dx, foot: 690, height: 228, pose: 'reach', way: i === 1 ? -1 : 1 },
      ]);
    counter(sheet, 572);
    for (const [i, dx] of [-150, -66, 150 + 140].entries()) laptop(sheet, x + dx, 612, i === 1 ? -1 : 1);
    sheet.fill(d`M${x + 80} 600h34l-5 34h-24z`, sheet.paint('poppy'));
    sheet.line(d`M${x + 112} 606q20 0 16 14t-20 8`, sheet.paint('poppy'), 5);
    plant(sheet, x - 370, 574);
    plant(sheet, x + 378, 574);
  },
};

function laptop(sheet: Sheet, x: number, y: number, way: 1 | -1): void {
  shine(sheet, { x, y: y - 30, r: 80 }, 0.6, screenGlow);
  sheet.fill(d`M${x - 46} ${y}l${way * 10} -62h92l${-way * 10} 62z`, sheet.paint('steel'));
  sheet.fill(d`M${x - 38} ${y - 5}l${way * 8} -52h78l${-way * 8} 52z`, glowOr(sheet, screenGlow, 'cream'));
  sheet.fill(around(x, y, 'M-62 22l14-22h98l14 22z'), sheet.paint('steel', 0, 'lit'));
}

function plant(sheet: Sheet, x: number, foot: number): void {
  let leaves = '';
  for (const [u, v] of pairs([-60, 80, -30, 130, 6, 150, 40, 126, 64, 76]))
    leaves += d`M${x} ${foot - 30}Q${x + u * 0.2} ${foot - v} ${x + u} ${foot - 30 - v}Q${x + u * 0.9} ${foot - v * 0.6} ${x} ${foot - 30}z`;
  sheet.fill(leaves, sheet.paint('leaf'));
  sheet.box({ x: x - 34, y: foot - 46, width: 68, height: 56 }, sheet.paint('red'));
}

const board = hex(lch(0.94, 0.035, 95));

export const lecture: Motif = {
  words: 'a speaker before a screen',
  draw(sheet) {
    const x = room(sheet, { wall: 'slate', half: 330, top: 60, sill: 486, panes: 6, frame: 'steel' });
    boards(sheet, 566);
    const side = sheet.subject.x > x ? -1 : 1;
    screen(sheet, x + side * 150, 300);
    for (const dx of [-300, -150, 0, 150, 300]) pendant(sheet, x + dx, 70, 0.5, 'steel');
    figures(sheet, 'poppy', [{ x: x - side * 60, foot: 600, height: 138, pose: 'reach', way: side === 1 ? 1 : -1 }]);
    const lx = x - side * 190;
    sheet.fill(d`M${lx - 40} 604l8-92h64l8 92z`, sheet.paint('wood'));
    sheet.fill(d`M${lx - 46} 516h92l-10-14h-72z`, sheet.paint('wood', 0, 'lit'));
    sheet.line(d`M${lx} 502q10-20 26-26`, sheet.paint('ink'), 4);
    crowd(sheet, { y: 626, size: 46, rows: 1 });
  },
};

/** A screen that shows a rising curve and a small globe. */
function screen(sheet: Sheet, x: number, y: number): void {
  shine(sheet, { x, y: y + 90, r: 240 }, 0.5, board);
  sheet.box({ x: x - 150, y, width: 300, height: 186 }, sheet.paint('ink'));
  sheet.box({ x: x - 142, y: y + 8, width: 284, height: 170 }, glowOr(sheet, board, 'cream'));
  sheet.line(around(x, y, 'M-118 30v124h236'), sheet.paint('slate'), 4);
  sheet.line(around(x, y, 'M-112 140Q-40 134 0 96T104 42'), sheet.paint('poppy'), 7, round);
  sheet.fill(disc(x - 70, y + 64, 26), sheet.paint('teal'));
  sheet.fill(around(x, y, 'M-90 54q18-18 30-2q-2 14-14 12q-4 12-16-10z'), sheet.paint('leaf'));
  sheet.line(d`M${x} ${y + 186}V566`, sheet.paint('ink'), 7);
}

const shade = hex(lch(0.72, 0.13, 40));

export const writingDesk: Motif = {
  words: 'a writing desk with ink and paper',
  draw(sheet) {
    const x = room(sheet, { wall: 'pine', half: 270, top: 60, sill: 486, panes: 4 });
    pendant(sheet, x + 330, 190, 0.8);
    counter(sheet, 536);
    const side = sheet.subject.x > x ? -1 : 1;
    deskLamp(sheet, x + side * 210);
    page(sheet, x, 590);
    ink(sheet, x - side * 170, 556);
    sheet.box({ x: x + side * 250 - 60, y: 596, width: 120, height: 18 }, sheet.paint('poppy'));
    sheet.box({ x: x + side * 250 - 52, y: 578, width: 104, height: 18 }, sheet.paint('mustard'));
    sheet.box({ x: x + side * 250 - 56, y: 562, width: 100, height: 16 }, sheet.paint('teal'));
  },
};

/** A sheet with written lines, another below it, and a pen across. */
function page(sheet: Sheet, x: number, y: number): void {
  const sheetShape = (dx: number, dy: number) => around(x + dx, y + dy, 'M-120 56L-92-36H92L120 56z');
  let lines = '';
  for (let i = 0; i < 5; i++)
    lines += d`M${x - 76 - i * 5} ${y - 20 + i * 15}q10-6 20 0t20 0t20 0t20 0${i === 4 ? '' : 't20 0t20 0'}`;
  sheet.fill(sheetShape(-16, 8), sheet.paint('plaster'));
  sheet.fill(sheetShape(0, 0), sheet.paint('cream', 0, 'lit'));
  sheet.line(lines, sheet.paint('navy'), 2.6, round);
  sheet.fill(around(x, y, 'M8 36L96-92Q128-120 138-104Q132-66 22 40L2 50z'), sheet.paint('cream'));
  sheet.line(around(x, y, 'M4 48L124-100'), sheet.paint('wood', 0, 'shade'), 3);
}

function ink(sheet: Sheet, x: number, y: number): void {
  sheet.fill(around(x, y, 'M-30 16q-4-40 16-44h28q20 4 16 44z'), sheet.paint('navy'));
  sheet.box({ x: x - 14, y: y - 42, width: 28, height: 18 }, sheet.paint('mustard'));
  sheet.fill(disc(x + 60, y + 46, 15), sheet.paint('poppy'));
  sheet.fill(disc(x + 60, y + 46, 8), sheet.paint('poppy', 0, 'shade'));
}

function deskLamp(sheet: Sheet, x: number): void {
  shine(sheet, { x, y: 470, r: 330 }, 0.6);
  sheet.fill(d`M${x - 4} 440h8v100h30v10h-68v-10h30z`, sheet.paint('mustard'));
  sheet.fill(d`M${x - 62} 446q10-62 62-62t62 62z`, glowOr(sheet, shade, 'poppy'));
  sheet.fill(d`M${x - 54} 446h108l-8 9h-92z`, lampOr(sheet, 'cream'));
}

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
    readingLamp(sheet, x + side * 140);
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
  for (let y = sill - pane; y > crown + 200; y -= pane) across += around(x, y, 'M-1 0h2', half);
  return upright + across;
}

function wall(sheet: Sheet, x: number): void {
  const { left, top, right, bottom } = sheet.paper;
  const room = d`M${left - 5} ${top - 5}H${right + 5}V${bottom + 15}H${left - 5}z`;
  const opening = windowShape(sheet, x);
  const colour = sheet.rng('wall').pick(['navy', 'pine', 'brick']);
  const frame = sheet.paint('wood', 0, 'shade');
  sheet.fill(`${room}${opening}z`, sheet.paint(colour), { 'fill-rule': 'evenodd' });
  sheet.line(opening, frame, 16);
  sheet.line(bars(sheet, x), frame, 6);
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
  for (const [spine, data] of books) sheet.fill(data, sheet.paint(spine));
  sheet.fill(boards, sheet.paint('wood', 0, 'shade'));
}

function desk(sheet: Sheet, x: number): void {
  const edge = sheet.paint('wood', 0, 'shade');
  const top = sheet.paint('wood', 0, sheet.palette.lamps > 0.2 ? 'lit' : 'plain');
  sheet.box(floorBox(sheet, sill + 26), top);
  sheet.box({ x: x - half - 20, y: sill - 4, width: 2 * half + 40, height: 22 }, edge);
  sheet.box({ ...floorBox(sheet, sill + 22), height: 8 }, edge);
}

function readingLamp(sheet: Sheet, x: number): void {
  shine(sheet, { x, y: sill - 60, r: 560 }, 0.5, warmRoom);
  shine(sheet, { x, y: sill - 30, r: 210 }, 0.8);
  sheet.fill(around(x, sill, 'M-50-52q8-46 50-46t50 46z'), glowOr(sheet, greenShade, 'teal'));
  sheet.fill(around(x, sill, 'M-3-54h6v82h24v8h-54v-8h24z'), sheet.paint('mustard'));
  sheet.fill(around(x, sill, 'M-44-52h88l-6 8h-76z'), lampOr(sheet, 'cream'));
}

function openBook(sheet: Sheet, x: number): void {
  const pages = d`M${x} ${sill + 36}q-44-26-92-8v-22q48-16 92 8q44-24 92-8v22q-48-18-92 8z`;
  sheet.fill(pages, sheet.paint('cream', 0, 'lit'));
  sheet.line(d`M${x} ${sill + 14}v22`, sheet.paint('wood', 0, 'shade'), 2);
}
