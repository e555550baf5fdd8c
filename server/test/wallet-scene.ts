import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createSecureServer, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls';
import { afterFile } from './after-file';
import { temporaryFolder } from './temporary-folder';

/** @param command as it's typed; no part has a blank */
const openssl = (cwd: string, command: string): string =>
  execFileSync('openssl', command.split(' '), { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

export const passType = 'pass.example.tickets';

/** An operator's folder of certificates as Apple gives them, of an authority of the test's own. */
export async function appleFolder(): Promise<string> {
  const folder = await temporaryFolder('apple-wallet');
  openssl(folder, 'req -newkey rsa:2048 -nodes -batch -x509 -days 2 -keyout ca.key -out wwdr.pem -subj /CN=Authority');
  const issued = (name: string, subject: string, extension: string): void => {
    openssl(folder, `req -newkey rsa:2048 -nodes -batch -keyout ${name}.key -out ${name}.csr -subj ${subject}`);
    writeFileSync(join(folder, `${name}.ext`), extension);
    const by = '-CA wwdr.pem -CAkey ca.key -CAcreateserial';
    openssl(folder, `x509 -req -days 2 -in ${name}.csr ${by} -extfile ${name}.ext -out ${name}.crt`);
  };
  const subject = `/UID=${passType}/CN=${passType}/OU=TEAM123456/O=Test`;
  issued('pass', subject, 'extendedKeyUsage=emailProtection,clientAuth');
  issued('push', '/CN=127.0.0.1', 'subjectAltName=IP:127.0.0.1');
  copyFileSync(join(folder, 'pass.crt'), join(folder, 'certificate.pem'));
  copyFileSync(join(folder, 'pass.key'), join(folder, 'key.pem'));
  return folder;
}

/** @throws if a pass's signature isn't one of the authority over these bytes, as OpenSSL sees it */
export function verifySignature(folder: string, manifest: Uint8Array, signature: Uint8Array): void {
  writeFileSync(join(folder, 'manifest.json'), manifest);
  writeFileSync(join(folder, 'signature'), signature);
  openssl(folder, 'smime -verify -binary -inform DER -in signature -content manifest.json -CAfile wwdr.pem');
}

/** Apple's push server on this machine, over TLS. It takes only a client with the pass type's certificate. Changes in place. */
export interface PushServer {
  readonly url: string;
  readonly pushed: { readonly path: string; readonly topic: string; readonly by: string }[];
  status: number;
}

export async function openPushServer(folder: string): Promise<PushServer> {
  const file = (name: string) => readFileSync(join(folder, name), 'utf8');
  setDefaultCACertificates([...getCACertificates(), file('wwdr.pem')]);
  const trusted = { key: file('push.key'), cert: file('push.crt'), ca: file('wwdr.pem') };
  const server = createSecureServer({ ...trusted, requestCert: true, rejectUnauthorized: true });
  const said: PushServer = { url: '', pushed: [], status: 200 };
  server.on('stream', (stream, headers: IncomingHttpHeaders & { ':path'?: string }) => {
    const socket = stream.session?.socket as TLSSocket | undefined;
    const by: Record<string, unknown> = { ...socket?.getPeerCertificate().subject };
    said.pushed.push({ path: headers[':path'] ?? '', topic: String(headers['apns-topic']), by: String(by['UID']) });
    stream.respond({ ':status': said.status });
    stream.end();
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  afterFile(async () => void server.close());
  return Object.assign(said, { url: `https://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

/** The key file of a service account as Google's console writes it. @returns its path and the public key */
export async function googleKeyFile() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const file = join(await temporaryFolder('google-wallet'), 'google.json');
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  writeFileSync(file, JSON.stringify({ client_email: 'wallet@example.iam', private_key: key }));
  return { file, publicKey };
}
