import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { worker } from '@campus-bell/domain/words/worker';

const topicTitle = /^\[(.+)\]$/;
const keywordTitle = /^(.+?)-\[(.+)\]$/;

/** The server's title as a student reads it: `[topic]` is the topic, `keyword-[topic]` a keyword of that topic. Names of boards are in the language spoken. */
export function pushTitle(title: string): string {
  const [, topic] = topicTitle.exec(title) ?? [];
  if (topic !== undefined) return campusName(topic);
  const [, keyword, koreanBoard] = keywordTitle.exec(title) ?? [];
  if (koreanBoard === undefined) return title;
  const board = campusName(koreanBoard);
  return keyword === 'keyword' ? worker.ofKeyword({ board }) : `${keyword} · ${board}`;
}

/** The board that the server's title names; null where it names none. */
export function pushBoard(title: string): string | null {
  return topicTitle.exec(title)?.[1] ?? keywordTitle.exec(title)?.[2] ?? null;
}
