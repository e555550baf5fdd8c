import { describe, expect, it } from 'vitest';
import { readConfig } from '../settings/config';
import { contentSecurityPolicy, isEmbedPath } from './content-security-policy';
import { testApp } from '../../test/test-app';

const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'wh' };
const policy = (settings: Record<string, string>, isEmbed = false): string =>
  contentSecurityPolicy(readConfig(settings), { isEmbed, isDevelopment: false });

describe('WEB-02', () => {
  it('allows scripts and styles of our own only, none inline', () => {
    expect(policy({})).toBe(
      "default-src 'self'; script-src 'self'; frame-src 'none'; connect-src 'self'; img-src 'self' data: blob:; " +
        "style-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  });

  it('names Stripe only where Stripe is used', () => {
    expect(policy(stripe)).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(policy(stripe)).toContain(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
    );
    expect(policy(stripe)).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy({})).not.toContain('stripe');
  });
});

describe('WEB-03', () => {
  it.each(['/iframe/events', '/iframe/events/7'])('lets other sites frame %s', (path) => {
    expect(isEmbedPath(path)).toBe(true);
  });

  it.each([
    '/iframe/../auth',
    '/iframe//',
    '/IFRAME/',
    '/IFRAME/events',
    '/iframe',
    '/iframe/events/',
    '/iframe/events/7/x',
    '/iframe/events/x',
    '/iframe/events%2f..%2f..%2fauth',
    '/iframe/events/..',
    '/x/iframe/events',
    '/',
    '/auth',
  ])('lets nobody frame %s', (path) => {
    expect(isEmbedPath(path)).toBe(false);
  });

  it('names who may frame, or says everybody', () => {
    expect(policy({}, true)).toMatch(/frame-ancestors \*$/);
    const named = policy({ EMBED_ORIGINS: 'https://a.example,https://b.example' }, true);
    expect(named).toMatch(/frame-ancestors https:\/\/a\.example https:\/\/b\.example$/);
  });

  it('sends no X-Frame-Options with an embed, and DENY with everything else, errors too', async () => {
    const app = await testApp({ modules: [] });
    const optionOf = async (url: string): Promise<unknown> => (await app.inject({ url })).headers['x-frame-options'];
    expect(await optionOf('/iframe/events/7?theme=dark')).toBeUndefined();
    for (const url of ['/', '/api/nothing', '/healthz', '/iframe/events%2f..', '/api/%'])
      expect(await optionOf(url)).toBe('DENY');
  });
});

describe('WEB-01', () => {
  it('keeps the address of payments and codes to ourselves', async () => {
    const app = await testApp({ modules: [] });
    const of = async (url: string): Promise<unknown> => (await app.inject({ url })).headers['referrer-policy'];
    expect(await of('/checkout?paymentIntent=x')).toBe('no-referrer');
    expect(await of('/reset-password')).toBe('no-referrer');
    expect(await of('/')).toBe('strict-origin-when-cross-origin');
  });

  it('promises https for a year where the site has it, and says nothing of what it is made of', async () => {
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
