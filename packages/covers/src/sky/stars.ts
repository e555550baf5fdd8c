import { visibilityMargin } from '@ascendant/astrology/sky/light';
import type { StarAbove } from '@ascendant/astrology/sky/sky';
import { hex, lch } from '../print/colour';
import { stroke } from '../print/elements';
import { marks, polyline, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import { glint } from './glint';
import type { Place, Projection } from './projection';

/** Stars that look red or orange to the naked eye. */
const warm = new Set('alOri alSco alTau alBoo beGem gaCru alHya beUMi beAnd alUMa epPeg gaAnd beCet'.split(' '));
const warmTone = hex(lch(0.88, 0.09, 62));
const coolTone = hex(lch(0.97, 0.018, 235));

/** Radius from magnitude: 5 at -1.5, 3.4 at 0, 2.6 at 1, 2 at 2, 1.5 at 3. */
const starRadius = (magnitude: number) => 3.4 * 10 ** (-0.115 * magnitude);

interface DrawnStar {
  readonly star: StarAbove;
  readonly at: Place;
  readonly tone: string;
  /** How many magnitudes brighter it is than the faintest visible star. */
  readonly margin: number;
}

function drawnStars(sheet: Sheet, stars: readonly StarAbove[], project: Projection): readonly DrawnStar[] {
  const { left, right, top } = sheet.paper;
  return stars
    .map((star) => ({
      star,
      at: project(star),
      tone: warm.has(star.designation) ? warmTone : coolTone,
      margin: visibilityMargin(star, sheet.light),
    }))
    .filter(({ star, margin }) => star.altitudeDeg >= 0.5 && margin >= 0)
    .filter(({ at }) => at.x >= left && at.x <= right && at.y >= top);
}

export function stars(sheet: Sheet, list: readonly StarAbove[], project: Projection): void {
  if (sheet.light.limitingMagnitude <= -1) return;
  const drawn = drawnStars(sheet, list, project);
  if (sheet.light.limitingMagnitude > 2.6) figures(sheet, drawn);
  points(sheet, drawn);
  for (const { star, at, tone, margin } of drawn)
    if (star.magnitude < 1.3 && margin > 0.6) sheet.add(glint(at, 15 - 4 * star.magnitude, tone, 0.7));
}

/** One path for each tone and size; the faintest stars are barely visible. */
function points(sheet: Sheet, drawn: readonly DrawnStar[]): void {
  const groups = new Map<string, { readonly tone: string; readonly size: number; places: Point[]; fade: number }>();
  for (const { star, at, tone, margin } of drawn) {
    const size = Math.round(starRadius(star.magnitude) * 4) / 2;
    const entry = groups.get(`${tone}${size}`) ?? { tone, size, places: [], fade: 0 };
    entry.places.push([at.x, at.y]);
    entry.fade = Math.max(entry.fade, Math.min(1, margin / 1.2 + 0.35));
    groups.set(`${tone}${size}`, entry);
  }
  for (const { tone, size, places, fade } of groups.values())
    sheet.add(
      stroke(marks(places), tone, size, { 'stroke-linecap': 'round', opacity: fade < 0.95 ? fade : undefined }),
    );
}

/** Constellation lines, as in a field guide, where all the stars are in the frame. */
function figures(sheet: Sheet, drawn: readonly DrawnStar[]): void {
  const seen = new Map(drawn.map(({ star, at }) => [star.designation, [at.x, at.y] as const]));
  let data = '';
  for (const chains of starFigures) {
    const lines = chains.map((chain) => chain.map((designation) => seen.get(designation)));
    if (lines.every(isWhole)) data += lines.map((line) => polyline(line)).join('');
  }
  sheet.add(stroke(data, '#fff', 1, { opacity: 0.22 }));
}

const isWhole = (line: readonly (Point | undefined)[]): line is Point[] => line.every((point) => point !== undefined);

/**
 * Constellation figures as star designations: chains of lines, separated by spaces. We draw a figure when all its stars are in
 * the frame.
 */
const chains = {
  Orion: 'alOri-gaOri-deOri-epOri-zeOri-alOri gaOri-deOri-beOri zeOri-kaOri-beOri',
  'Big Dipper': 'alUMa-beUMa-gaUMa-deUMa-alUMa deUMa-epUMa-zeUMa-etUMa',
  Cassiopeia: 'beCas-alCas-gaCas-deCas',
  Cygnus: 'alCyg-gaCyg-beCyg deCyg-gaCyg-epCyg',
  Leo: 'alLeo-gaLeo-deLeo-beLeo',
  Scorpius: 'beSco-deSco-alSco-taSco-epSco',
  Crux: 'alCru-gaCru beCru-deCru',
  Pegasus: 'alPeg-bePeg-alAnd-gaPeg-alPeg',
  Gemini: 'alGem-beGem',
  'Summer Triangle': 'alLyr-alCyg-alAql-alLyr',
  Aries: 'alAri-beAri',
  Corvus: 'gaCrv-deCrv-beCrv',
  Auriga: 'alAur-beAur-thAur-beTau-ioAur-alAur',
  Sagittarius: 'gaSgr-deSgr-epSgr-gaSgr deSgr-laSgr siSgr-zeSgr-epSgr',
} as const;

/** Each figure as chains of star designations. */
const starFigures: readonly (readonly (readonly string[])[])[] = Object.values(chains).map((text) =>
  text.split(' ').map((chain) => chain.split('-')),
);
