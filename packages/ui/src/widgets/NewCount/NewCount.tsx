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
        , 새 글 {found.count}개{found.isMore ? ' 이상' : ''}
      </span>
    </span>
  );
}
