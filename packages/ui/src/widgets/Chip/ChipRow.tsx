import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
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
  const [fade, setFade] = useState<'none' | 'start' | 'end' | 'both'>('none');
  const count = Children.count(children);

  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const look = () => setFade(fadeOf(element));
    look();
    element.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, []);

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

function fadeOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) {
  const hasStart = scrollLeft > 1;
  const hasEnd = scrollLeft + clientWidth < scrollWidth - 1;
  if (hasStart && hasEnd) return 'both';
  if (hasStart) return 'start';
  return hasEnd ? 'end' : 'none';
}
