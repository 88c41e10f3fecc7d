import type { Candidate } from './candidates.ts';
import type { Subject } from './context.ts';
import type { Line } from './lines.ts';

const surveyTime = /(?:조사|평가|설문|응답|참여)\s?(?:기간|일정|일시)\s?[:：]?$/;
const momentAlone = /^[^가-힣A-Za-z]*일시\s?[:：]?$/;
/** Letters of a label that are looked at: the line above may be as long as a notice. */
const longestLabel = 60;

/** `조사기간:` of a survey, and `일시:` below a title that names the time of its act. */
export function isOfTitle({ before, period }: Candidate, above: Line | undefined, subject: Subject): boolean {
  const label = (before.trim() === '' ? (above?.text ?? '') : before).slice(-longestLabel).trimEnd();
  if (period.last === null) return false;
  if (subject.isSurvey) return surveyTime.test(label);
  return subject.isOfTime && !subject.isEvent && momentAlone.test(label);
}
