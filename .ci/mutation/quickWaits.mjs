// The pause after a renewed session, which most tests of a session wait for, takes a tenth of its time: each mutant would
// wait for all of them. Limits stay as they are.
const handoverMs = 300;
const { setTimeout: wait } = globalThis;
const quick = (work, ms, ...args) => wait(work, ms === handoverMs ? handoverMs / 10 : ms, ...args);
globalThis.setTimeout = Object.assign(quick, wait);
