import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { useVisitMemory } from '../../hooks/useVisitMemory.tsx';
import { chipPlace, chipRow, chipRowPlace } from './Chip.css.ts';

/** Props of {@link ChipRow}. */
export interface ChipRowProps {
  /** The Korean name of the row. */
  label: string;
  children: ReactNode;
}

/** Filter chips in one row that scrolls sideways; an edge behind which there is more fades out. */
export function ChipRow({ label, children }: ChipRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const place = useVisitMemory<{ left: number | null }>(`chips of ${label}`, () => ({ left: null }));
  const [fade, setFade] = useState<'none' | 'start' | 'end' | 'both'>('none');
  const count = Children.count(children);

  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    if (place.left === null) showPressedChip(element);
    else element.scrollLeft = place.left;
    const look = () => setFade(fadeOf(element));
    const remember = () => {
      place.left = element.scrollLeft;
      look();
    };
    remember();
    element.addEventListener('scroll', remember, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', remember);
      observer.disconnect();
    };
  }, [place]);

  useEffect(() => {
    if (count > 0 && row.current !== null) setFade(fadeOf(row.current));
  }, [count]);

  return (
    <div className={chipRowPlace} data-fade={fade}>
      <ul ref={row} className={chipRow} aria-label={label}>
        {Children.map(children, (chip) => (
          <li className={chipPlace}>{chip}</li>
        ))}
      </ul>
    </div>
  );
}

/** Sideways alone: bringing it into view by itself would scroll the page too. */
function showPressedChip(row: HTMLElement) {
  const chip = row.querySelector<HTMLElement>('[aria-pressed="true"]')?.closest('li');
  if (!chip) return;
  const room = Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart) || 0;
  const end = chip.offsetLeft + chip.offsetWidth + room - row.clientWidth;
  row.scrollLeft = Math.min(chip.offsetLeft - room, Math.max(row.scrollLeft, end));
}

function fadeOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) {
  const hasStart = scrollLeft > 1;
  const hasEnd = scrollLeft + clientWidth < scrollWidth - 1;
  if (hasStart && hasEnd) return 'both';
  if (hasStart) return 'start';
  return hasEnd ? 'end' : 'none';
}
