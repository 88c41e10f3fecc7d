import { room } from './room.ts';

/** Registering the department. */
export const department = room({
  title: ['학과 등록', 'Your department'],
  heading: ['어느 학과인가요?', 'What’s your department?'],
  text: ['학과를 등록하면 가입이 끝나요.', 'Register it to finish signing up.'],
  register: ['등록하기', 'Register'],
  email: ['이메일', 'Email'],
  name: ['이름', 'Name'],
  department: ['학과', 'Department'],
  placeholder: ['학과를 선택해 주세요', 'Choose your department'],
  choose: ['선택', 'Choose'],
  chooseDepartment: ['학과 선택', 'Choose department'],
});
