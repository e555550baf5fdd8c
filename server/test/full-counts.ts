/** How many random cases a test tries: all of them in CI (`npm test -- --full`), and a fifth in `npm test`, which is waited for. */
export function cases(all: number): number {
  return process.env['FULL_COUNTS'] === 'yes' ? all : Math.ceil(all / 5);
}
