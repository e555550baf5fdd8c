import { floodlight } from '../parts/floodlight';
import { floorBox, ground } from '../parts/ground';
import { glowOr, shine } from '../parts/lamplight';
import { person } from '../parts/people';
import { hex, lch } from '../print/colour';
import { path, rect, stroke } from '../print/elements';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const floor = 600;
const half = 300;
const floodlit = hex(lch(0.95, 0.05, 100));
const floodlitGrass = hex(lch(0.72, 0.14, 140));

export const stadium: Motif = {
  words: 'a stadium',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const x = sheet.focus;
    ground(sheet, { y: floor - 30, roll: 6, depth: 0.1 });
    shine(sheet, { x, y: floor - 90, r: 420 }, 0.55, floodlit);
    for (const off of [-half - 10, half + 10]) floodlight(sheet, { x: x + off, foot: floor, height: 292 });
    if (rng.chance(0.5)) arch(sheet);
    bowl(sheet);
    ribs(sheet);
    sheet.add(rect(floorBox(sheet, floor), sheet.paint('stone', 0.03, 'shade')));
    fans(sheet);
  },
};

/** An arch with cables over the bowl. */
function arch(sheet: Sheet): void {
  const x = sheet.focus;
  const curve = d`M${x - half} ${floor - 60}Q${x} ${floor - 330} ${x + half} ${floor - 60}`;
  const cables = Array.from({ length: 9 }, (_, i) => {
    const t = (i + 1) / 10;
    return d`M${x - half + 2 * half * t} ${floor - 60 - 540 * t * (1 - t)}V${floor - 110}`;
  });
  sheet.add(
    stroke(curve, sheet.paint('cream', 0.05, 'lit'), 9),
    stroke(cables.join(''), sheet.paint('cream', 0.05), 1.6),
  );
}

function bowl(sheet: Sheet): void {
  const [x, w, y] = [sheet.focus, half, floor];
  const left = d`M${x - w - 40} ${y}Q${x - w - 60} ${y - 100} ${x - w + 30} ${y - 116}Q${x} ${y - 158} ${x + w - 30} ${y - 116}`;
  const right = d`Q${x + w + 60} ${y - 100} ${x + w + 40} ${y}z`;
  const pitch = d`M${x - w + 20} ${y - 96}Q${x} ${y - 134} ${x + w - 20} ${y - 96}Q${x} ${y - 66} ${x - w + 20} ${y - 96}z`;
  sheet.add(path(left + right, sheet.paint('plaster', 0.05)), path(pitch, glowOr(sheet, floodlitGrass, 'grass', 0.03)));
}

function ribs(sheet: Sheet): void {
  const [x, w] = [sheet.focus, half];
  const ribShapes = Array.from({ length: 17 }, (_, i) => {
    const t = i / 16;
    const foot = x - w - 40 + (2 * w + 80) * t;
    const top = foot - (t - 0.5) * 60;
    return d`M${foot - 4} ${floor}L${top - 3} ${floor - 84 - 24 * Math.sin(Math.PI * t)}h8L${foot + 4} ${floor}z`;
  });
  const band = d`M${x - w - 40} ${floor}h${2 * w + 80}v-16h${-2 * w - 80}z`;
  sheet.add(
    path(ribShapes.join(''), sheet.paint('steel', 0.03), { opacity: 0.8 }),
    path(band, sheet.paint('poppy', 0.02)),
  );
}

function fans(sheet: Sheet): void {
  const rng = sheet.rng('fans');
  const { left, right } = sheet.paper;
  let people = '';
  for (let i = 0; i < 22 * sheet.span; i++) {
    const stance = {
      x: rng.range(left + 120, right - 120),
      foot: floor + rng.range(20, 64),
      height: rng.range(34, 44),
    };
    people += person(stance, rng.pick(['walk', 'stand', 'walk']), rng.sign());
  }
  sheet.add(path(people, sheet.paint('ink')));
}
