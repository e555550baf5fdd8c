import type { Plugin } from 'vite';

const source = /\/web\/src\/.+\.tsx?$/;
const classNames = /^import (\w+) from (?='[^']+\.module\.css';$)/gm;

/** Each class name as a constant, which is shorter than a property of an object with all of them. */
export const classNamesAsConstants: Plugin = {
  name: 'class-names-as-constants',
  enforce: 'pre',
  transform: (code, id) => (source.test(id) ? { code: withConstants(code), map: null } : undefined),
};

/** One of the web's sources, importing class names one by one. */
export function withConstants(code: string): string {
  return code.replaceAll(classNames, 'import * as $1 from ');
}

/** The styles of a file stay although its class names are constants, and nothing of it is left but them. */
export const stylesStay: Plugin = {
  name: 'styles-stay',
  enforce: 'post',
  transform: (code, id) =>
    id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined,
};
