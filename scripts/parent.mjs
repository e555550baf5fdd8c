// A killed npm leaves its children running, and a shell in between can swallow a signal. So the server, whose port the next
// start needs, stops itself when npm is gone.
import { readFileSync } from 'node:fs';

const everyMs = 500;

/** Watches the npm that started this process. Does nothing if it was started directly. */
export function endWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors().join() === before.join()) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, everyMs);
  timer.unref();
}

/** Our parent and, on Linux, its parent, which is npm if there's a shell in between. */
function ancestors() {
  return [process.ppid, parentOf(process.ppid)];
}

function parentOf(pid) {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = line.slice(line.indexOf('(') + 1, line.lastIndexOf(')'));
    // Looks only past a shell: this process doesn't depend on npm's own parent.
    return /^(sh|dash|bash|busybox|ash)$/.test(name) ? Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1]) : 0;
  } catch {
    return 0;
  }
}
