import type { Format } from '../format';
import { rect } from './elements';
import { verticalFill } from './fills';
import type { Sheet } from './sheet';

/** Height above the foot of the paper over which the land darkens. */
const fade = 130;

/** Dark ground where the picture reaches below the land, so that text can be placed on it. */
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
