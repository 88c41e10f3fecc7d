import { universitySymbol } from '@campus-bell/domain/universitySymbol';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { ApiError } from '../ApiError.ts';
import { sentEvent } from './event.fake.ts';
import { bannerWire, eventCardWire, readEventDetail } from './event.ts';
import { keywordWire } from './keyword.ts';
import { loginWire, memberWire, readReissue } from './member.ts';
import { notificationWire } from './notification.ts';
import { read } from './parse.ts';
import { topicStatusWire, topicSubscriptionWire } from './topic.ts';

const event = { ...sentEvent, content: '첫 줄' };
const shown = {
  eventId: 7,
  title: '장학 안내',
  content: '첫 줄',
  url: 'https://ajou.ac.kr',
  createdAt: '2026-03-04T09:00:00',
  likesCount: 3,
  viewCount: 5,
  liked: true,
  boardName: '기숙사',
  writer: '생활관',
};

test('a card holds the event, its picture and the keyword that it was found by', () => {
  expect(read(eventCardWire, { ...event, keyword: '장학' })).toEqual({
    ...shown,
    imageUrl: 'https://a/b.png',
    keywords: ['장학'],
  });
  expect(read(eventCardWire, { ...event, imgUrl: null })).toEqual({
    ...shown,
    imageUrl: null,
    keywords: [],
  });
});

test('a detail holds every picture that there is, and none where the list cannot be read', () => {
  const imgUrl = ['https://a/1.png', null, ' ', universitySymbol, 'https://a/2.png'];
  expect(readEventDetail({ ...event, imgUrl })).toEqual({
    ...shown,
    imageUrls: ['https://a/1.png', 'https://a/2.png'],
  });
  expect(readEventDetail({ ...event, imgUrl: 'https://a/1.png' }).imageUrls).toEqual([]);
});

test('a banner is a picture that leads somewhere; either can be missing', () => {
  expect(read(bannerWire, { imgUrl: 'https://a/b.png', siteUrl: 'https://ajou.ac.kr' })).toEqual({
    imageUrl: 'https://a/b.png',
    siteUrl: 'https://ajou.ac.kr',
  });
  expect(read(bannerWire, {})).toEqual({ imageUrl: null, siteUrl: null });
});

test('a member has a department once it is registered', () => {
  const member = { name: '김하늘', email: 'a@b', department: '수학과' };
  expect(read(memberWire, { name: '김하늘', email: 'a@b', major: '수학과' })).toEqual(member);
  expect(read(memberWire, { name: '김하늘', email: 'a@b' })).toEqual({ ...member, department: null });
  expect(read(memberWire, {})).toEqual({ name: '', email: '', department: null });
});

test('a topic is a subscription, or a setting; a keyword belongs to a board', () => {
  const wire = { id: 5, koreanTopic: '기숙사', englishTopic: 'Dormitory' };
  expect(read(topicSubscriptionWire, { ...wire, isRead: true })).toEqual({
    subscriptionId: 5,
    koreanTopic: '기숙사',
    slug: 'Dormitory',
    read: true,
  });
  const setting = { classification: '생활', subscribed: true, koreanOrder: 3, receiveNotification: true };
  expect(read(topicStatusWire, { ...wire, ...setting })).toEqual({
    topicId: 5,
    koreanTopic: '기숙사',
    slug: 'Dormitory',
    classification: '생활',
    subscribed: true,
    order: 3,
    receiveNotification: true,
  });
  const keyword = { encodedKeyword: 'a_A', koreanKeyword: '장학', topicName: '기숙사', isRead: true };
  expect(read(keywordWire, keyword)).toEqual({
    encodedKeyword: 'a_A',
    koreanKeyword: '장학',
    boardName: '기숙사',
    read: true,
  });
});

test('a row of the inbox holds what it was sent for', () => {
  const row = {
    title: '[기숙사]',
    clickUrl: 'https://bell/event/7',
    notifiedAt: '2026-03-04T09:00:00',
    topicName: '기숙사',
    keywordName: '장학',
  };
  const expected = { ...row, notificationId: 5, imageUrl: 'https://a/1.png', read: false };
  expect(read(notificationWire, { ...row, id: 5, imageUrl: 'https://a/1.png', read: false })).toEqual(
    expected,
  );
  expect(read(notificationWire, { ...row, id: 5, imageUrl: ' ', read: false, isRead: true })).toEqual({
    ...expected,
    imageUrl: null,
  });
});

test('a login names its member by number or by text, or not at all', () => {
  const tokens = { accessToken: 'a', refreshToken: 'r' };
  const known = { ...tokens, email: 'a@b', name: '김하늘', major: '수학과', isNewMember: true };
  const login = { ...tokens, email: 'a@b', name: '김하늘', department: '수학과', newMember: true };
  expect(read(loginWire, { ...known, id: 101 })).toEqual({ ...login, memberId: '101' });
  expect(read(loginWire, { ...known, id: 'u-1' })).toEqual({ ...login, memberId: 'u-1' });
  expect(read(loginWire, known)).toEqual({ ...login, memberId: '' });
});

test('a login and a reissue without a token are unreadable', () => {
  expect(() => read(loginWire, { accessToken: '', refreshToken: 'r' })).toThrow('unreadable');
  expect(() => read(loginWire, { accessToken: 'a', refreshToken: '' })).toThrow('unreadable');
  expect(() => readReissue({ accessToken: '', refreshToken: 'r' })).toThrow('unreadable');
  expect(readReissue({ accessToken: 'a', refreshToken: ' ' })).toEqual({
    accessToken: 'a',
    refreshToken: null,
  });
});

test('a text of blanks is none, one that is no text is empty, and every other stays as it is', () => {
  expect(read(bannerWire, { imgUrl: '  ', siteUrl: ' https://a ' })).toEqual({
    imageUrl: null,
    siteUrl: ' https://a ',
  });
  expect(read(eventCardWire, { ...event, title: 5, subject: null })).toMatchObject({
    title: '',
    boardName: '',
  });
});

test('an answer that cannot be read says what was wrong with it', () => {
  let thrown: ApiError | null = null;
  try {
    read(eventCardWire, { title: 'no id' });
  } catch (error) {
    thrown = error as ApiError;
  }
  expect(thrown?.kind).toBe('unreadable');
  expect(v.isValiError(thrown?.cause)).toBe(true);
});
