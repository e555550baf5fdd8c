import { describe, expect, it, test } from 'vitest';
import { landingPath, safeRedirect } from './landing';
import { roleFields } from './roles';

const traveller = { ...roleFields('regular'), onboardingCompleted: true };

describe('where sign-in takes you', () => {
  it.each([
    ['admin', roleFields('admin'), false, '/admin'],
    ['organizer', roleFields('organizer'), false, '/organizer'],
    ['traveller with finished onboarding', roleFields('regular'), true, '/dashboard'],
    ['traveller without', roleFields('regular'), false, '/onboarding'],
  ])('a %s lands in their own area', (_who, fields, onboardingCompleted, expected) => {
    expect(landingPath({ ...fields, onboardingCompleted }, null)).toBe(expected);
  });

  it('sign-in never takes you back to /auth', () => {
    expect(landingPath(null, '/events/3')).toBe('/auth');
  });

  it('an explicit redirect wins unless it equals /auth', () => {
    expect(landingPath(traveller, '/events/3')).toBe('/events/3');
    expect(landingPath(traveller, '/auth')).toBe('/dashboard');
  });
});

describe('SES-09 a redirect stays on this site', () => {
  it.each([
    '/',
    '/events/3',
    '/events/3?from=card#top',
    '/my-bookings',
    '/authors',
    '/browse?q=a%20b',
    '/events/%C3%A9',
  ])('accepts %s', (value) => {
    expect(safeRedirect(value)).toBe(value);
  });

  const foreign = [
    '//evil.example',
    '///evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'evil.example',
    '',
  ];
  const backslashes = [
    '/\\evil.example',
    '\\\\evil.example',
    '/%5Cevil.example',
    '/%5c%5cevil.example',
    '/a\\b',
    '/%255Cevil',
  ];
  const controls = [
    '/\tevil',
    '/\nevil',
    '/%09/evil',
    '/%0a/evil',
    '/%0d%0aLocation:x',
    '/%00',
    '/\u007f',
    '/%2509',
    '/\u0085',
  ];
  const encodedSlashes = [
    '/%2f/evil.example',
    '/%2Fevil.example',
    '/%252fevil.example',
    '/.//evil.example',
    '/..//evil.example',
  ];
  const signIn = [
    '/auth',
    '/auth/',
    '/auth?redirect=/',
    '/auth#x',
    '/AUTH',
    '/login',
    '/login?x',
    '/api/user',
    '/api',
    '/api/',
    '/x/../auth',
    '/./auth',
    '/%61uth',
    '/x/%2e%2e/login',
    '/API/logout',
  ];
  const broken = ['/%', '/%zz', '/%E0%A4%A'];
  const schemes = ['data:text/html,x', 'http:/evil', 'mailto:x', ' /evil', '?x', '#x', './x', '../x', 'x'];
  const disguised = [
    '/%09evil.example',
    '/%0b/evil.example',
    '/%7f',
    '/%C2%85',
    '/%u2028',
    '/y/../auth',
    '/x/..//evil.example',
    '/x/%2e%2e//evil.example',
    '/x/..%2f/evil.example',
    '/x/..%2Fauth',
    '/x/%2E%2E/auth',
    '/%2e%2e/auth',
    '/%2e/auth',
    '/auth%2f',
    '/auth%3Fx',
    '/a%75th',
    '/log%69n',
    '/%6Cogin',
    '/%61pi/user',
    '/Api/user',
    '/x/../api',
    '/x/../../login',
    '/%25252fevil.example/..//x',
  ];
  it.each([...foreign, ...backslashes, ...controls, ...encodedSlashes, ...signIn, ...broken, ...schemes, ...disguised])(
    'refuses %j',
    (value) => {
      expect(safeRedirect(value)).toBeNull();
    },
  );

  it('refuses a missing value', () => {
    expect(safeRedirect(null)).toBeNull();
  });

  it('everything it accepts resolves to the same origin', () => {
    for (const value of ['/events/3', '/browse?q=//evil.example', '/a/b/../c']) {
      expect(new URL(safeRedirect(value) ?? '', 'https://ascendant.example').origin).toBe('https://ascendant.example');
    }
  });
});

test('a member of an organization who hasn’t finished onboarding lands where they work, and otherwise as every traveller', () => {
  const member = { ...roleFields('regular'), organization: { role: 'guide' } };
  expect(landingPath({ ...member, onboardingCompleted: false }, null)).toBe('/organizer');
  expect(landingPath({ ...member, onboardingCompleted: true }, null)).toBe('/dashboard');
});
