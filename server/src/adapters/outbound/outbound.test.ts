import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as listenTcp, type AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { outbound, type Resolve } from './outbound';
import { isOutside, wrongWith } from './outside-address';

const guard = { ownHost: 'site.example', allowed: [] };

describe('OUT-01 the text of an address', () => {
  it.each([
    'https://hooks.example/path?query=1',
    'https://hooks.example:443/',
    'https://xn--bcher-kva.example/',
    'https://a.b.c.example',
  ])('%s can be asked', (url) => {
    expect(wrongWith(url, guard)).toBeNull();
  });

  it.each([
    'http://hooks.example/',
    'https://hooks.example:8443/',
    'https://me:secret@hooks.example/',
    'https://me@hooks.example/',
    'ftp://hooks.example/',
    'file:///etc/passwd',
    'gopher://hooks.example/',
    'hooks.example',
    'https://',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://api.localhost/',
    'https://printer/',
    'https://nas.local/',
    'https://db.internal/',
    'https://router.lan/',
    'https://pi.home.arpa/',
    'https://site.example/',
    'https://SITE.example./',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://017700000001/',
    'https://0x7f.1/',
    'https://127.1/',
    'https://0/',
    'https://１２７.0.0.1/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2606:4700::1111]/',
    'https://8.8.8.8/',
  ])('%s is refused', (url) => {
    expect(wrongWith(url, guard)).not.toBeNull();
  });
});

describe('OUT-02 the addresses that a name leads to', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('%s is outside', (address) => {
    expect(isOutside(address, [])).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.5',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.7',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.5',
    '::ffff:169.254.169.254',
    '::7f00:1',
    '64:ff9b::a00:5',
    '64:ff9b:1::a00:5',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    'no address',
    '',
  ])('%s isn’t', (address) => {
    expect(isOutside(address, [])).toBe(false);
  });

  it('OUT-05 but it is if the operator allows its network', () => {
    expect(isOutside('10.0.0.5', ['10.0.0.0/8'])).toBe(true);
    expect(isOutside('::ffff:10.0.0.5', ['10.0.0.0/8'])).toBe(true);
    expect(isOutside('172.16.0.5', ['10.0.0.0/8'])).toBe(false);
    expect(isOutside('fd12::1', ['10.0.0.0/8', 'fd12::/16'])).toBe(true);
    expect(isOutside('::1', ['0.0.0.0/0'])).toBe(false);
  });
});

describe('what is sent', () => {
  const asked: string[] = [];
  const servers: Server[] = [];
  beforeEach(() => void asked.splice(0));
  afterAll(() => servers.forEach((server) => server.close().closeAllConnections()));

  /** Listens on this machine, and notes what it's asked. @returns its port */
  async function listening(answer: RequestListener): Promise<number> {
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      answer(request, response);
    });
    servers.push(server);
    await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
    return (server.address() as AddressInfo).port;
  }

  const send = (url: string, { allowed = ['127.0.0.0/8'], resolve }: { allowed?: string[]; resolve?: Resolve } = {}) =>
    outbound({ publicUrl: 'https://site.example', allowed, ...(resolve === undefined ? {} : { resolve }) }).post(url, {
      headers: {},
      body: '{}',
    });
  const leadingTo =
    (...addresses: string[]): Resolve =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

  it('OUT-04 an answer is a status, and a redirect is one too: it isn’t followed', async () => {
    const inside = await listening((_, response) => response.end('secret'));
    const port = await listening((_, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${inside}/inside` }).end(),
    );
    expect(await send(`http://127.0.0.1:${port}/hook`)).toEqual({ status: 302, retryAfter: null, reason: null });
    expect(asked).toEqual(['POST /hook']);
  });

  it('says what Retry-After asks for, in seconds', async () => {
    const port = await listening((_, response) => response.writeHead(503, { 'retry-after': '120' }).end());
    expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({ status: 503, retryAfter: 120 });
  });

  it('OUT-02 a name that leads inside isn’t asked, also if it leads outside as well', async () => {
    const port = await listening((_, response) => response.end());
    for (const resolve of [leadingTo('127.0.0.1'), leadingTo('8.8.8.8', '127.0.0.1'), leadingTo('::ffff:127.0.0.1')])
      expect(await send(`https://hooks.example/`, { allowed: [], resolve })).toEqual({
        status: null,
        retryAfter: null,
        reason: 'hooks.example leads to a private address, so we can’t send there.',
      });
    expect([port > 0, asked]).toEqual([true, []]);
  });

  it('OUT-03 a name is looked up once, so it can’t lead inside a moment later', async () => {
    let lookUps = 0;
    const resolve: Resolve = async () => {
      lookUps += 1;
      return [{ address: lookUps === 1 ? '192.0.2.1' : '127.0.0.1', family: 4 }];
    };
    const port = await listening((_, response) => response.end());
    const { reason } = await outbound({ publicUrl: 'https://site.example', allowed: ['192.0.2.0/24'], resolve }).post(
      'https://hooks.example/',
      { headers: {}, body: '{}' },
    );
    expect({ lookUps, asked, isOpen: port > 0 }).toEqual({ lookUps: 1, asked: [], isOpen: true });
    expect(reason).not.toBeNull();
  });

  it('OUT-04 an endless answer is cut off, and what was said before counts', async () => {
    const port = await listening((_, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('a'.repeat(65_536)), 1);
      response.on('close', () => clearInterval(timer));
    });
    const closed = new Promise<void>((isClosed) =>
      servers.at(-1)?.on('connection', (socket) => socket.on('close', () => isClosed())),
    );
    expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({ status: 200 });
    await closed;
  });

  it('says in a sentence why there’s no answer', async () => {
    const port = await listening((_, response) => response.destroy());
    expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({ status: null, reason: 'It ended the connection.' });
    const closed = listenTcp().listen(0, '127.0.0.1');
    await new Promise((listens) => closed.once('listening', listens));
    const { port: free } = closed.address() as AddressInfo;
    closed.close();
    expect(await send(`http://127.0.0.1:${free}/`)).toMatchObject({ status: null, reason: 'Nothing listens there.' });
    const nowhere: Resolve = async () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
    expect(await send('https://nowhere.example/', { resolve: nowhere })).toMatchObject({
      reason: 'There’s no such name.',
    });
  });
});
