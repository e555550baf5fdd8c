import { lampOr, shine } from '../parts/lamplight';
import { counter } from '../parts/room';
import { path, rect, stroke } from '../print/elements';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const teaHouse: Motif = {
  words: 'tea on a low table before a garden',
  draw(sheet) {
    const x = 600 + (sheet.subject.x - 600) * 0.5;
    screens(sheet, x);
    counter(sheet, 548, 'wood');
    shine(sheet, { x, y: 560, r: 260 }, 0.4);
    pot(sheet, x - 70, 606);
    for (const [dx, y, s] of [
      [70, 604, 1],
      [158, 622, 1.1],
      [-210, 630, 1.1],
    ] as const)
      bowl(sheet, x + dx, y, s);
    whisk(sheet, x + 250, 600);
    blossom(sheet, x - 290, 566);
  },
};

/** Sliding paper screens, open on the land. */
function screens(sheet: Sheet, x: number): void {
  const { left, right, top } = sheet.paper;
  const half = 265;
  sheet.skyline.close({ left: x - half, right: x + half });
  const wood = sheet.paint('wood', 0, 'shade');
  const paper = sheet.isLampLit ? sheet.paint('cream', 0, 'lit') : sheet.paint('cream', 0);
  let lattice = '';
  for (const side of [-1, 1]) {
    for (let u = half; u < half + 700; u += 62) lattice += d`M${x + side * u} 96V548`;
    for (let y = 96; y < 548; y += 76) lattice += d`M${x + side * half} ${y}H${side < 0 ? left - 5 : right + 5}`;
  }
  sheet.add(
    rect({ x: left - 5, y: top - 5, width: x - half - left + 5, height: 560 - top }, paper),
    rect({ x: x + half, y: top - 5, width: right - x - half + 5, height: 560 - top }, paper),
    rect({ x: left - 5, y: top - 5, width: right - left + 10, height: 88 - top }, sheet.paint('plaster', 0)),
    stroke(lattice, wood, 4, { opacity: 0.85 }),
    stroke(d`M${left} 86H${right}M${x - half} 86V548M${x + half} 86V548`, wood, 14),
  );
}

function pot(sheet: Sheet, x: number, foot: number): void {
  const iron = sheet.paint('ink', 0);
  sheet.add(
    stroke(d`M${x - 50} ${foot - 66}Q${x} ${foot - 168} ${x + 50} ${foot - 66}`, iron, 6),
    path(
      d`M${x - 66} ${foot - 40}Q${x - 66} ${foot - 84} ${x} ${foot - 84}T${x + 66} ${foot - 40}Q${x + 60} ${foot} ${x} ${foot}T${x - 66} ${foot - 40}z`,
      iron,
    ),
    path(d`M${x + 54} ${foot - 46}L${x + 104} ${foot - 82}L${x + 108} ${foot - 70}L${x + 60} ${foot - 22}z`, iron),
    path(d`M${x - 24} ${foot - 84}q24-16 48 0zM${x - 6} ${foot - 96}h12v8h-12z`, sheet.paint('slate', 0)),
    stroke(
      d`M${x + 116} ${foot - 94}q-14-20 2-36t-2-36M${x + 132} ${foot - 92}q-10-16 2-28t-2-26`,
      sheet.paint('cream', 0.1, 'lit'),
      5,
      { 'stroke-linecap': 'round', opacity: 0.5 },
    ),
  );
}

function bowl(sheet: Sheet, x: number, foot: number, s: number): void {
  sheet.add(
    path(
      d`M${x - 38 * s} ${foot - 36 * s}Q${x - 36 * s} ${foot} ${x - 14 * s} ${foot}H${x + 14 * s}Q${x + 36 * s} ${foot} ${x + 38 * s} ${foot - 36 * s}z`,
      sheet.paint('teal', 0, 'shade'),
    ),
    path(
      d`M${x - 38 * s} ${foot - 36 * s}a${38 * s} ${9 * s} 0 1 1 ${76 * s} 0a${38 * s} ${9 * s} 0 1 1 ${-76 * s} 0z`,
      sheet.paint('leaf', 0, 'lit'),
    ),
  );
}

function whisk(sheet: Sheet, x: number, foot: number): void {
  let tines = '';
  for (let i = -4; i <= 4; i++) tines += d`M${x + i * 2} ${foot - 34}Q${x + i * 7} ${foot - 16} ${x + i * 4} ${foot}`;
  sheet.add(
    stroke(tines, sheet.paint('straw', 0), 2.5),
    rect({ x: x - 9, y: foot - 66, width: 18, height: 34 }, sheet.paint('straw', 0, 'lit')),
  );
}

/** A branch in a narrow vase. */
function blossom(sheet: Sheet, x: number, foot: number): void {
  let flowers = '';
  for (const [u, v] of [
    [-30, 150],
    [10, 176],
    [34, 140],
    [52, 196],
    [-8, 120],
    [70, 168],
  ] as const)
    flowers += d`M${x + u - 9} ${foot - v}a9 9 0 1 1 18 0a9 9 0 1 1 -18 0z`;
  sheet.add(
    stroke(
      d`M${x} ${foot - 60}Q${x + 10} ${foot - 120} ${x + 60} ${foot - 196}M${x + 6} ${foot - 100}Q${x - 24} ${foot - 120} ${x - 30} ${foot - 150}`,
      sheet.paint('wood', 0, 'shade'),
      4,
    ),
    path(flowers, sheet.paint('rose', 0, 'lit')),
    path(d`M${x - 18} ${foot}q-12-40 8-66h20q20 26 8 66z`, lampOr(sheet, 'navy')),
    path(d`M${x - 18} ${foot}q-12-40 8-66h20q20 26 8 66z`, sheet.paint('navy', 0)),
  );
}
