import { useEffect, useState } from 'react';
import { ask, type Row } from './api.ts';

type Event = Omit<Row, 'imgUrl'> & { imgUrl: string[] };

export function Detail({ id }: { id: string }) {
  const [event, setEvent] = useState<Event | null>(null);
  useEffect(() => {
    void ask<Event>(`/api/event/detail/${id}`, 'include').then(setEvent);
  }, [id]);
  if (event === null) return <main />;
  return (
    <main>
      <h1>{event.title}</h1>
      <p>
        {event.subject} {event.createdAt.slice(0, 10)} · {event.viewCount}
      </p>
      {event.imgUrl.map((address) => (
        <img key={address} src={address} alt="" width="800" height="1000" />
      ))}
      <p>{event.content?.replaceAll('\\n', '\n')}</p>
    </main>
  );
}
