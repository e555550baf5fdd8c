// Refuses a Node that's too old. In a syntax that every Node with modules reads, without imports: the others wouldn't get this far.
const oldest = [20, 19];
const oldestOf22 = 19;

/** Exits with sentences that say what to do if Node is too old. Says so, and goes on, if it's one that Ascendant isn't made for. */
export function requireNode() {
  const refusal = refusalOf(process.versions.node);
  if (refusal !== null) {
    console.error(refusal);
    process.exit(1);
  }
  const notice = noticeOf(process.versions.node);
  if (notice !== null) console.log(notice);
}

/** @returns why Ascendant doesn't run on a version of Node such as '18.20.4'; null if it does */
export function refusalOf(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return null;
  return `Ascendant needs Node 22 or 24, and this is ${version}. Install one from https://nodejs.org, then start again.`;
}

/** @returns what to know about a version of Node on which Ascendant runs, but for which it isn't made; null for those of `engines` */
export function noticeOf(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major >= 24 || (major === 22 && minor >= oldestOf22)) return null;
  return (
    `This is Node ${version}, which no longer gets security fixes. Ascendant still runs on it, but is made for Node 22 and 24: ` +
    'install one from https://nodejs.org.'
  );
}
