import type { Plugin } from 'vite';

const source = /\/web\/src\/.+\.tsx?$/;
const classNames = /^import (\w+) from (?='[^']+\.module\.css';$)/gm;
/** Where the name is all that's wanted: not called, nor a part of more. */
const importOfOne = /async \(\) => \(await (import\('[^']+'\))\)\.(\w+)(?![\w.([])/g;

/**
 * What's written for people, in the form that's shortest once it's built: each class name as a constant instead of a
 * property of an object with all of them, and the import of one name without two functions around it.
 */
export const shorterCode: Plugin = {
  name: 'shorter-code',
  enforce: 'pre',
  transform: (code, id) => (source.test(id) ? { code: shortened(code), map: null } : undefined),
};

/** A source of ours, written shorter. */
export function shortened(code: string): string {
  return code.replaceAll(classNames, 'import * as $1 from ').replaceAll(importOfOne, '() => $1.then((all) => all.$2)');
}

/** The styles of a file stay although its class names are constants, and nothing of it is left but them. */
export const stylesStay: Plugin = {
  name: 'styles-stay',
  enforce: 'post',
  transform: (code, id) =>
    id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined,
};
