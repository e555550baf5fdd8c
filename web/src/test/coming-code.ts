/** Code that's being loaded, for tests of what's shown until it's there. */
export function comingCode<Code>() {
  let resolve: (code: Code) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Code>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}
