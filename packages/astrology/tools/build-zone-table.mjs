/**
 * Makes `data/tz-history.json` and `data/local-mean-time.json` from the compiled files of an IANA time zone database. How to compile one, and
 * what to check afterwards: CONTRIBUTING.md, "Renew the zone table".
 *
 *   node packages/astrology/tools/build-zone-table.mjs <folder of compiled zones> <release, such as 2026g>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder, release] = process.argv.slice(2);
if (folder === undefined || !/^20\d\d[a-z]$/.test(release ?? ''))
  throw new Error('Usage: build-zone-table.mjs <folder> <release>');

const dataFile = (name) => new URL(`../data/${name}`, import.meta.url);
const start = Date.UTC(1900, 0, 1) / 1000;
const header = 44;

/** The 64-bit block of a compiled zone (RFC 9636): transitions as [instant, offset, abbreviation]; the first is what applied before. */
function readZone(name) {
  const bytes = readFileSync(join(folder, name));
  const counts = (at) => [20, 24, 28, 32, 36, 40].map((field) => bytes.readUInt32BE(at + field));
  const [utc, standard, leaps, times, types, letters] = counts(0);
  const second = header + times * 5 + types * 6 + letters + leaps * 8 + standard + utc;
  const [, , , count, kinds] = counts(second);
  const [instants, indexes] = [second + header, second + header + count * 8];
  const typesAt = indexes + count;
  const type = (index) => {
    const at = typesAt + index * 6;
    const from = typesAt + kinds * 6 + bytes[at + 5];
    return [bytes.readInt32BE(at), bytes.toString('ascii', from, bytes.indexOf(0, from))];
  };
  const changes = Array.from({ length: count }, (_, i) => [
    Number(bytes.readBigInt64BE(instants + i * 8)),
    ...type(bytes[indexes + i]),
  ]);
  return [[Number.NEGATIVE_INFINITY, ...type(0)], ...changes];
}

/** Stretches from 1900 on: [from, offset, abbreviation], the first from 1900. */
function since1900(changes) {
  const first = changes.findLastIndex(([at]) => at <= start);
  return changes.slice(first);
}

function historyOf(stretches) {
  const history = [stretches[0][1]];
  for (const [at, offset] of stretches.slice(1)) if (offset !== history.at(-1)) history.push(at, offset);
  return history;
}

/** When clocks were on local mean time: [from, until, from, until, …]; the first from is null if it was so in 1900. */
function meanTimesOf(stretches) {
  return stretches.flatMap(([at, , abbreviation], i) => {
    if (abbreviation !== 'LMT') return [];
    return [i === 0 ? null : at, stretches[i + 1]?.[0] ?? null];
  });
}

/** As the table has always been: a zone a line would be readable, but 40 KB larger. */
function write(name, content) {
  writeFileSync(dataFile(name), `${JSON.stringify(content)}\n`);
}

const before = JSON.parse(readFileSync(dataFile('tz-history.json'), 'utf8'));
const names = Object.keys(before.zones);
const zones = Object.fromEntries(names.map((name) => [name, since1900(readZone(name))]));
const onMeanTime = Object.entries(zones).map(([name, stretches]) => [name, meanTimesOf(stretches)]);

write('tz-history.json', {
  ...before,
  source: before.source.replace(/20\d\d[a-z]+/, release),
  zones: Object.fromEntries(Object.entries(zones).map(([name, stretches]) => [name, historyOf(stretches)])),
});
write('local-mean-time.json', {
  source: `IANA time zone database ${release} compiled with backzone: where its abbreviation is LMT; public domain`,
  format:
    'zones[name] = [from, until, from, until, ...]: instants in Unix seconds between which clocks were on local mean time; a first null is before 1900',
  zones: Object.fromEntries(onMeanTime.filter(([, spans]) => spans.length > 0)),
});
const changed = names.filter((name) => JSON.stringify(historyOf(zones[name])) !== JSON.stringify(before.zones[name]));
process.stdout.write(`${names.length} zones; changed: ${changed.join(', ') || 'none'}\n`);
