import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { personRoutes } from '@ascendant/contract/person';
import { profilePictureUpload } from '@ascendant/contract/upload';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { formWith, sendForm } from '../../test/send-form';
import { temporaryFolder } from '../../test/temporary-folder';
import { testApp } from '../../test/test-app';
import type { Module } from '../application/module';
import { withUpload } from './uploads';

const { uploadProfilePicture, updateAddress } = personRoutes;
const { field, maxBytes } = profilePictureUpload;

/** What arrived, if anything did. */
const received: Buffer[] = [];
const receiver: Module = {
  name: 'receiver',
  register: ({ bind, sessions }) => {
    sessions.readWith(async () => ({ userId: 1, role: 'traveller', sessionId: 1 }));
    bind(updateAddress, async () => {
      throw new TypeError('not reached');
    });
    bind(uploadProfilePicture, ({ request }) =>
      withUpload(request, profilePictureUpload, async (file) => {
        received.push(await file.read());
        throw new TypeError('that is enough');
      }),
    );
  },
};
/** The receiver's reply once it has read a file. */
const taken = 500;

const app = await testApp({ modules: [receiver] });
let port: number;

beforeAll(async () => {
  await app.app.http.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.app.http.server.address() as AddressInfo);
});

beforeEach(() => {
  received.length = 0;
});

const session = { authorization: 'Bearer good' };
const send = (form: FormData) => sendForm(app, uploadProfilePicture, form, session);
const some = Buffer.from('some bytes');

describe('a file in a form', () => {
  it('arrives complete, whatever its name', async () => {
    const { statusCode } = await send(formWith(field, some, { name: '../../etc/passwd', type: 'text/html' }));
    expect(statusCode).toBe(taken);
    expect(received).toEqual([some]);
  });

  it('can be at most one byte smaller than 20 MB', async () => {
    expect((await send(formWith(field, Buffer.alloc(maxBytes, 1)))).statusCode).toBe(taken);
    expect(received.map(({ length }) => length)).toEqual([20 * 1024 * 1024 - 1]);
    const reply = await send(formWith(field, Buffer.alloc(maxBytes + 1, 1)));
    expect([reply.statusCode, reply.json().error]).toEqual([413, 'File size must be less than 20MB']);
    expect(received).toHaveLength(1);
  });

  it('that declares a length that is too large is refused before it is read', async () => {
    const head = `POST /api/user/profile-picture HTTP/1.1\r\nhost: x\r\nauthorization: Bearer good\r\n`;
    const socket = connect(port, '127.0.0.1');
    socket.write(`${head}content-type: multipart/form-data; boundary=b\r\ncontent-length: 900000000\r\n\r\n--b\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString()).toContain('File size must be less than 20MB');
  });

  it('that is missing is reported at its field', async () => {
    const forms = [new FormData(), formWith('picture', some)];
    for (const form of forms) {
      const reply = await send(form);
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ fields: { profilePicture: 'Please select an image file' } });
    }
  });

  it('INP-05 must be the only one: a second file is refused', async () => {
    const form = formWith(field, some);
    form.append('another', new Blob(['more']), 'more.png');
    expect((await send(form)).statusCode).toBe(413);
    expect(received).toEqual([]);
  });

  it('INP-05 comes with at most 40 fields', async () => {
    const withFields = (count: number) => {
      const form = formWith(field, some);
      for (let index = 0; index < count; index += 1) form.append(`f${index}`, 'x');
      return form;
    };
    expect((await send(withFields(40))).statusCode).toBe(taken);
    expect((await send(withFields(41))).statusCode).toBe(413);
  });

  it('INP-05 comes with fields of at most 64 KB', async () => {
    const withField = (length: number) => {
      const form = formWith(field, some);
      form.append('note', 'x'.repeat(length));
      return form;
    };
    expect((await send(withField(65_536))).statusCode).toBe(taken);
    expect((await send(withField(65_537))).statusCode).toBe(413);
  });
});

describe('a body that is not a form', () => {
  const post = (headers: Readonly<Record<string, string>>, payload: string) =>
    app.inject({ method: 'POST', url: uploadProfilePicture.path, headers: { ...session, ...headers }, payload });

  it.each([
    ['application/json', '{}', 415],
    ['image/png', 'x', 415],
    ['multipart/form-data', '--b--', 400],
    ['multipart/form-data; boundary=b', '--b\r\nnonsense', 400],
    [
      'multipart/form-data; boundary=b',
      `--b\r\ncontent-disposition: form-data; name="${field}"; filename="a"\r\n\r\nx`,
      400,
    ],
    [
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--',
      400,
    ],
  ])('is refused: %s, %s', async (type, payload, status) => {
    const reply = await post({ 'content-type': type }, payload);
    expect([reply.statusCode, received]).toEqual([status, []]);
    expect(reply.json()).toMatchObject({ error: expect.any(String), requestId: expect.any(String) });
  });

  it('SES-08 a call that accepts JSON accepts no form, which any site could send', async () => {
    expect((await sendForm(app, updateAddress, formWith(field, some), session)).statusCode).toBe(415);
  });
});

describe('an upload that is cut off', () => {
  it('INP-05 leaves nothing behind', async () => {
    // A folder of its own, because other programs on this machine may be receiving files too.
    const folder = await temporaryFolder('uploads');
    vi.stubEnv('TMPDIR', folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const head = `POST /api/user/profile-picture HTTP/1.1\r\nhost: x\r\nauthorization: Bearer good\r\n`;
    const type = `content-type: multipart/form-data; boundary=b\r\ncontent-length: 1000000\r\n\r\n`;
    const part = `--b\r\ncontent-disposition: form-data; name="${field}"; filename="a.png"\r\n\r\n`;
    socket.write(head + type + part + 'x'.repeat(500_000));
    await expect.poll(() => app.app.inFlight(), { timeout: 5000 }).toBe(1);
    expect(await readdir(folder)).toEqual([]);
    socket.destroy();
    await expect.poll(() => app.app.inFlight(), { timeout: 5000 }).toBe(0);
    expect([await readdir(folder), received]).toEqual([[], []]);
  });
});
