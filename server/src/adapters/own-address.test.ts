import { once } from 'node:events';
import { createServer } from 'node:tls';
import { expect, it } from 'vitest';
import { ownCertificateEnd } from './own-address';

/** One that no one trusts, made for this test. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgyEPkzSk9Fp6fblek
yy6L8y9QnnvV8VhxWEx2dqViWr2hRANCAATz5P9Gas72TF0W7urkpbzV2cwbf7KJ
IF64WvrGmjLEe/+d9TiwBhTLyAUPRsL1a7BeBbWWOkJivogi+rg7L9Zp
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBgDCCASWgAwIBAgIUDDLKHKXWaHgvtr52xDike2PpqCcwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyOTA4MjUwN1oYDzIxMjYxMTA1
MDgyNTA3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATz5P9Gas72TF0W7urkpbzV2cwbf7KJIF64WvrGmjLEe/+d9TiwBhTL
yAUPRsL1a7BeBbWWOkJivogi+rg7L9Zpo1MwUTAdBgNVHQ4EFgQUUTalHJtaBFHk
T5kHuCEFLOma8TkwHwYDVR0jBBgwFoAUUTalHJtaBFHkT5kHuCEFLOma8TkwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEApsk8LSLqbOwUkdOtNssk
uc/T+YeDGjL4iXyvQqATRCkCIQC13JlalgOgT6pLo8Hl7g6fLQCDYEdrDBRrOsZe
O1ek5g==
-----END CERTIFICATE-----`;
const end = '2126-11-05T08:25:07.000Z';

it('the certificate of the site’s address is known to end, also one that no one trusts', async () => {
  const server = createServer({ key, cert }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  expect((await ownCertificateEnd(`https://localhost:${port}`))?.toISOString()).toBe(end);
  server.close();
});

it.each(['http://localhost:3000', 'https://localhost:1'])('%s has no certificate', async (url) => {
  expect(await ownCertificateEnd(url)).toBeNull();
});
