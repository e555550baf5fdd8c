/** The figures of `npm run bench scale`. */
export type ScaleFigures = Readonly<Record<string, number>>;

const [width, height] = [760, 440];
const plot = { left: 76, right: 560, top: 56, bottom: 388 };
/** The reads that have a name beside their line; all others are thin. */
const named: Readonly<Record<string, { readonly label: string; readonly colour: string }>> = {
  listEvents: { label: 'list', colour: '#2f6db3' },
  getEvent: { label: 'event', colour: '#1b8a6b' },
  listEventsSearch: { label: 'search', colour: '#b3542f' },
  listEventsNear: { label: 'near a place', colour: '#8a6d1b' },
  listEventsSignedIn: { label: 'list, signed in', colour: '#6b4fb3' },
  matchedEvents: { label: 'recommended', colour: '#b32f7c' },
  listMyBookings: { label: 'my bookings', colour: '#4f7a2f' },
  listAdminEvents: { label: 'admins’ events', colour: '#444b5a' },
};
const labelHeight = 18;

interface Line {
  readonly name: string;
  /** One per size, in milliseconds. */
  readonly medians: readonly number[];
}

/** Draws the median of every read over the number of events, both on logarithmic axes, as an SVG picture. */
export function growthChart(figures: ScaleFigures): string {
  const sizes = sizesOf(figures);
  const lines = linesOf(figures, sizes);
  const all = lines.flatMap(({ medians }) => medians);
  const x = scale([sizes[0] ?? 1, sizes.at(-1) ?? 1], [plot.left, plot.right]);
  const y = scale([powerBelow(Math.min(...all)), powerAbove(Math.max(...all))], [plot.bottom, plot.top]);
  const points = ({ medians }: Line) => medians.map((ms, at) => `${x(sizes[at] ?? 1)},${y(ms)}`).join(' ');
  const thin = lines.filter(({ name }) => !(name in named));
  const thick = lines.filter(({ name }) => name in named);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13">`,
    `<title>Median time of every read, by the number of events</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    `<text x="${plot.left}" y="28" font-size="16" font-weight="600" fill="#1c2230">Median time of every read, by the number of events</text>`,
    ...powersBetween(Math.min(...all), Math.max(...all)).map((ms) => gridLine(y(ms), `${ms} ms`)),
    ...sizes.map((size) => sizeLabel(x(size), size)),
    ...thin.map((line) => `<polyline points="${points(line)}" fill="none" stroke="#c3c8d2"/>`),
    ...thick.map((line) => strong(points(line), named[line.name]?.colour)),
    ...labels(thick, y),
    `<text x="${plot.left}" y="${height - 12}" fill="#5a6272">Thin: the other ${thin.length} reads. Both axes are logarithmic.</text>`,
    `</svg>\n`,
  ].join('\n');
}

/** The numbers of events that were measured. */
export function sizesOf(figures: ScaleFigures): readonly number[] {
  const found = Object.keys(figures).flatMap((name) => /^fillSeconds(\d+)$/.exec(name)?.[1] ?? []);
  return found.map(Number).toSorted((a, b) => a - b);
}

/** @throws RangeError if a size of a read is missing */
function linesOf(figures: ScaleFigures, sizes: readonly number[]): readonly Line[] {
  const names = Object.keys(figures).flatMap((name) => /^(\w+)Growth$/.exec(name)?.[1] ?? []);
  return names.map((name) => ({
    name,
    medians: sizes.map((size) => {
      const median = figures[`${name}Ms${size}`];
      if (median === undefined) throw new RangeError(`${name} wasn't measured with ${size} events`);
      return median;
    }),
  }));
}

/** A logarithmic axis, rounded to tenths of a pixel. */
function scale([from, to]: readonly [number, number], [start, end]: readonly [number, number]) {
  const span = Math.log(to / from) || 1;
  return (value: number) => Math.round(10 * (start + ((end - start) * Math.log(value / from)) / span)) / 10;
}

const powerBelow = (value: number) => 10 ** Math.floor(Math.log10(value));
const powerAbove = (value: number) => 10 ** Math.ceil(Math.log10(value));

function powersBetween(least: number, most: number): readonly number[] {
  const powers: number[] = [];
  for (let power = powerBelow(least); power <= powerAbove(most) * 1.001; power *= 10)
    powers.push(Number(power.toPrecision(1)));
  return powers;
}

const gridLine = (at: number, label: string) =>
  `<line x1="${plot.left}" x2="${plot.right}" y1="${at}" y2="${at}" stroke="#e7e9ee"/>` +
  `<text x="${plot.left - 8}" y="${at + 4}" text-anchor="end" fill="#5a6272">${label}</text>`;

const sizeLabel = (at: number, size: number) =>
  `<text x="${at}" y="${plot.bottom + 20}" text-anchor="middle" fill="#5a6272">${size.toLocaleString('en-CA')}</text>`;

const strong = (points: string, colour = '') =>
  `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="2.5" stroke-linejoin="round"/>`;

/** Beside the ends of the lines, moved apart so that each can be read. */
function labels(lines: readonly Line[], y: (ms: number) => number): readonly string[] {
  const ends = lines
    .map(({ name, medians }) => ({ ...named[name], ms: medians.at(-1) ?? 1 }))
    .toSorted((a, b) => b.ms - a.ms);
  let last = -Infinity;
  return ends.map(({ label = '', colour = '', ms }) => {
    last = Math.max(last + labelHeight, y(ms) + 4);
    return `<text x="${plot.right + 10}" y="${last}" fill="${colour}">${label}, ${ms.toFixed(1)} ms</text>`;
  });
}
