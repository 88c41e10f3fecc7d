import { room } from './room.ts';

/** The terms consent: a missing box (spec §5) and a document that does not load (spec §8). */
export const consent = room({
  required: {
    title: ['동의가 필요해요', 'Your consent is needed'],
    text: ['필수 항목에 모두 동의해 주세요.', 'Please agree to all required items.'],
  },
  documentFailed: {
    title: ['문서를 불러오지 못했어요', 'The document couldn’t be loaded'],
    text: [
      '약관을 불러오는 중에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
      'Something went wrong while loading the terms. Please try again in a moment.',
    ],
  },
});
