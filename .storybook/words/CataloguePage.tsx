import './catalogue.css';
import { storyFiles } from 'virtual:stories';
import { useDeferredValue, useState } from 'react';
import { Listing, StoryList } from '../docs/Listing.tsx';
import { catalogue } from './catalogue.ts';
import { elsewhere } from './elsewhere.ts';
import { lengthsOf, readable } from './readable.ts';
import type { Shown } from './record.ts';
import record from './shown.json';

const shown: Shown = record;
const stories = new Map(
  storyFiles.flatMap((file) => file.stories).map((story) => [story.id, story] as const),
);
const seen = (written: string) => readable(written).map((way) => way.map(({ text }) => text).join(''));
const rows = catalogue.map((text) => ({
  ...text,
  lengths: lengthsOf(text),
  shownBy: (shown[text.key] ?? []).flatMap((id) => stories.get(id) ?? []),
  elsewhere: elsewhere(text.key),
  /** What the search looks through. */
  found: [text.key, ...seen(text.korean), ...seen(text.english)].join('\n').toLowerCase(),
}));
const roomNames = [...new Set(rows.map(({ room }) => room))];
const sums = {
  문구: rows.length,
  '이야기에 보이는 문구': rows.filter(({ shownBy }) => shownBy.length > 0).length,
  '테스트가 따로 확인하는 문구': rows.filter((row) => row.elsewhere !== null).length,
};
const storiesAtOnce = 2;

type Row = (typeof rows)[number];

/** Every text in both languages by its room: found by key or words, with its lengths and the stories that show it. */
export function CataloguePage() {
  const [sought, setSought] = useState('');
  const [room, setRoom] = useState('');
  const [farWiderOnly, setFarWiderOnly] = useState(false);
  const words = useDeferredValue(sought).trim().toLowerCase();
  const found = rows.filter(
    (row) =>
      row.found.includes(words) &&
      (room === '' || row.room === room) &&
      (!farWiderOnly || row.lengths.isFarWider),
  );
  return (
    <Listing lang="ko" sums={sums}>
      <search className="words-search">
        <label className="words-field words-sought">
          문구 찾기
          <input
            type="search"
            value={sought}
            placeholder="한국어, English, 이름"
            onChange={({ target }) => setSought(target.value)}
          />
        </label>
        <label className="words-field">
          묶음
          <select value={room} onChange={({ target }) => setRoom(target.value)}>
            <option value="">전체</option>
            {roomNames.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label className="words-only">
          <input
            type="checkbox"
            checked={farWiderOnly}
            onChange={({ target }) => setFarWiderOnly(target.checked)}
          />
          영어가 훨씬 넓은 것만
        </label>
        <p role="status">{found.length === 0 ? '찾는 문구가 없어요.' : `${found.length}개`}</p>
      </search>
      {roomNames.map((name) => (
        <Room key={name} name={name} rows={found.filter((row) => row.room === name)} />
      ))}
    </Listing>
  );
}

function Room({ name, rows: own }: { name: string; rows: readonly Row[] }) {
  return own.length === 0 ? null : (
    <section aria-label={name} className="words-room">
      <h2>
        {name} <span className="listing-quiet">{own.length}</span>
      </h2>
      <ul className="words-texts">
        {own.map((row) => (
          <li key={row.key}>
            <code className="words-key">{row.key.slice(row.room.length + 1)}</code>
            <Said written={row.korean} letters={row.lengths.korean} />
            <Said
              lang="en"
              written={row.english}
              letters={row.lengths.english}
              wider={row.lengths.isFarWider ? row.lengths.wider : undefined}
            />
            <ShownBy row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Props of {@link Said}. */
interface SaidProps {
  lang?: string;
  written: string;
  letters: number;
  /** By how many per cent it is wider than the other language, where that is much. */
  wider?: number | undefined;
}

function Said({ lang, written, letters, wider }: SaidProps) {
  return (
    <div className="words-said">
      {readable(written).map((way) => (
        <p key={way.map(({ text }) => text).join('')} lang={lang}>
          {way.map(({ text, isFilledIn }, at) => {
            const key = `${at} ${text}`;
            return isFilledIn ? <var key={key}>{text}</var> : <span key={key}>{text}</span>;
          })}
        </p>
      ))}
      <small>
        {letters}자{wider === undefined ? null : <b>한국어보다 {wider} % 넓어요</b>}
      </small>
    </div>
  );
}

function ShownBy({ row }: { row: Row }) {
  if (row.elsewhere !== null) {
    const { reason, test } = row.elsewhere;
    return (
      <p className="words-shown" lang="en">
        {reason} <code>{test}</code>
      </p>
    );
  }
  const rest = row.shownBy.slice(storiesAtOnce);
  return (
    <div className="words-shown">
      <StoryList stories={row.shownBy.slice(0, storiesAtOnce)} />
      {rest.length === 0 ? null : (
        <details>
          <summary>{rest.length}개 더</summary>
          <StoryList stories={rest} />
        </details>
      )}
    </div>
  );
}
