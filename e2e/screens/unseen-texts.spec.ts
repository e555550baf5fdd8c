import { expect, test } from '@playwright/test';
import { unseenTexts } from './unseen-texts';

const changing = `<body style="background: white">
  <style>
    .wide { display: none } .behind { background: white } .smaller, .less { font-size: 30px }
    @media (min-width: 1000px) { .wide { display: block } .pale { color: #ccc } .behind { background: #777 } .faint { opacity: 0.3 }
      .smaller { font-size: 23px } .less { font-size: 25px } }
    @media (prefers-color-scheme: dark) { body { background: black !important; color: white } }
  </style>
  <p id="same">Same</p><p id="wide" class="wide">Wide</p><p id="pale" class="pale">Pale</p>
  <div class="behind"><p id="behind">Before another colour</p></div>
  <div class="faint"><span id="faint">Faint</span></div>
  <p id="smaller" class="smaller">Smaller</p><p id="less" class="less">Less</p><div id="empty"></div><input id="field">
</body>`;

test('a text is unseen once for each look: where the width shows it, or changes its colours or what is behind it', async ({
  page,
}) => {
  await page.setContent(changing);
  const unseen = async () =>
    (await page.evaluateHandle(unseenTexts)).evaluate((all) => all.map(({ id }) => id).filter(Boolean));
  await page.setViewportSize({ width: 360, height: 600 });
  expect(await unseen()).toEqual(['same', 'pale', 'behind', 'faint', 'smaller', 'less', 'field']);
  expect(await unseen()).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 600 });
  expect(await unseen()).toEqual(['wide', 'pale', 'behind', 'faint', 'smaller']);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await unseen()).toEqual(['same', 'wide', 'pale', 'behind', 'faint', 'smaller', 'less', 'field']);
});

test('of texts that look alike, three are unseen: another class around them or another colour makes a text different', async ({
  page,
}) => {
  const row = (id: string) => `<tr><td id="${id}">Row</td></tr>`;
  await page.setContent(`<style>.paid td { font-weight: bold } </style>
    <table><tbody>${['a', 'b', 'c', 'd'].map(row).join('')}</tbody></table>
    <table class="paid"><tbody>${row('e')}</tbody></table>
    <table><tbody>${row('f')}<tr><td id="g" style="color: #ccc">Row</td></tr></tbody></table>`);
  const unseen = async () => (await page.evaluateHandle(unseenTexts)).evaluate((all) => all.map(({ id }) => id));
  expect(await unseen()).toEqual(['a', 'b', 'c', 'e', 'g']);
});
