import { room } from './room.ts';

/** The consent to the terms, and what the service says of itself there and at the login. */
export const terms = room({
  title: ['약관 동의', 'Terms'],
  heading: ['서비스 이용약관에 동의해 주세요', 'Please agree to the terms'],
  next: ['다음', 'Next'],
  all: ['모두 동의해요', 'I agree to all'],
  required: ['(필수)', '(Required)'],
  adult: ['만 {age}세 이상이에요', 'I’m {age} or older'],
  service: ['서비스 이용약관', 'Terms of service'],
  agreeService: ['서비스 이용약관에 동의해요', 'I agree to the terms of service'],
  viewService: ['서비스 이용약관 보기', 'View the terms of service'],
  privacy: ['개인정보 수집과 이용', 'Collection and use of personal data'],
  agreePrivacy: ['개인정보 수집과 이용에 동의해요', 'I agree to the collection and use of personal data'],
  viewPrivacy: ['개인정보 수집과 이용 보기', 'View the collection and use of personal data'],
  view: ['보기', 'View'],
  confirm: ['확인하고 동의하기', 'I’ve read it and agree'],
  whole: ['{document} 전문', '{document}, full text'],
  about: ['서비스 안내', 'About this service'],
  byStudents: [
    '2024학년도 1학기 교과 프로그램에서 학생들이 만든 프로젝트예요.',
    'A student project from a course in the first semester of 2024.',
  ],
  notOfficial: [
    '학교에서 운영하는 공식 서비스가 아니에요.',
    'It isn’t an official service of the university.',
  ],
  notPortal: [
    '캠퍼스벨 계정은 학교 포털 계정과 관련이 없어요.',
    'A Campus Bell account isn’t your university portal account.',
  ],
});
