/** The title of an event, or what stands for a blank one, which nobody could read or tap. */
export function eventTitle({ title }: { readonly title: string }): string {
  return title.trim() === '' ? '제목 없는 글' : title;
}
