import { ground } from '../parts/ground';
import { lampOr, shine } from '../parts/lamplight';
import { person } from '../parts/people';
import { path, rect, stroke } from '../print/elements';
import { d, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

interface Dome {
  readonly x: number;
  readonly foot: number;
  readonly r: number;
  readonly depth: number;
}

export const observatory: Motif = {
  words: 'an observatory',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const material = rng.pick(['grass', 'rock', 'straw']);
    const yAt = ground(sheet, { y: 604, roll: 22, hill: 66, material, depth: 0.06, grass: 10 });
    const x = sheet.focus;
    const way = sheet.subject.x > x ? 1 : -1;
    const farX = x - way * 220;
    drawDome(sheet, { x: farX, foot: yAt(farX) + 10, r: 42, depth: 0.12 });
    const main = { x, foot: yAt(x) + 10, r: 92, depth: 0.03 };
    drawDome(sheet, main);
    telescope(sheet, main, way);
    watchers(sheet, x + way * 176, yAt(x + way * 176) + 24, way);
  },
};

const wallTop = ({ foot, r }: Dome) => foot - 10 - r * 0.78;

function drawDome(sheet: Sheet, dome: Dome): void {
  const { x, foot, r, depth } = dome;
  const top = wallTop(dome);
  const way = sheet.lightX > x ? 1 : -1;
  const shadedWall = d`M${x - way * r} ${top}h${way * r * 0.7}V${foot}h${-way * r * 0.7}z`;
  const shell = d`M${x - r * 1.06} ${top}a${r * 1.06} ${r * 1.04} 0 0 1 ${r * 2.12} 0z`;
  const shadedShell =
    d`M${x - way * r * 1.06} ${top}A${r * 1.06} ${r * 1.04} 0 0 ${way > 0 ? 1 : 0} ${x} ${top - r * 1.04}` +
    d`Q${x - way * r * 0.5} ${top - r * 0.7} ${x - way * r * 0.4} ${top}z`;
  sheet.add(
    rect({ x: x - r, y: top, width: 2 * r, height: foot - top }, sheet.paint('plaster', depth)),
    path(shadedWall, sheet.paint('plaster', depth, 'shade'), { opacity: 0.8 }),
    path(shell, sheet.paint('cream', depth, 'lit')),
    path(shadedShell, sheet.paint('slate', depth, 'shade'), { opacity: 0.55 }),
    rect({ x: x - r * 1.06, y: top - 4, width: r * 2.12, height: 9 }, sheet.paint('steel', depth)),
  );
  door(sheet, dome);
}

function door(sheet: Sheet, { x, foot, depth }: Dome): void {
  sheet.add(rect({ x: x - 11, y: foot - 44, width: 22, height: 44 }, lampOr(sheet, 'wood', depth)));
}

/** The slit and the tube, pointed at the subject. */
function telescope(sheet: Sheet, dome: Dome, way: 1 | -1): void {
  const { x, r } = dome;
  const angle = -Math.PI / 2 + way * 0.55;
  const at = (out: number, across: number): Point => [
    x + r * (Math.cos(angle) * out - Math.sin(angle) * across),
    wallTop(dome) + r * (Math.sin(angle) * out + Math.cos(angle) * across),
  ];
  const [glowX, glowY] = at(0.8, 0);
  shine(sheet, { x: glowX, y: glowY, r: r * 0.9 }, 0.5);
  sheet.add(
    path(polygon([at(0.2, -0.2), at(1.04, -0.2), at(1.04, 0.2), at(0.2, 0.2)]), lampOr(sheet, 'ink')),
    path(polygon([at(0.3, -0.1), at(1.32, -0.12), at(1.32, 0.12), at(0.3, 0.1)]), sheet.paint('ink')),
  );
}

/** Two people at their own small telescope. */
function watchers(sheet: Sheet, x: number, y: number, way: 1 | -1): void {
  const legs = d`M${x} ${y - 40}l-16 42M${x} ${y - 40}l16 42M${x} ${y - 40}v44`;
  const tube = d`M${x - way * 22} ${y - 30}L${x + way * 34} ${y - 66}`;
  const people =
    person({ x: x - way * 38, foot: y + 4, height: 56 }) + person({ x: x - way * 74, foot: y + 6, height: 46 });
  sheet.add(
    stroke(legs, sheet.paint('ink'), 4),
    stroke(tube, sheet.paint('ink'), 11),
    path(people, sheet.paint('ink')),
  );
}
