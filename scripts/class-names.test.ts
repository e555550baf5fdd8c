import { expect, it } from 'vitest';
import { withConstants } from '../web/class-names';

it('class names are imported one by one', () => {
  expect(withConstants("import styles from './Note.module.css';")).toBe("import * as styles from './Note.module.css';");
});

it.each(["import { day } from './day';", "import page from './page';", "import './print.module.css';"])(
  'other imports stay as they are: %s',
  (code) => {
    expect(withConstants(code)).toBe(code);
  },
);
