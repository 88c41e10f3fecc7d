/** The text that a mutant stands in the place of. */
function original({ source }, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last].slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}

const inOneLine = (text) => text.replaceAll(/\s+/g, ' ').trim();
const isSurvivor = ({ status }) => status === 'Survived' || status === 'NoCoverage';

/** The mutants of a file that no test notices, each in a line that stays the same while the code above it changes. */
export function survivorsOf([path, file]) {
  return file.mutants.filter(isSurvivor).map(({ location, replacement }) => ({
    file: path,
    change: `${inOneLine(original(file, location))} → ${inOneLine(replacement)}`,
  }));
}

/** The survivors of a list, which names them by their reason and their file. */
export function listed(list) {
  return Object.values(list).flatMap((files) =>
    Object.entries(files).flatMap(([file, changes]) => changes.map((change) => ({ file, change }))),
  );
}

const lineOf = ({ file, change }) => `${file}: ${change}`;

/** What survived and is not listed, and what is listed and did not, of the files that were tried; one line each. */
export function compare(found, known, wasTried) {
  const left = known.filter(({ file }) => wasTried(file)).map(lineOf);
  const unknown = [];
  for (const line of found.map(lineOf)) {
    const at = left.indexOf(line);
    if (at === -1) unknown.push(line);
    else left.splice(at, 1);
  }
  return { unknown, gone: left };
}

export const noReason = 'A reason is to be given';

/** The list without what is gone and with what is new, under a reason that somebody has to give. */
export function withNew(list, unknown, gone) {
  const left = [...gone];
  const next = {};
  for (const [reason, files] of Object.entries(list)) {
    for (const [file, changes] of Object.entries(files)) {
      const kept = changes.filter((change) => {
        const at = left.indexOf(lineOf({ file, change }));
        if (at !== -1) left.splice(at, 1);
        return at === -1;
      });
      if (kept.length > 0) next[reason] = { ...next[reason], [file]: kept };
    }
  }
  for (const line of unknown) {
    const [file, ...change] = line.split(': ');
    next[noReason] ??= {};
    next[noReason][file] = [...(next[noReason][file] ?? []), change.join(': ')];
  }
  return next;
}

/** How many of the mutants of these files were noticed, in all and by what. */
export function scoreOf(files) {
  const count = (...statuses) =>
    files.flatMap(([, { mutants }]) => mutants).filter(({ status }) => statuses.includes(status)).length;
  const [killed, timedOut] = [count('Killed'), count('Timeout')];
  const survived = count('Survived', 'NoCoverage');
  const tried = killed + timedOut + survived;
  const score = tried === 0 ? 0 : (100 * (killed + timedOut)) / tried;
  return {
    score,
    tried,
    killed,
    timedOut,
    survived,
    ignored: count('Ignored', 'CompileError', 'RuntimeError'),
  };
}
