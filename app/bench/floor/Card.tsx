import { memo } from 'react';
import type { Row } from './api.ts';

export const Card = memo(({ row }: { row: Row }) => (
  <li>
    <a href={`/event/${row.eventId}`}>
      {row.imgUrl === null ? null : <img src={row.imgUrl} alt="" width="88" height="88" loading="lazy" />}
      <h3>{row.title}</h3>
      <p>{row.content?.replaceAll('\\n', ' ').slice(0, 80)}</p>
      <p>
        {row.subject} {row.createdAt.slice(0, 10)} · {row.viewCount}
      </p>
    </a>
    <button type="button" aria-label="관심">
      ☆ {row.likesCount}
    </button>
  </li>
));
