const shared = '__zod_globalConfig';

/**
 * Keeps zod from probing `eval`, which the content security policy reports as a violation. It has to run before any schema is
 * made, so the client's entry imports this first. zod reads its settings from this property of the global object, whichever of its
 * copies runs first (github.com/colinhacks/zod/pull/5889). Its own `config()` would bring 3.5 kB of zod to pages without a form.
 */
Reflect.set(globalThis, shared, Object.assign(Reflect.get(globalThis, shared) ?? {}, { jitless: true }));
