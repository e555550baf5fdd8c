import { figures } from '../parts/figures';
import { ground } from '../parts/ground';
import { lampOr, shine } from '../parts/lamplight';
import { path, rect, stroke } from '../print/elements';
import { d, disc } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const templeGarden: Motif = {
  words: 'a temple and its raked garden',
  draw(sheet) {
    ground(sheet, { y: 572, roll: 10, depth: 0.09 });
    const x = sheet.focus;
    const way = sheet.subject.x > x ? -1 : 1;
    pagoda(sheet, x + way * 60, 590);
    gravel(sheet, x);
    cherry(sheet, x - way * 250, 616, way);
    stoneLamp(sheet, x + way * 250, 640);
    figures(
      sheet,
      [
        { x: x - way * 70, foot: 616, height: 84, pose: 'floor' },
        { x: x - way * 10, foot: 612, height: 80, pose: 'floor' },
      ],
      'navy',
    );
  },
};

/** Three storeys with swept eaves. */
function pagoda(sheet: Sheet, x: number, foot: number): void {
  shine(sheet, { x, y: foot - 60, r: 170 }, 0.6);
  for (let i = 0; i < 3; i++) {
    const [w, y] = [96 - i * 20, foot - i * 68];
    const roof = d`M${x - w - 40} ${y - 46}Q${x - w} ${y - 56} ${x - w * 0.56} ${y - 82}H${x + w * 0.56}Q${x + w} ${y - 56} ${x + w + 40} ${y - 46}Q${x + w} ${y - 36} ${x} ${y - 38}T${x - w - 40} ${y - 46}z`;
    sheet.add(
      rect({ x: x - w * 0.74, y: y - 44, width: w * 1.48, height: 46 }, sheet.paint('brick', 0.03)),
      rect({ x: x - w * 0.46, y: y - 34, width: w * 0.34, height: 28 }, lampOr(sheet, 'cream', 0.04)),
      rect({ x: x + w * 0.12, y: y - 34, width: w * 0.34, height: 28 }, lampOr(sheet, 'cream', 0.04)),
      path(roof, sheet.paint('navy', 0.02)),
    );
  }
  sheet.add(
    stroke(d`M${x} ${foot - 216}v-54`, sheet.paint('mustard', 0), 5),
    path(disc(x, foot - 246, 6) + disc(x, foot - 230, 8), sheet.paint('mustard', 0)),
  );
  sheet.skyline.raise([
    [x - 100, foot - 60],
    [x, foot - 270],
    [x + 100, foot - 60],
  ]);
}

/** Raked gravel: lines that part around three stones. */
function gravel(sheet: Sheet, x: number): void {
  const { left, right, bottom } = sheet.paper;
  const rows = [612, 622, 633, 645, 658]
    .map((y) => d`M${left} ${y}H${x - 150}q30 ${-8} 60 0t60 0t60 0H${right}`)
    .join('');
  const rings = [34, 46]
    .map((r) => d`M${x + 120 - r} 638a${r} ${r * 0.34} 0 1 1 ${2 * r} 0a${r} ${r * 0.34} 0 1 1 ${-2 * r} 0z`)
    .join('');
  sheet.add(
    path(d`M${left - 5} 604Q600 594 ${right + 5} 604V${bottom + 15}H${left - 5}z`, sheet.paint('plaster', 0.02)),
    stroke(rows, sheet.paint('stone', 0, 'shade'), 2.2, { opacity: 0.55 }),
    path(d`M${x + 74} 638a46 16 0 1 1 92 0a46 16 0 1 1 -92 0z`, sheet.paint('plaster', 0.02)),
    stroke(rings, sheet.paint('stone', 0, 'shade'), 2.2, { opacity: 0.55 }),
    path(d`M${x + 96} 640l4-26 14-12 16 6 12 32zM${x + 134} 642l4-14 12-4 8 18z`, sheet.paint('rock', 0)),
  );
}

/** A leaning tree, in blossom in spring. */
function cherry(sheet: Sheet, x: number, foot: number, way: 1 | -1): void {
  const rng = sheet.rng('tree');
  let crown = '';
  for (let i = 0; i < 9; i++)
    crown += disc(x + way * (30 + rng.range(-84, 84)), foot - 150 + rng.range(-44, 36), rng.range(26, 44));
  const material = sheet.growth.spring > 0.35 ? 'rose' : 'leaf';
  sheet.add(
    stroke(
      d`M${x} ${foot + 8}Q${x - way * 14} ${foot - 60} ${x + way * 30} ${foot - 130}M${x + way * 4} ${foot - 74}q${-way * 40} -20 ${-way * 44} -54`,
      sheet.paint('wood', 0, 'shade'),
      13,
      { 'stroke-linecap': 'round' },
    ),
    path(crown, sheet.paint(material, 0.02)),
    path(disc(x + way * 20, foot - 168, 24) + disc(x + way * 70, foot - 150, 18), sheet.paint(material, 0, 'lit'), {
      opacity: 0.6,
    }),
  );
}

function stoneLamp(sheet: Sheet, x: number, foot: number): void {
  shine(sheet, { x, y: foot - 62, r: 70 });
  sheet.add(
    path(
      d`M${x - 20} ${foot}h40l-8-12h-6v-30h-12v30h-6zM${x - 22} ${foot - 42}h44v-6h-44zM${x - 16} ${foot - 48}v-26h32v26zM${x - 32} ${foot - 72}q32-10 32-26q0 16 32 26z`,
      sheet.paint('stone', 0),
    ),
    rect({ x: x - 8, y: foot - 68, width: 16, height: 16 }, lampOr(sheet, 'ink')),
  );
}
