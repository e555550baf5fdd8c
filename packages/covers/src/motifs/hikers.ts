import { fillLand, lineAcross } from '../land/ground-line';
import { shine } from '../parts/lamplight';
import { person } from '../parts/people';
import { path } from '../print/elements';
import { d, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

type Crest = (x: number) => number;

export const hikers: Motif = {
  words: 'hikers on a summit',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const way = sheet.focus < 600 ? 1 : -1;
    const summit = (x: number) => 84 * Math.exp(-(((x - sheet.focus) / 210) ** 2));
    const tilt = (x: number) => Math.max(-60, Math.min(60, way * (x - 600) * 0.07));
    const crest: Crest = (x) => 566 - summit(x) + 12 * rng.noise(x / 90) + tilt(x);
    const material = rng.pick(['rock', 'slate', 'earth']);
    fillLand(sheet, lineAcross(sheet, crest, 10), { material, depth: 0.06, mist: -0.05, foot: 90 });
    shadedFaces(sheet, crest);
    walkers(sheet, crest, way);
    flag(sheet, sheet.focus + way * 66, crest);
  },
};

function shadedFaces(sheet: Sheet, crest: Crest): void {
  const side = sheet.lightX > sheet.focus ? -1 : 1;
  const face = (from: number, lean: number, reach: number) => {
    const flank: Point[] = [];
    for (let k = 0; k <= reach; k += 12) flank.push([from + side * k, crest(from + side * k)]);
    const back = [6, 5, 4, 3, 2, 1].map((k): Point => {
      const y = crest(from) + (690 - crest(from)) * (k / 6);
      return [from + side * lean * k * 9 + (k % 2 ? 11 : -9), y];
    });
    return polygon([...flank, [from + side * (reach + 120), 690], ...back]);
  };
  const x = sheet.focus;
  const faces = face(x + side * 26, 2.2, 300) + face(x - side * 190, 0.6, 70) + face(x - side * 330, 1.2, 90);
  sheet.add(path(faces, sheet.paint('slate', 0, 'shade'), { opacity: 0.42 }));
}

function walkers(sheet: Sheet, crest: Crest, way: 1 | -1): void {
  const count = sheet.rng('walkers').int(2, 4);
  let people = '';
  for (let i = 0; i < count; i++) {
    const x = sheet.focus - way * (i * 46 - 30);
    const y = crest(x) + 2;
    const pole = d`M${x + way * 14} ${y - 30}l${way * 9} 30h2l${-way * 8}-31z`;
    people += person({ x, foot: y, height: 50 - i * 2 }, 'hike', way) + pole;
    shine(sheet, { x: x + way * 6, y: y - 44 + i * 2, r: 62 }, 0.7);
  }
  sheet.add(path(people, sheet.paint('ink')));
}

function flag(sheet: Sheet, x: number, crest: Crest): void {
  sheet.add(
    path(d`M${x} ${crest(x) + 3}v-62h3v62z`, sheet.paint('ink')),
    path(d`M${x + 3} ${crest(x) - 58}q16-8 26 1t24-1v18q-14 7-25-1t-25 1z`, sheet.paint('poppy', 0, 'lit')),
  );
}
