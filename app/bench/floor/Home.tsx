import { useEffect, useState } from 'react';
import { ask, type Row } from './api.ts';
import { Card } from './Card.tsx';

interface Banner {
  imgUrl: string;
  siteUrl: string;
}

export function Home() {
  const [banners, setBanners] = useState<Banner[]>([]);
  const [rows, setRows] = useState<Row[]>([]);
  useEffect(() => {
    void ask<Banner[]>('/api/event/banner').then(setBanners);
    void ask<Row[]>('/api/event/popular').then(setRows);
  }, []);
  return (
    <main>
      <h1>캠퍼스벨</h1>
      <div className="banners">
        {banners.map(({ imgUrl, siteUrl }, at) => (
          <a key={imgUrl} href={siteUrl}>
            <img src={imgUrl} alt="" width="1280" height="720" loading={at === 0 ? 'eager' : 'lazy'} />
          </a>
        ))}
      </div>
      <h2>이번 주 인기글</h2>
      <ol>
        {rows.map((row) => (
          <Card key={row.eventId} row={row} />
        ))}
      </ol>
    </main>
  );
}
