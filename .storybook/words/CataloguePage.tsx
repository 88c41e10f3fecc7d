import './catalogue.css';
import { storyFiles } from 'virtual:stories';
import { useDeferredValue, useState } from 'react';
import { Listing, StoryList } from '../docs/Listing.tsx';
import { catalogue } from './catalogue.ts';
import { elsewhere } from './elsewhere.ts';
import { lengthsOf } from './lengths.ts';
import type { Shown } from './record.ts';
import record from './shown.json';
import type { CatalogueText } from './texts.ts';

const shown: Shown = record;
const stories = new Map(
  storyFiles.flatMap((file) => file.stories).map((story) => [story.id, story] as const),
);
const rows = catalogue.map((text) => ({
  ...text,
  lengths: lengthsOf(text),
  shownBy: (shown[text.key] ?? []).flatMap((id) => stories.get(id) ?? []),
  elsewhere: elsewhere(text.key),
  /** What the search looks through. */
  found: `${text.key}\n${text.korean}\n${text.english}`.toLowerCase(),
}));
const unseen = rows.filter((row) => row.shownBy.length === 0 && row.elsewhere === null);
const sums = {
  문구: rows.length,
  '이야기에 보이는 문구': rows.filter(({ shownBy }) => shownBy.length > 0).length,
  '다른 시험이 보는 문구': rows.filter((row) => row.elsewhere !== null).length,
  '아무 데도 보이지 않는 문구': unseen.length,
};

type Row = (typeof rows)[number];

/** Every text in both languages by its room: found by key or words, with its lengths and the stories that show it. */
export function CataloguePage() {
  const [sought, setSought] = useState('');
  const [farWiderOnly, setFarWiderOnly] = useState(false);
  const words = useDeferredValue(sought).trim().toLowerCase();
  const found = rows.filter((row) => row.found.includes(words) && (!farWiderOnly || row.lengths.isFarWider));
  const rooms = [...new Set(found.map(({ room }) => room))];
  return (
    <Listing lang="ko" sums={sums}>
      {unseen.length === 0 ? null : (
        <section className="listing-bad" aria-label="아무 데도 보이지 않는 문구">
          <h2>아무 데도 보이지 않는 문구</h2>
          <p>이야기 하나가 보여 주거나, 쓰지 않으면 지워 주세요.</p>
          <Texts rows={unseen} />
        </section>
      )}
      <search className="words-search">
        <label>
          문구 찾기
          <input
            type="search"
            value={sought}
            placeholder="key, 한국어, English"
            onChange={({ target }) => setSought(target.value)}
          />
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
      {rooms.map((room) => (
        <Room key={room} name={room} rows={found.filter((row) => row.room === room)} />
      ))}
    </Listing>
  );
}

function Room({ name, rows: own }: { name: string; rows: readonly Row[] }) {
  return (
    <section aria-label={name} className="words-room">
      <h2>
        <code>{name}</code> <span className="listing-quiet">{own.length}</span>
      </h2>
      <Texts rows={own} />
    </section>
  );
}

function Texts({ rows: own }: { rows: readonly Row[] }) {
  return (
    <ul className="words-texts">
      {own.map((row) => (
        <li key={row.key}>
          <p className="words-key">
            <code>{row.key.slice(row.room.length + 1)}</code>
            {row.variables.map((name) => (
              <code key={name} className="words-variable">
                {name}
              </code>
            ))}
          </p>
          <Said text={row} />
          <ShownBy row={row} />
        </li>
      ))}
    </ul>
  );
}

function Said({ text }: { text: CatalogueText & Pick<Row, 'lengths'> }) {
  const { korean, english, wider, isFarWider } = text.lengths;
  return (
    <div className="words-said">
      <p>
        {text.korean} <small>{korean}</small>
      </p>
      <p lang="en">
        {text.english}{' '}
        <small data-far={isFarWider || undefined} lang="ko">
          {english}
          {isFarWider ? ` · ${wider} % 넓음` : ''}
        </small>
      </p>
    </div>
  );
}

function ShownBy({ row }: { row: Row }) {
  if (row.elsewhere === null) return <StoryList stories={row.shownBy} />;
  const { reason, test } = row.elsewhere;
  return (
    <p className="listing-quiet">
      {reason} <code>{test}</code>
    </p>
  );
}
