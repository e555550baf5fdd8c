import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sources, textOf } from './source-imports';
import { classesOf, globalClassesIn, nameOf, styleModules, styleSheets, writtenClasses } from './style-sheets';

const mostLines = 200;
/** Words that stand for themselves although they are short. */
const shortWords = new Set(['as', 'by', 'go', 'in', 'it', 'no', 'on']);
const modules = styleModules();
const globalSheets = styleSheets().filter((file) => file.startsWith('web/src/styles/'));
const globalClasses = new Set(globalSheets.flatMap((file) => [...classesOf(file)]));

describe('the style sheets', () => {
  it('are modules, except for tokens, elements, text and layout', () => {
    const others = styleSheets().filter((file) => !file.endsWith('.module.css') && !globalSheets.includes(file));
    expect(others).toEqual([]);
  });

  it('are imported as modules, by the names of their classes', () => {
    const plain = sources('web/src').filter((file) => /^import '[^']+\.css';$/m.test(textOf(file)));
    expect(plain).toEqual([]);
  });

  it(`have ${mostLines} lines at most`, () => {
    expect(styleSheets().filter((file) => textOf(file).trimEnd().split('\n').length > mostLines)).toEqual([]);
  });

  it('say a colour for light and dark in one place', () => {
    expect(styleSheets().filter((file) => textOf(file).includes('prefers-color-scheme'))).toEqual([]);
  });

  it('name their classes in full words', () => {
    const words = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).split('-');
    const short = [...globalClasses, ...modules.flatMap(({ classes }) => [...classes])].filter((name) =>
      words(name).some((word) => word.length < 3 && !shortWords.has(word)),
    );
    expect(short).toEqual([]);
  });
});

describe('a style module', () => {
  it('is used by a component beside it', () => {
    const alone = modules.filter(({ file, importers }) => !importers.some((each) => dirname(each) === dirname(file)));
    expect(alone.map(({ file }) => file)).toEqual([]);
  });

  it('has a name of its own, with which its class names begin', () => {
    const names = modules.map(({ file }) => nameOf(file));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('has no class that nothing uses', () => {
    const unused = modules
      .filter(({ isPickedFrom }) => !isPickedFrom)
      .flatMap(({ file, classes, used }) => [...classes].filter((name) => !used.has(name)).map((name) => file + name));
    expect(unused).toEqual([]);
  });

  it('has every class that a component asks for', () => {
    const missing = modules.flatMap(({ file, classes, used }) =>
      [...used].filter((name) => !classes.has(name)).map((name) => `${file} .${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('has camel-case names, so that they can be written after a dot', () => {
    const others = modules.flatMap(({ file, classes }) =>
      [...classes].filter((name) => !/^[a-z][a-zA-Z0-9]*$/.test(name)).map((name) => `${file} .${name}`),
    );
    expect(others).toEqual([]);
  });

  it('knows no global class that does not exist', () => {
    const unknown = modules.flatMap(({ file }) => globalClassesIn(file).filter((name) => !globalClasses.has(name)));
    expect(unknown).toEqual([]);
  });
});

describe('the global classes', () => {
  const written = writtenClasses();

  it('are the only ones that are written out', () => {
    const others = written
      .filter(({ name }) => !globalClasses.has(name))
      .map(({ source, name }) => `${source} ${name}`);
    expect(others).toEqual([]);
  });

  it('are all used', () => {
    const used = new Set(written.map(({ name }) => name));
    expect([...globalClasses].filter((name) => !used.has(name))).toEqual([]);
  });
});
