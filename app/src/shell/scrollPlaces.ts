import { visitStorage } from '../device/safeStorage.ts';
import { onMemberLeft, storedOwner } from '../session/sessionStore.ts';

/** Where a page was: how far it was scrolled, and the row that stood on top with its distance from the top, CSS px. */
export interface ScrollPlace {
  y: number;
  row?: string;
  top?: number;
}

const storageKey = 'scrollPositions';
const mostPlaces = 60;
/** Scrolling comes to rest many times before anybody leaves. */
const writeAfterMs = 1000;
let kept: Map<string, ScrollPlace> | null = null;
let unwritten: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
onMemberLeft(() => {
  kept = new Map();
  unwritten = null;
  visitStorage.remove(storageKey);
});
window.addEventListener('pagehide', write);

/** Names a page of a visit: the first entry of every visit of a tab has the same key, so the address belongs to it. */
export function placeName(visit: string, address: string): string {
  return `${visit} ${address}`;
}

/** Where the page of this name was, in this tab and since it was opened. */
export function placeOf(name: string): ScrollPlace | null {
  return places().get(name) ?? null;
}

/** Keeps where a page is, with whose it is: the names hold what somebody searched for. The top needs no keeping. */
export function keepPlace(name: string, place: ScrollPlace): void {
  const all = places();
  if (!all.delete(name) && place.y === 0) return;
  if (place.y > 0) all.set(name, place);
  const [oldest] = all.keys();
  if (all.size > mostPlaces && oldest !== undefined) all.delete(oldest);
  unwritten = JSON.stringify([storedOwner(), ...all]);
  clearTimeout(timer);
  timer = setTimeout(write, writeAfterMs);
}

function write(): void {
  if (unwritten !== null) visitStorage.set(storageKey, unwritten);
  unwritten = null;
}

function places(): Map<string, ScrollPlace> {
  kept ??= new Map(readPlaces());
  return kept;
}

function readPlaces(): [string, ScrollPlace][] {
  try {
    const read: unknown = JSON.parse(visitStorage.get(storageKey) ?? '[]');
    return Array.isArray(read) && (read[0] ?? storedOwner()) === storedOwner() ? read.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(entry: unknown): entry is [string, ScrollPlace] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1]?.y === 'number';
}
