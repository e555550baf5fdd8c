import type { Format } from '../format';
import { rect } from './elements';
import { verticalFill } from './fills';
import type { Sheet } from './sheet';

/** Height over which the land grows dark, above the foot of the paper. */
const fade = 130;

/** Where the picture reaches below the land: dark ground, so that words can stand on it. */
export function fadingFoot(sheet: Sheet, { x, y, width, height }: Format): void {
  const land = sheet.paper.bottom;
  const end = y + height;
  if (end <= land) return;
  const ink = sheet.paint('ink', 0, 'shade');
  const fill = verticalFill(sheet, land - fade, land, [
    [0, ink, 0],
    [1, ink],
  ]);
  sheet.add(rect({ x, y: land - fade, width, height: end - land + fade }, fill));
}
