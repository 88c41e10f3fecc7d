import { expect, test } from 'vitest';
import { noticeSegments } from './noticeSegments.ts';

// What looks at the rest of the line at each letter runs into the time limit of the test.
test.each(['a', 'a.', '@', 'www.', 'https://a.', ')', '(', 'a@', '가', ')가', '(가', '/에서'])(
  'an address of hundreds of thousands of letters, %j over and over, is read in one go',
  (piece) => {
    const line = `https://ajou.ac.kr/${piece.repeat(Math.ceil(400_000 / piece.length))}`;
    expect(noticeSegments(line).length).toBeGreaterThan(0);
  },
);
