import type { Module } from '../../src/application/module';

/** A path that the program serves, with its method. */
export interface ServedPath {
  readonly method: string;
  /** With parameters as `:name`; `*` matches the rest. */
  readonly path: string;
}

/** Notes every path that the modules after it serve, so that none is missing from an attack. */
export function noteSurface(): { readonly module: Module; readonly served: readonly ServedPath[] } {
  const served: ServedPath[] = [];
  const register: Module['register'] = ({ http }) => {
    http.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) served.push({ method: name, path: url });
    });
  };
  return { module: { name: 'surface', register }, served };
}
