import { firstYear } from '@ascendant/astrology/reference/score-sample.golden';

const size = { width: 720, height: 260, left: 44, right: 12, top: 18, bottom: 34 };
const inner = { width: size.width - size.left - size.right, height: size.height - size.top - size.bottom };

/** Readable on a light and on a dark page. */
const style = `<style>text{font:12px system-ui,sans-serif;fill:#555}line{stroke:#8886}.low{fill:#8a8f98}.fair{fill:#c58a1c}.good{fill:#2f8f5b}
path{fill:none;stroke:#4a6fb5;stroke-width:1.5}@media (prefers-color-scheme:dark){text{fill:#bbb}}</style>`;

/** How often each score occurs: one bar per tenth. @param histogram counts from 0.0 to 10.0 */
export function scoresChart(histogram: readonly number[]): string {
  const pairs = histogram.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...histogram) / pairs;
  const bars = histogram.map((count, tenth) => {
    const height = (count / pairs / most) * inner.height;
    const x = size.left + (tenth / 101) * inner.width;
    const band = tenth >= 80 ? 'good' : tenth >= 60 ? 'fair' : 'low';
    return `<rect class="${band}" x="${fixed(x)}" y="${fixed(base - height)}" width="5.5" height="${fixed(height)}"/>`;
  });
  const ticks = Array.from({ length: 11 }, (_, score) => {
    const x = size.left + ((score * 10 + 0.5) / 101) * inner.width;
    return `<text x="${fixed(x)}" y="${base + 18}" text-anchor="middle">${score}</text>`;
  });
  const top = `<text x="${size.left - 6}" y="${size.top + 4}" text-anchor="end">${(most * 100).toFixed(1)}%</text>`;
  return svg('How often each score occurs', [...bars, ...ticks, top, axis(base)]);
}

/** The mean score of each month. */
export function monthsChart(monthMeans: readonly number[]): string {
  const [low, high] = [5.5, 6.5];
  const yOf = (value: number) => base - ((value - low) / (high - low)) * inner.height;
  const xOf = (month: number) => size.left + (month / (monthMeans.length - 1)) * inner.width;
  const path = monthMeans.map((value, month) => `${month === 0 ? 'M' : 'L'}${fixed(xOf(month))} ${fixed(yOf(value))}`);
  const levels = [low, 6, high].flatMap((value) => [
    axis(yOf(value)),
    `<text x="${size.left - 6}" y="${fixed(yOf(value) + 4)}" text-anchor="end">${value.toFixed(1)}</text>`,
  ]);
  const years = Array.from({ length: monthMeans.length / 12 }, (_, year) => {
    return `<text x="${fixed(xOf(year * 12))}" y="${base + 18}">${firstYear + year}</text>`;
  });
  return svg('The mean score of each month', [...levels, ...years, `<path d="${path.join('')}"/>`]);
}

const base = size.height - size.bottom;

function axis(y: number): string {
  return `<line x1="${size.left}" x2="${size.width - size.right}" y1="${fixed(y)}" y2="${fixed(y)}"/>`;
}

function svg(title: string, parts: readonly string[]): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" role="img"><title>${title}</title>`;
  return `${head}${style}\n${parts.join('\n')}\n</svg>\n`;
}

function fixed(value: number): string {
  return value.toFixed(1);
}
