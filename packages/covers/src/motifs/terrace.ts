import { floorBox } from '../parts/ground';
import { lampOr, shine, streetLamp } from '../parts/lamplight';
import { person } from '../parts/people';
import { path, rect, stroke } from '../print/elements';
import { d, disc } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const floor = 606;

export const terrace: Motif = {
  words: 'a terrace with people talking',
  draw(sheet) {
    const x = sheet.focus;
    deck(sheet);
    for (const off of [-350, 350]) streetLamp(sheet, { x: x + off, foot: floor + 8, height: 168 });
    shine(sheet, { x, y: floor - 60, r: 260 });
    canopy(sheet);
    company(sheet);
    for (const off of [-450, 440]) planter(sheet, x + off);
  },
};

function deck(sheet: Sheet): void {
  const { left, right } = sheet.paper;
  const reach = Math.ceil(6 * sheet.span);
  let boards = '';
  for (let i = -reach; i <= reach; i++) boards += d`M${600 + i * 70} ${floor}L${600 + i * 150} 690`;
  let posts = '';
  for (let x = left; x <= right; x += 100) posts += d`M${x} ${floor - 46}v48`;
  const rails = d`M${left - 5} ${floor - 44}H${right + 5}M${left - 5} ${floor - 22}H${right + 5}`;
  sheet.add(
    rect(floorBox(sheet, floor), sheet.paint('wood', 0.03)),
    stroke(boards, sheet.paint('wood', 0, 'shade'), 2),
    stroke(rails, sheet.paint('steel', 0.05), 3),
    stroke(posts, sheet.paint('steel', 0.02), 5),
  );
}

/** A light roof on three posts, with lamps under it. */
function canopy(sheet: Sheet): void {
  const x = sheet.focus;
  const roofY = (off: number) => floor - 176 - off * 0.03;
  const roof = d`M${x - 250} ${floor - 150}l24-26L${x + 250} ${floor - 200}l12 18z`;
  const posts = [-200, 0, 206].map((off) => d`M${x + off - 3} ${floor + 6}V${roofY(off)}h6V${floor + 6}z`);
  sheet.add(path(roof, sheet.paint('cream', 0.02, 'lit')), path(posts.join(''), sheet.paint('ink', 0.03)));
  for (const off of [-140, -62, 70, 140]) {
    const y = roofY(off) + 54;
    sheet.add(
      path(d`M${x + off} ${y - 50}v36h2v-36z`, sheet.paint('ink')),
      path(d`M${x + off - 13} ${y}q14-30 28 0z`, lampOr(sheet, 'mustard')),
    );
    shine(sheet, { x: x + off, y, r: 60 });
  }
}

/** People in groups around high tables. */
function company(sheet: Sheet): void {
  const rng = sheet.rng('motif');
  const x = sheet.focus;
  const people = [-176, -142, -80, -46, 44, 80, 122, 172].map((off) =>
    person({ x: x + off + rng.range(-8, 8), foot: floor + 26 + rng.range(0, 12), height: rng.range(72, 82) }),
  );
  const tables = [-110, 8, 148].map(
    (off) => d`M${x + off - 26} ${floor - 8}h52v5h-52zM${x + off - 2} ${floor - 4}h4v42h-4z`,
  );
  sheet.add(path(people.join(''), sheet.paint('ink')), path(tables.join(''), sheet.paint('cream', 0.02)));
}

function planter(sheet: Sheet, x: number): void {
  const leaves = disc(x - 18, floor - 42, 24) + disc(x + 14, floor - 50, 30) + disc(x, floor - 72, 22);
  sheet.add(
    rect({ x: x - 34, y: floor - 26, width: 68, height: 44 }, sheet.paint('brick', 0.02)),
    path(leaves, sheet.paint('leaf', 0.02)),
  );
}
