import { tryLater } from './dialogText.ts';

/** The department registration: the missing department byte for byte (spec §5) and how it ended (spec §8). */
export const registration = {
  departmentRequired: '* 학과를 선택해주세요.',
  done: { title: '가입을 마쳤어요', text: '이제 게시판과 키워드를 구독해 보세요.' },
  failed: { title: '등록하지 못했어요', text: `학과를 등록하는 중에 문제가 생겼어요. ${tryLater}` },
} as const;
