import { addressOf, type OpenedFrom } from './openedFrom.ts';
import { keepPlace, placeName, placeOf } from './scrollPlaces.ts';

/** About how tall a row is; the row itself is found once it stands. */
const rowPx = 150;

/** Who goes back to a list finds the row of the event that was read last, one row further or before. */
export function comeBackToRow({ visit }: OpenedFrom, eventId: number, direction: 1 | -1): void {
  const name = placeName(visit, addressOf(visit) ?? '');
  const { y, top = Math.round(window.innerHeight / 3) } = placeOf(name) ?? { y: 0 };
  keepPlace(name, { y: Math.max(1, y + direction * rowPx), row: String(eventId), top });
}
