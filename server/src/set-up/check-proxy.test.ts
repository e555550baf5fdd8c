import { expect, it } from 'vitest';
import { readConfig } from '../settings/config';
import { checkProxy, type Arrival } from './check-proxy';

const site = { PUBLIC_URL: 'https://ascendant.example', SEED: 'none' };
const behindProxy: Arrival = {
  from: '10.0.0.2',
  client: '203.0.113.7',
  forwardedFor: '203.0.113.7',
  forwardedProto: 'https',
  host: 'ascendant.example',
};

it.each<[string, Partial<Arrival>, Readonly<Record<string, string>>, string]>([
  ['a proxy that is trusted and says everything', {}, { TRUST_PROXY: '1' }, 'ok'],
  ['a proxy that is not trusted', { client: '10.0.0.2' }, {}, 'failed'],
  ['trust in a proxy that says nothing', { forwardedFor: undefined }, { TRUST_PROXY: '1' }, 'failed'],
  ['a second proxy that is not trusted', { client: '10.0.0.3' }, { TRUST_PROXY: '1' }, 'warning'],
  ['another host', { host: 'localhost:3000' }, { TRUST_PROXY: '1' }, 'warning'],
  ['plain http in front of the proxy', { forwardedProto: 'http' }, { TRUST_PROXY: '1' }, 'warning'],
  ['no proxy at all', { forwardedFor: undefined, client: '203.0.113.7' }, {}, 'ok'],
])('%s', (_, differing, settings, state) => {
  expect(checkProxy({ ...behindProxy, ...differing }, readConfig({ ...site, ...settings })).state).toBe(state);
});
