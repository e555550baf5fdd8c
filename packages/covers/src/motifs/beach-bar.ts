import { palm } from '../land/plants';
import { ground } from '../parts/ground';
import { hang, lampOr, lantern, shine, stringLights } from '../parts/lamplight';
import { person } from '../parts/people';
import { path, rect, stroke } from '../print/elements';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const palmSpots = [
  [-250, 250],
  [-200, 190],
  [236, 270],
  [330, 200],
] as const;

export const beachBar: Motif = {
  words: 'a beach bar under palms',
  draw(sheet) {
    const x = sheet.focus;
    const yAt = ground(sheet, { y: 590, material: 'sand', depth: 0.04 });
    const y = yAt(x) + 24;
    shine(sheet, { x, y: y - 50, r: 210 });
    hut(sheet, x, y);
    palms(sheet, yAt);
    stringLights(sheet, hang(x - 226, y - 170, x, y - 160, 30) + hang(x, y - 160, x + 246, y - 190, 30));
    guests(sheet, y);
    for (const off of [-160, 168]) lantern(sheet, { x: x + off, y: y - 84, r: 13 });
  },
};

function hut(sheet: Sheet, x: number, y: number): void {
  const thatch = d`M${x - 146} ${y - 82}Q${x - 60} ${y - 118} ${x} ${y - 164}Q${x + 60} ${y - 118} ${x + 146} ${y - 82}z`;
  const straws = [-96, -48, 0, 48, 96].map(
    (off) => d`M${x} ${y - 160}Q${x + off * 0.5} ${y - 116} ${x + off * 1.3} ${y - 84}`,
  );
  sheet.add(
    rect({ x: x - 96, y: y - 86, width: 192, height: 86 }, lampOr(sheet, 'plaster')),
    rect({ x: x - 110, y: y - 46, width: 220, height: 46 }, sheet.paint('wood', 0.02)),
    path(thatch, sheet.paint('straw', 0.03, 'shade')),
    stroke(straws.join(''), sheet.paint('wood'), 2, { opacity: 0.5 }),
  );
}

function palms(sheet: Sheet, yAt: (x: number) => number): void {
  const rng = sheet.rng('palms');
  const list = palmSpots.map(([off, height]) => {
    const x = sheet.focus + off;
    return palm(rng, { x, foot: yAt(x) + 16, height });
  });
  sheet.add(
    path(list.map(({ trunk }) => trunk).join(''), sheet.paint('wood', 0, 'shade')),
    path(list.map(({ crown }) => crown).join(''), sheet.paint('leaf', 0, 'shade')),
  );
}

function guests(sheet: Sheet, y: number): void {
  const rng = sheet.rng('guests');
  let people = '';
  for (let i = 0; i < 8; i++) {
    const x = sheet.focus - 240 + i * 66 + rng.range(-16, 16);
    const stance = { x, foot: y + 20 + rng.range(0, 22), height: rng.range(48, 56) };
    people += person(stance, rng.pick(['stand', 'cheer', 'stand']));
  }
  sheet.add(path(people, sheet.paint('ink')));
}
