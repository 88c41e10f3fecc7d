const collegeDepartments: Readonly<Record<string, readonly string[]>> = {
  공과대학: [
    '건설시스템공학과',
    '건축학과',
    '교통시스템공학과',
    '기계공학과',
    '산업공학과',
    '융합시스템공학과',
    '응용화학과',
    '응용화학생명공학과',
    '첨단신소재공학과',
    '화학공학과',
    '환경안전공학과',
  ],
  첨단ICT융합대학: ['미래모빌리티공학과', '전자공학과', '지능형반도체공학과'],
  소프트웨어융합대학: [
    '국방디지털융합학과',
    '디지털미디어학과',
    '사이버보안학과',
    '소프트웨어학과',
    '인공지능융합학과',
  ],
  자연과학대학: ['물리학과', '생명과학과', '수학과', '프런티어과학학부', '화학과'],
  경영대학: ['경영인텔리전스학과', '경영학과', '글로벌경영학과', '금융공학과'],
  인문대학: ['국어국문학과', '문화콘텐츠학과', '불어불문학과', '사학과', '영어영문학과'],
  사회과학대학: [
    '경제정치사회융합학부',
    '경제학과',
    '사회학과',
    '스포츠레저학과',
    '심리학과',
    '정치외교학과',
    '행정학과',
  ],
  간호대학: ['간호학과'],
  약학대학: ['약학과'],
  의과대학: ['의학과'],
  다산학부대학: ['자유전공학부'],
};

/** The boards that a member of a department reads first, by Korean name: the department's and its college's. */
export function ownBoards(department: string | null | undefined): readonly string[] {
  const college = Object.entries(collegeDepartments).find(([, members]) =>
    members.includes(department ?? ''),
  );
  return college === undefined || !department ? [] : [department, college[0]];
}
