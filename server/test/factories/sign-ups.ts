import { accountRoutes } from '@ascendant/contract/account';
import { expect } from 'vitest';
import type { TestApp } from '../test-app';

let count = 0;

/** A sign-up form for someone new, with a unique username and email. */
export function newcomer(overrides: Record<string, unknown> = {}) {
  count += 1;
  return {
    username: `Maya${count}`,
    email: `Maya${count}@Example.org`,
    password: 'larch meadow at dawn',
    firstName: 'Maya',
    lastName: 'Lindqvist',
    ...overrides,
  };
}

/** The six digits in the newest email with a code to an address. Runs the jobs first, so that the email has been sent. */
export async function mailedCode(app: TestApp, address: string): Promise<string> {
  await app.runJobs();
  const codes = app.mailer.sent.flatMap(({ to, text }) => (to === address ? [/^\s*(\d{6})\s*$/m.exec(text)?.[1]] : []));
  const code = codes.findLast((found) => found !== undefined);
  if (code === undefined) throw new Error(`no code was emailed to ${address}`);
  return code;
}

/** Signs someone new up. @returns what they entered, their email in lower case, and the code they were emailed */
export async function signUp(app: TestApp, overrides: Record<string, unknown> = {}) {
  const body = newcomer(overrides);
  const email = String(body.email).toLowerCase();
  const reply = await app.call(accountRoutes.register, { body });
  expect(reply.body).toEqual({ requiresVerification: true, email });
  return { ...body, email, code: await mailedCode(app, email) };
}
