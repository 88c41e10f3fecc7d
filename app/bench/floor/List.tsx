import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ask, type Row } from './api.ts';
import { Card } from './Card.tsx';

interface Slice {
  result: Row[];
  hasNext: boolean;
}

/** What was loaded stays, so that coming back asks for nothing. */
const kept = { rows: [] as Row[], page: 0, hasNext: true };

export function List() {
  const [rows, setRows] = useState(kept.rows);
  const end = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { top } = (history.state ?? {}) as { top?: number };
    if (top !== undefined) window.scrollTo(0, top);
  }, []);
  // Anew after each page: an end that is still near asks for the next one.
  useEffect(() => {
    let isAsking = false;
    const watch = new IntersectionObserver(
      async (entries) => {
        // Several of one frame come together; the last is how it stands.
        if (isAsking || !kept.hasNext || entries.at(-1)?.isIntersecting !== true) return;
        isAsking = true;
        const slice = await ask<Slice>(`/api/event/Dormitory?page=${kept.page}&size=10`).catch(() => null);
        if (slice === null) {
          isAsking = false;
          lookAnew();
          return;
        }
        kept.rows = [...rows, ...slice.result];
        kept.page += 1;
        kept.hasNext = slice.hasNext;
        setRows(kept.rows);
      },
      { rootMargin: '800px' },
    );
    const lookAnew = () => {
      watch.disconnect();
      if (end.current !== null) watch.observe(end.current);
    };
    lookAnew();
    return () => watch.disconnect();
  }, [rows]);
  return (
    <main>
      <h1>기숙사</h1>
      <ol>
        {rows.map((row) => (
          <Card key={row.eventId} row={row} />
        ))}
      </ol>
      <div ref={end} />
    </main>
  );
}
