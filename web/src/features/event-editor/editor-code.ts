/**
 * What checks and saves the form: code that only someone who fills it in needs. It's loaded when the person first acts.
 * @throws if it can't be loaded
 */
export async function loadEditorCode() {
  const [check, rules, saving, messages] = await Promise.all([
    import('./event-check'),
    import('./event-problems'),
    import('./save-event'),
    import('./save-messages'),
  ]);
  return { ...check, ...rules, ...saving, ...messages };
}

export type EditorCode = Awaited<ReturnType<typeof loadEditorCode>>;
