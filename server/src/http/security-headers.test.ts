import { describe, expect, it } from 'vitest';
import { testApp } from '../../test/test-app';
import { readConfig } from '../settings/config';
import { contentSecurityPolicy } from './security-headers';

const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'wh' };
const policy = (settings: Record<string, string>): string =>
  contentSecurityPolicy(readConfig(settings), { isDevelopment: false });

describe('WEB-02', () => {
  it('allows only our own scripts and styles, and no inline ones', () => {
    expect(policy({})).toBe(
      "default-src 'self'; script-src 'self'; frame-src 'self'; connect-src 'self'; img-src 'self' data: blob:; " +
        "style-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  });

  it('names Stripe only if Stripe takes the payments', () => {
    expect(policy(stripe)).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(policy(stripe)).toContain(
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;",
    );
    expect(policy(stripe)).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy({})).not.toContain('stripe');
  });
});

describe('WEB-03', () => {
  const urls = [
    '/',
    '/auth',
    '/iframe/events',
    '/iframe/events/7?theme=dark',
    '/iframe/events/7/x',
    '/iframe/events%2f..',
    '/api/nothing',
    '/api/%',
    '/healthz',
    '/docs',
    '/docs/site',
    '/developers',
  ];

  it.each(['', 'https://a.example,https://b.example'])(
    'lets no other site show anything in a frame, with EMBED_ORIGINS=%s',
    async (EMBED_ORIGINS) => {
      const app = await testApp({ modules: [], settings: { EMBED_ORIGINS } });
      for (const url of urls) {
        const { headers } = await app.inject({ url });
        expect(headers['content-security-policy'], url).toMatch(/frame-ancestors 'none'$/);
        expect(headers['x-frame-options'], url).toBe('DENY');
      }
    },
  );
});

describe('WEB-01', () => {
  it('tells no other site the address of a page with a payment or a code', async () => {
    const app = await testApp({ modules: [] });
    const of = async (url: string): Promise<unknown> => (await app.inject({ url })).headers['referrer-policy'];
    expect(await of('/checkout?paymentIntent=x')).toBe('no-referrer');
    expect(await of('/checkout/3')).toBe('no-referrer');
    expect(await of('/reset-password')).toBe('no-referrer');
    expect(await of('/')).toBe('strict-origin-when-cross-origin');
  });

  it('asks for https for a year if the site uses it, and names no software', async () => {
    const app = await testApp({
      modules: [],
      settings: { PUBLIC_URL: 'https://ascendant.example', RATE_LIMITS: 'on' },
    });
    const { headers } = await app.inject({ url: '/healthz' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['server']));
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});
