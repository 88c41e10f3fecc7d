import { card } from '@campus-bell/domain/words/card';
import { useNewOnBoard } from '../../notices/useNotices.tsx';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { count } from './NewCount.css.ts';

/** How many notices were new when a board was opened last; nothing before it was opened. */
export function NewCount({ slug }: { slug: string }) {
  const found = useNewOnBoard(slug);
  if (found === null) return null;
  return (
    <span className={count}>
      <span aria-hidden="true">
        {found.count}
        {found.isMore ? '+' : ''}
      </span>
      <span className={visuallyHidden}>
        , {found.isMore ? card.newPostsOrMore({ count: found.count }) : card.newPosts({ count: found.count })}
      </span>
    </span>
  );
}
