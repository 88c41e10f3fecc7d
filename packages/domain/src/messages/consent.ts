import { tryLater } from './dialogText.ts';

/** The terms consent: a missing box (spec §5) and a document that does not load (spec §8). */
export const consent = {
  required: { title: '동의가 필요해요', text: '필수 항목에 모두 동의해 주세요.' },
  documentFailed: {
    title: '문서를 불러오지 못했어요',
    text: `약관을 불러오는 중에 문제가 생겼어요. ${tryLater}`,
  },
} as const;
