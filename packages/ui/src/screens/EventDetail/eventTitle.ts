import type { EventDetail } from '@campus-bell/api/wire/event';

/** The title, or what stands for a blank one. */
export function eventTitle({ title }: Pick<EventDetail, 'title'>): string {
  return title.trim() === '' ? '제목 없는 글' : title;
}
