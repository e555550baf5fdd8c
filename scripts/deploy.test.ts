import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { profilePictureUpload } from '@ascendant/contract/upload';
import { afterAll, describe, expect, it } from 'vitest';
import { formBytes } from '../server/src/http/uploads';
import { serverLimits } from '../server/src/limits/request-limits';

const units = resolve(import.meta.dirname, '../deploy/systemd');
const names = readdirSync(units);
const services = names.filter((name) => name.endsWith('.service'));
/** Of 100: 20 and below is what systemd calls OK. */
const mostExposure = '20';

const isHere = spawnSync('systemd-analyze', ['--version']).status === 0;
const subject = 'the units of systemd';
const title = isHere ? subject : `SKIPPED: ${subject}. They need systemd-analyze: apt-get install systemd`;
if (!isHere) console.warn(title);

const folder = mkdtempSync(join(tmpdir(), 'ascendant-units-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The unit with programs that are on this machine. */
function installed(name: string): string {
  const text = readFileSync(join(units, name), 'utf8')
    .replaceAll('/opt/ascendant/current/deploy', resolve(units, '..'))
    .replaceAll('/opt/ascendant/current/ascendant', process.execPath);
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function analyse(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

describe.skipIf(!isHere)(title, () => {
  it('have no mistake that systemd finds', () => {
    const paths = names.map(installed);
    const { stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', ...paths], { encoding: 'utf8' });
    expect([status, stderr.split('\n').filter((line) => line.includes('ascendant'))]).toEqual([0, []]);
  });

  it('are the same for one process and for several, but for the port', () => {
    const [one, several] = ['ascendant.service', 'ascendant@.service'].map((name) =>
      readFileSync(join(units, name), 'utf8').split('\n'),
    );
    expect(several?.filter((line) => !one?.includes(line))).toEqual([
      expect.stringMatching(/^# Several processes/),
      'Description=Ascendant on port %i',
      'ExecStart=/usr/bin/env PORT=%i /opt/ascendant/current/ascendant start',
    ]);
  });

  it.each(services)('give %s no right that it does without', (name) => {
    expect(analyse('security', '--offline=true', `--threshold=${mostExposure}`, installed(name))).toBe('');
  });
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const alerts = 'each alert fires for what it is about, and Prometheus finds no mistake in the rules';
const alertsTitle = hasPromtool ? alerts : `SKIPPED: ${alerts}. It needs promtool: apt-get install prometheus`;
if (!hasPromtool) console.warn(alertsTitle);
it.skipIf(!hasPromtool)(alertsTitle, () => {
  const cwd = resolve(units, '../prometheus');
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'ascendant.rules.test.yml'], {
    cwd,
    encoding: 'utf8',
  });
  expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('SUCCESS')]);
});

it('the alerts of Prometheus are about figures that the program has: one about any other never fires', () => {
  const textOf = (path: string) => readFileSync(resolve(units, '../..', path), 'utf8');
  const sources = ['server/src/modules/operations/figures.ts', 'server/src/application/open-provider.ts'].map(textOf);
  const figures = sources.flatMap((text) => [...text.matchAll(/^ +(ascendant_\w+): \{/gm)].map(([, name]) => name));
  const asked = [...textOf('deploy/prometheus/ascendant.rules.yml').matchAll(/\bascendant_\w+/g)].map(([name]) => name);
  expect(asked.length).toBeGreaterThan(10);
  expect([...new Set(asked)].filter((name) => !figures.includes(name))).toEqual([]);
});

it('the alerts of Prometheus lead to screens that the admin area has', () => {
  const textOf = (path: string) => readFileSync(resolve(units, '../..', path), 'utf8');
  const screens = [...textOf('web/src/paths.ts').matchAll(/'(\/admin\/[\w-]+)'/g)].map(([, path]) => path);
  const named = [...textOf('deploy/prometheus/ascendant.rules.yml').matchAll(/\/admin\/[\w-]+/g)].map(([path]) => path);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((path) => !screens.includes(path))).toEqual([]);
});

describe('compose.yaml', () => {
  const container = resolve(units, '../container');
  const compose = readFileSync(join(container, 'compose.yaml'), 'utf8');
  const example = readFileSync(join(container, 'env.example'), 'utf8');
  const taken = [...compose.matchAll(/\$\{([^}]+)\}/g)].map(([, name]) => name ?? '');

  it('takes from .env what env.example has, and nothing else', () => {
    const offered = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name ?? '');
    expect([...new Set(taken)].toSorted()).toEqual(offered.toSorted());
  });

  it('has no defaults in braces: the podman-compose of Debian passes an empty one on as it’s written', () => {
    expect(taken.filter((name) => !/^\w+$/.test(name))).toEqual([]);
  });
});

describe.each(['nginx/ascendant.conf', 'container/Caddyfile'])('the proxy of %s', (name) => {
  const text = readFileSync(resolve(units, '..', name), 'utf8');

  it('lets the largest picture through, in its form', () => {
    const most = Number(/(?:client_max_body_size|max_size) (\d+)(?:m;|MB)$/m.exec(text)?.[1]) * 1e6;
    expect(most).toBeGreaterThan(profilePictureUpload.maxBytes + formBytes);
  });

  it('closes an idle connection first: the site could do it while a request is on its way', () => {
    const idleMs = Number(/keepalive(?:_timeout)? (\d+)s;?$/m.exec(text)?.[1]) * 1000;
    expect(idleMs).toBeLessThan(serverLimits.keepAliveTimeout);
  });
});
