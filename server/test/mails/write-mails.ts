import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { letterText } from '../../src/mail/letter';
import { letterHtml } from '../../src/mail/letter-html';
import { catalogue } from './catalogue';

// `npm run mails`: writes every email of the catalogue as HTML and text, to look at in a browser.
const folder = join(import.meta.dirname, '../../../var/mails');
mkdirSync(folder, { recursive: true });
for (const [name, letter] of Object.entries(catalogue)) {
  writeFileSync(join(folder, `${name}.html`), letterHtml(letter));
  writeFileSync(join(folder, `${name}.txt`), letterText(letter));
}
process.stdout.write(`${Object.keys(catalogue).length} emails are in ${folder}\n`);
