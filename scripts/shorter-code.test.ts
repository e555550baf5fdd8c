import { expect, it } from 'vitest';
import { shortened } from '../web/shorter-code';

it('class names are imported one by one', () => {
  expect(shortened("import styles from './Note.module.css';")).toBe("import * as styles from './Note.module.css';");
});

it('an import of one name needs one function', () => {
  const page = "lazyPage(async () => (await import('./HelpPage')).HelpPage)";
  expect(shortened(page)).toBe("lazyPage(() => import('./HelpPage').then((all) => all.HelpPage))");
});

it.each([
  "async () => (await import('./birth-check')).birthSchema(localDay())",
  "async () => (await import('./person')).birthInfo.shape",
  "async () => (await import('./labels')).labels['day']",
])('what more is done with an imported name stays as it is: %s', (code) => {
  expect(shortened(code)).toBe(code);
});
