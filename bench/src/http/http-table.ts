/** The figures of `npm run bench http`. */
export type HttpFigures = Readonly<Record<string, number>>;

/** A table of every read that was measured, in Markdown. */
export function httpTable(figures: HttpFigures): string {
  const names = Object.keys(figures).flatMap((name) => /^(\w+)Ratio$/.exec(name)?.[1] ?? []);
  return [
    '| read | requests/s | the limit of the machine | ratio |',
    '|---|---|---|---|',
    ...names.map(
      (name) =>
        `| \`${name}\` | ${whole(figures, `${name}PerSecond`)} | ${whole(figures, `${name}BarePerSecond`)} | ${figures[`${name}Ratio`]} |`,
    ),
    '',
    `With ${whole(figures, 'events')} events besides the demo's, on Node ${figures['node']}; load of the machine before the run: ${figures['loadBefore']}.`,
  ].join('\n');
}

const whole = (figures: HttpFigures, name: string): string => (figures[name] ?? Number.NaN).toLocaleString('en-CA');
