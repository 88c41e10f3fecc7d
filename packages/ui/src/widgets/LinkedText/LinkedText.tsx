import { type NoticeSegment, noticeSegments } from '@campus-bell/domain/noticeSegments';
import { noticeLines } from '@campus-bell/domain/noticeText';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { blank, lines, link } from './LinkedText.css.ts';

/** The body of a notice: its lines as paragraphs, web and mail addresses in them as links (EV-5, EV-11). */
export function LinkedText({ content }: { content: string | null }) {
  return (
    <div className={lines}>
      {keyed(noticeLines(content)).map(({ key, part: line }) =>
        line === '' ? (
          <div key={key} className={blank} />
        ) : (
          <p key={key}>
            {keyed(noticeSegments(line)).map(({ key: segmentKey, part }) => (
              <Segment key={segmentKey} segment={part} />
            ))}
          </p>
        ),
      )}
    </div>
  );
}

// Parts of one text never change places, so their place is their key.
function keyed<Part>(parts: readonly Part[]): { key: number; part: Part }[] {
  return parts.map((part, key) => ({ key, part }));
}

function Segment({ segment }: { segment: NoticeSegment }) {
  if (segment.kind === 'text') return segment.text;
  if (segment.kind === 'mail') {
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
