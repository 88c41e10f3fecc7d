import { type NoticeSegment, noticeSegments } from '@campus-bell/domain/noticeSegments';
import { noticeLinesAt } from '@campus-bell/domain/noticeText';
import { writtenIn } from '@campus-bell/domain/writtenIn';
import { Fragment, type ReactNode, type Ref } from 'react';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { blank, lines, link, marked } from './LinkedText.css.ts';

/** Props of {@link LinkedText}. */
export interface LinkedTextProps {
  content: string | null;
  /** Letters of the content to be marked, and what takes the mark. */
  mark?: { from: number; to: number; ref: Ref<HTMLElement> } | null;
  /** The language of all of it; else each line is Korean or in the page's. */
  lang?: string | undefined;
}

/** The body of a notice: its lines as paragraphs, web and mail addresses and telephone numbers in them as links (EV-5, EV-11). */
export function LinkedText({ content, mark = null, lang }: LinkedTextProps) {
  return (
    <div className={lines}>
      {keyed(noticeLinesAt(content)).map(({ key, part: { text, from } }) =>
        text === '' ? (
          <div key={key} className={blank} />
        ) : (
          <p key={key} lang={lang ?? writtenIn(text)}>
            {lineOf(text, from, mark)}
          </p>
        ),
      )}
    </div>
  );
}

function lineOf(line: string, lineFrom: number, mark: LinkedTextProps['mark']): ReactNode[] {
  const segments = keyed(noticeSegments(line));
  let from = lineFrom;
  return segments.map(({ key, part }) => {
    const start = from;
    from += part.text.length;
    if (!mark || mark.from >= from || mark.to <= start) return <Segment key={key} segment={part} />;
    const isFirst = mark.from >= start;
    const isText = part.kind === 'text';
    const [first, last] = isText ? [Math.max(0, mark.from - start), mark.to - start] : [0, part.text.length];
    return (
      <Fragment key={key}>
        {part.text.slice(0, first)}
        <mark ref={isFirst ? mark.ref : undefined} className={marked} tabIndex={isFirst ? -1 : undefined}>
          {isText ? part.text.slice(first, last) : <Segment segment={part} />}
        </mark>
        {part.text.slice(last)}
      </Fragment>
    );
  });
}

// Parts of one text never change places, so their place is their key.
function keyed<Part>(parts: readonly Part[]): { key: number; part: Part }[] {
  return parts.map((part, key) => ({ key, part }));
}

function Segment({ segment }: { segment: NoticeSegment }) {
  if (segment.kind === 'text') return segment.text;
  if (segment.kind !== 'link') {
    return (
      <a className={link} href={segment.href}>
        {segment.text}
      </a>
    );
  }
  return (
    <ExternalLink className={link} href={segment.href}>
      {segment.text}
    </ExternalLink>
  );
}
