// How land.json and borders.json are written; web/src/features/event-map/land-outline.ts reads them.

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Whole numbers, five bits a letter, the last letter of each below 32; the sign is the lowest bit. */
function written(numbers) {
  let text = '';
  for (const number of numbers)
    for (let rest = number < 0 ? -2 * number - 1 : 2 * number; ;) {
      const low = rest % 32;
      rest = Math.floor(rest / 32);
      text += digits[rest > 0 ? low + 32 : low];
      if (rest === 0) break;
    }
  return text;
}

/** For each ring how many corners it has, then each corner less the one before. */
export function packed(rings) {
  let [x, y] = [0, 0];
  const numbers = [];
  for (const ring of rings) {
    numbers.push(ring.length);
    for (const [nextX, nextY] of ring) {
      numbers.push(nextX - x, nextY - y);
      [x, y] = [nextX, nextY];
    }
  }
  return written(numbers);
}
