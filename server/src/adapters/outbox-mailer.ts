import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from './clock';
import type { Mailer } from './mailer';
import { message } from './smtp-mailer';

/**
 * Saves emails as files that any mail program can open: one `.eml` each, named after its Message-ID, so that sending again
 * replaces the first file. Nothing leaves the machine.
 * @param folder created if missing
 */
export function outboxMailer(folder: string, from: string, clock: Clock): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message: eml } = await transport.sendMail({ ...message(mail, from), date: clock.now() });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = fileName(mail.messageId);
      const unfinished = join(folder, `.${name}.part`);
      await writeFile(unfinished, eml, { mode: 0o600 });
      await rename(unfinished, join(folder, name));
    },
    forget: (messageId) => rm(join(folder, fileName(messageId)), { force: true }),
    verify: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
    },
    close: () => undefined,
  };
}

function fileName(messageId: string): string {
  return `${messageId.replaceAll(/[^\w.@-]/g, '')}.eml`;
}
