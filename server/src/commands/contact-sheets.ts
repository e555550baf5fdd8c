import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import process from 'node:process';
import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import { localToInstant } from '@ascendant/astrology/time/local-to-instant';
import { drawCover } from '@ascendant/covers/cover';
import type { CoverInput } from '@ascendant/covers/cover-input';
import { judgedInput, judgedRows } from '@ascendant/covers/judged-rows';
import sharp, { type Sharp } from 'sharp';
import { planEvents, type EventPlan } from '../../db/seed/plan/event-plan';
import { coverInput } from '../modules/events/pictures/event-cover';

/** Columns and rows of a sheet, and the size of a picture with its line of text, in pixels. */
const grid = { columns: 5, rows: 6 };
const picture = { width: 384, height: 216, line: 24 };
const longestTitle = 44;

/**
 * `npm run covers:sheets -- <folder>`: lays the covers of the demo events, and of the 100 events written to be judged, out as contact
 * sheets with their numbers.
 */
async function main(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const demo = planEvents(new Date()).map((plan, index) => demoInput(plan, index + 1));
  await sheetsOf('demo', demo, folder);
  await sheetsOf('judged', judgedRows('events.tsv').map(judgedInput), folder);
}

function demoInput({ content, startDate }: EventPlan, id: number): CoverInput {
  const { category, startTime, place, location, title, features, description } = content;
  const { unixSeconds } = localToInstant({ date: startDate, time: startTime }, place.timezone, ianaZones);
  return coverInput({
    id,
    categoryName: category,
    startsAt: new Date(unixSeconds * 1000),
    startTime,
    latitude: place.latitude,
    longitude: place.longitude,
    location,
    title,
    features,
    description: description.join('\n\n'),
  });
}

async function sheetsOf(name: string, inputs: readonly CoverInput[], folder: string): Promise<void> {
  const perSheet = grid.columns * grid.rows;
  for (let start = 0; start < inputs.length; start += perSheet) {
    const file = resolve(folder, `${name}-${String(start + 1).padStart(3, '0')}.png`);
    const cells = inputs.slice(start, start + perSheet).map((input, index) => cellOf(input, start + index + 1));
    await sheetOf(await Promise.all(cells)).toFile(file);
    process.stdout.write(`${file}\n`);
  }
}

/** A picture above its number, title and day. */
async function cellOf(input: CoverInput, number: number): Promise<Buffer> {
  const { width, height, line } = picture;
  const { svg, motif, backdrop } = drawCover(input);
  const day = input.instant.toISOString().slice(0, 10);
  const [first, second] = [`${number} ${(input.title ?? '').slice(0, longestTitle)}`, `${day} ${motif}, ${backdrop}`];
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${2 * line}"><g font-family="sans-serif" font-size="15"><text x="4" y="17">${escaped(first)}</text><text x="4" y="37" fill="#555">${second}</text></g></svg>`;
  const drawn = await sharp(Buffer.from(svg)).resize(width, height).png().toBuffer();
  return sharp({ create: { width, height: height + 2 * line, channels: 3, background: '#fff' } })
    .composite([
      { input: drawn, left: 0, top: 0 },
      { input: Buffer.from(text), left: 0, top: height },
    ])
    .png()
    .toBuffer();
}

function sheetOf(cells: readonly Buffer[]): Sharp {
  const [width, height] = [picture.width + 8, picture.height + 2 * picture.line + 8];
  const background = {
    width: grid.columns * width,
    height: grid.rows * height,
    channels: 3 as const,
    background: '#fff',
  };
  return sharp({ create: background }).composite(
    cells.map((input, index) => ({
      input,
      left: (index % grid.columns) * width,
      top: Math.floor(index / grid.columns) * height,
    })),
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

await main(process.argv[2] ?? 'var/contact-sheets');
