import { lampOr, shine } from '../parts/lamplight';
import { path, rect, stroke } from '../print/elements';
import { d, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const top = 566;
const footY = 690;
/** Posts: distance from the middle, y, size. */
const posts = [
  [-124, top + 4, 1],
  [124, top + 4, 1],
  [-196, 634, 1.3],
  [196, 634, 1.3],
] as const;

export const jetty: Motif = {
  words: 'two chairs on a jetty',
  draw(sheet) {
    const x = sheet.focus;
    boards(sheet);
    for (const [off, y, size] of posts) post(sheet, x + off, y, size);
    shine(sheet, { x, y: top + 10, r: 150 }, 0.45);
    chair(sheet, { x: x - 52, y: top + 38, way: 1 });
    chair(sheet, { x: x + 56, y: top + 38, way: -1 });
    table(sheet, x);
  },
};

/** Planks that run towards the horizon. */
function boards(sheet: Sheet): void {
  const x = sheet.focus;
  const deck = d`M${x - 118} ${top}H${x + 118}L${x + 260} ${footY}H${x - 260}z`;
  const planks = [1, 2, 3, 4, 5, 6].map((i) => {
    const t = (i / 7) ** 1.3;
    return d`M${x - 118 - 142 * t} ${top + (footY - top) * t}H${x + 118 + 142 * t}`;
  });
  sheet.add(
    path(deck, sheet.paint('wood', 0.04, 'lit')),
    stroke(planks.join(''), sheet.paint('wood', 0, 'shade'), 2.5),
    rect({ x: x - 122, y: top - 3, width: 244, height: 8 }, sheet.paint('wood', 0, 'shade')),
  );
}

/** A post with a lantern on it. */
function post(sheet: Sheet, x: number, y: number, s: number): void {
  const pole = d`M${x - 7 * s} ${y + 40 * s}v${-82 * s}h${14 * s}v${82 * s}z`;
  const housing = d`M${x - 8 * s} ${y - 43 * s}v${-20 * s}l${8 * s} ${-9 * s} ${8 * s} ${9 * s}v${20 * s}z`;
  sheet.add(path(pole, sheet.paint('ink', 0.02)));
  shine(sheet, { x, y: y - 54 * s, r: 92 * s });
  sheet.add(
    path(housing, sheet.paint('ink')),
    rect({ x: x - 5 * s, y: y - 60 * s, width: 10 * s, height: 15 * s }, lampOr(sheet, 'cream')),
  );
}

/** A wide wooden chair, seen from behind at an angle. */
function chair(sheet: Sheet, { x, y, way }: { x: number; y: number; way: 1 | -1 }): void {
  const s = 1.05;
  const at = (u: number, v: number): Point => [x + way * u * s, y + v * s];
  const wood = sheet.paint('cream', 0, 'lit');
  const shade = sheet.paint('cream', 0, 'shade');
  const slats = d`M${at(-27, -90)}l${way * 24 * s} ${66 * s}M${at(-20, -92)}l${way * 24 * s} ${66 * s}`;
  const legs =
    polygon([at(36, -56), at(44, -56), at(42, 0), at(34, 0)]) +
    polygon([at(-24, -48), at(-16, -48), at(-20, 0), at(-28, 0)]);
  sheet.add(
    path(polygon([at(-34, -92), at(-14, -96), at(12, -26), at(-8, -22)]), wood),
    stroke(slats, shade, 2 * s),
    path(polygon([at(-10, -26), at(46, -36), at(48, -28), at(-6, -16)]), shade),
    path(polygon([at(-30, -52), at(44, -58), at(44, -51), at(-28, -44)]), wood),
    path(legs, shade),
  );
}

/** A small table with a glass. */
function table(sheet: Sheet, x: number): void {
  const wood = sheet.paint('wood', 0, 'shade');
  const glass = d`M${x} ${top + 4}v-9q-7-3-6-15h12q1 12-6 15v9z`;
  sheet.add(
    rect({ x: x - 12, y: top + 4, width: 26, height: 5 }, wood),
    path(d`M${x - 8} ${top + 38}l4-32h10l4 32z`, wood),
    path(glass, sheet.paint('cream', 0, 'lit'), { opacity: 0.8 }),
  );
}
