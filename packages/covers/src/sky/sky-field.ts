import { hex, lighten, type Lab } from '../print/colour';
import { circle, path, rect } from '../print/elements';
import { verticalFill, type GradientStop } from '../print/fills';
import { skyColour } from '../print/palette';
import { d, smooth, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { SkyStyle } from './sky-style';

/** Height over which the sky changes colour; above it, the topmost colour stays. */
const colourHeight = 640;

/** y where the topmost colour of the sky begins to change. */
export const skyTop = ({ paper, horizon }: Sheet): number => Math.max(paper.top, horizon - colourHeight);

/** Colour of the empty sky at this y. */
export function skyColourAt(sheet: Sheet, y: number): Lab {
  const top = skyTop(sheet);
  return skyColour(sheet.palette.sky, Math.min(1, Math.max(0, (y - top) / (sheet.horizon - top))));
}

/** The empty sky: a smooth gradient, flat bands with soft edges, or rings around the source of the light. */
export function skyField(sheet: Sheet, style: SkyStyle): void {
  if (style.field === 'bands') return bands(sheet, style);
  gradient(sheet);
  if (style.field === 'arcs') arcs(sheet, style.bands);
}

function wholePaper({ paper: { left, top, right, bottom } }: Sheet) {
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function gradient(sheet: Sheet): void {
  const { top } = sheet.paper;
  const [from, to] = [skyTop(sheet), sheet.horizon + 14];
  const stops = [0, 0.2, 0.45, 0.62, 0.78, 0.9, 1].map((t): GradientStop => {
    const y = from + (to - from) * t;
    return [(y - top) / (to - top), sheet.skyTone(t)];
  });
  // The top of a tall paper is nearer the darker zenith.
  const zenith: readonly GradientStop[] = top < from ? [[0, hex(lighten(sheet.palette.sky[0], -0.05))]] : [];
  sheet.add(rect(wholePaper(sheet), verticalFill(sheet, top, to, [...zenith, ...stops])));
}

function bands(sheet: Sheet, { bands: count, wave }: SkyStyle): void {
  const { left, right, bottom } = sheet.paper;
  const top = skyTop(sheet);
  sheet.add(rect(wholePaper(sheet), sheet.skyTone(0)));
  for (let i = 1; i < count; i++) {
    const y = top + (sheet.horizon + 14 - top) * (i / count) ** 0.86;
    const { noise } = sheet.rng(`band${i}`);
    const edge: Point[] = [];
    for (let x = left - 20; x <= right + 124; x += 124) edge.push([x, y + noise(x / 420) * wave]);
    const tail = d`V${bottom}H${left - 20}`;
    sheet.add(path(smooth(edge, { tail, close: true }), sheet.skyTone(i / (count - 1))));
  }
}

/** Flat rings, as in old lithographs. */
function arcs(sheet: Sheet, count: number): void {
  const { left, right } = sheet.paper;
  const x = Math.max(left - 200, Math.min(right + 200, sheet.subject.x));
  const y = Math.min(sheet.horizon + 20, sheet.subject.y);
  const tone = hex(lighten(sheet.palette.sky[2], 0.06));
  for (let i = count; i >= 1; i--) sheet.add(circle(x, y, 70 + i * i * 13 + i * 26, tone, { opacity: 0.085 }));
}
