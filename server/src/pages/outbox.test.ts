import { routes } from '@ascendant/contract/routes';
import { expect, it } from 'vitest';
import { buildOrganizer } from '../../test/factories/people';
import { testApp } from '../../test/test-app';

const app = await testApp();

it('the outbox shows emails with the site’s own address, also in the link that stops them', async () => {
  const { session } = await buildOrganizer(app.db);
  const body = { email: 'gita@mail.example', role: 'guide' as const };
  expect((await app.call(routes.inviteMember, { body }, session)).status).toBe(201);
  const { payload } = await app.inject({ url: '/dev/outbox' });
  expect(payload).toContain('<code>gita@mail.example</code>');
  const [link] = /http:\S+\/emails\/[\w-]+\/stop\?of=organizer/.exec(payload) ?? [];
  expect(link).toContain(app.config.publicUrl);
  expect(payload).not.toContain('.invalid');
});
