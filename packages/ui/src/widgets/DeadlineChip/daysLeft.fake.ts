import { language } from '@campus-bell/domain/language';
import { deadline } from '@campus-bell/domain/words/deadline';

/** What a chip says so many days before a deadline. */
export const daysLeft = (days: number) => (language() === 'ko' ? `D-${days}` : deadline.left({ days }));
