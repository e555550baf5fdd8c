// A killed npm leaves its children running, and a shell between may swallow a signal: then the server, whose port the next
// start needs, ends itself as if it had been told to.
import { readFileSync } from 'node:fs';

const EVERY_MS = 500;

/** Watches the npm that started us; does nothing when we were started directly (then a parent may come and go). */
export function endWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors().join() === before.join()) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, EVERY_MS);
  timer.unref();
}

/** Our parent, and where the system tells (Linux) its parent: npm, when a shell stands between. */
function ancestors() {
  return [process.ppid, parentOf(process.ppid)];
}

function parentOf(pid) {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = line.slice(line.indexOf('(') + 1, line.lastIndexOf(')'));
    // Only a shell is looked through: npm's own parent is nobody we depend on.
    return /^(sh|dash|bash|busybox|ash)$/.test(name) ? Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1]) : 0;
  } catch {
    return 0;
  }
}
