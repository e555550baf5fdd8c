import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawCover } from '@ascendant/covers/cover';
import sharp from 'sharp';
import { letterText } from '../../src/mail/letter';
import { letterHtml } from '../../src/mail/letter-html';
import { readableDrawing } from '../../src/modules/events/pictures/cover-variants';
import { logoMaker } from '../../src/modules/tickets/mail-pictures';
import { qrPng } from '../../src/modules/tickets/qr-code';
import { catalogue } from './catalogue';

// `npm run mails`: writes every email of the catalogue as HTML and text, to look at in a browser, with the pictures beside them.
const folder = join(import.meta.dirname, '../../../var/mails');
mkdirSync(folder, { recursive: true });

const cover = drawCover(
  {
    id: '7',
    category: 'Outdoor & Nature',
    instant: new Date('2027-07-02T10:45:00Z'),
    latitude: 51.18,
    longitude: -115.57,
    place: 'Banff',
    title: 'Dawn Traverse of the Sunshine Meadows',
    features: [],
    description: '',
    variant: 0,
    localHour: 4.75,
  },
  'og',
);
const pictures = {
  logo: (await logoMaker()(0))?.content ?? Buffer.from(''),
  'event-picture-7': await sharp(readableDrawing(cover.svg))
    .resize({ width: 1200, height: 480, fit: 'cover' })
    .jpeg({ quality: 72 })
    .toBuffer(),
  'first-ticket-41': await qrPng('an example, which lets no one in', { border: 4, leastSize: 336 }),
};
for (const [name, content] of Object.entries(pictures)) writeFileSync(join(folder, name), content);
for (const [name, letter] of Object.entries(catalogue)) {
  writeFileSync(join(folder, `${name}.html`), letterHtml(letter).replaceAll('src="cid:', 'src="'));
  writeFileSync(join(folder, `${name}.txt`), letterText(letter));
}
process.stdout.write(`${Object.keys(catalogue).length} emails are in ${folder}\n`);
