import { Matchers } from '@pact-foundation/pact';

const { boolean, eachLike, integer, nullValue, regex, string } = Matchers;

/** A time without a zone (Korea), which the client reads; a zone may follow, anything else it cannot read. */
const wireTime = regex(
  '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,9})?(Z|[+-]\\d{2}:?\\d{2})?$',
  '2026-03-04T08:50:31',
);

const numbers = { likesCount: integer(42), viewCount: integer(1318), star: boolean(false) };

const summary = {
  eventId: integer(18412),
  title: string('국가장학금 2차 신청 안내'),
  content: string('신청 기간: 3. 4.(수) ~ 3. 17.(화)\\n신청 방법: 누리집'),
  url: string('https://www.ajou.example/notice/18412'),
  createdAt: wireTime,
  ...numbers,
  subject: string('아주대학교-장학'),
  writer: string('학생지원팀'),
};

const missing = { content: nullValue(), url: nullValue(), writer: nullValue() };

/** A card of a list. */
export const eventCard = { ...summary, imgUrl: string('https://images.ajou.example/18412/1.png') };

/** A card of which everything is missing that may be. */
export const bareEventCard = { ...eventCard, ...missing };

/** A card of a keyword feed. */
export const keywordEventCard = { ...eventCard, keyword: string('장학') };

/** An event with its images. */
export const eventDetail = {
  ...summary,
  imgUrl: eachLike('https://images.ajou.example/18412/1.png'),
};

/** An event of which everything is missing that may be. */
export const bareEventDetail = { ...eventDetail, ...missing };

/** A page of any list. `hasNext` is a plain value where the state decides it. */
export const slice = (row: object, hasNext: unknown = boolean(false)) => ({
  result: eachLike(row),
  hasNext,
});

/** A row of the topic inbox. */
export const topicNotification = {
  id: integer(90317),
  title: string('국가장학금 2차 신청 안내'),
  imageUrl: string('https://images.ajou.example/18412/1.png'),
  clickUrl: string('https://campus-bell.example/event/18412'),
  read: boolean(false),
  notifiedAt: wireTime,
  topicName: string('아주대학교-장학'),
};

/** A row of the keyword inbox. */
export const keywordNotification = { ...topicNotification, keywordName: string('장학') };

/** The sentence of an error that the client shows to the user. */
export const shownSentence = { statusMessage: string('서버가 보낸 문장입니다.') };

/** An issued token. */
export const token = string('eyJhbGciOiJIUzI1NiJ9.sample.token');
