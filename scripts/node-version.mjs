// Refuses a Node that's too old. In a syntax that every Node with modules reads, without imports: the others wouldn't get this far.
const oldest = [20, 19];

/** Exits with sentences that say what to do if Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  console.error(
    `Ascendant needs Node ${oldest.join('.')} or later, and this is ${process.versions.node}. ` +
      'Install a newer one from https://nodejs.org, then start again.',
  );
  process.exit(1);
}
