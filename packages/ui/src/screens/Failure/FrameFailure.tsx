import { rootFailure } from '@campus-bell/domain/words/failure';
import { update } from '@campus-bell/domain/words/update';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { button } from '../../widgets/Button/Button.css.ts';
import { NoticePage } from '../../widgets/NoticePage/NoticePage.tsx';

/** The last resort when the frame itself fails: words and a plain link, which need nothing of the app (FR-8). */
export function FrameFailure() {
  return (
    <NoticePage icon={<TriangleAlert size="3rem" strokeWidth={1.5} />} {...rootFailure}>
      <a href="/" className={button()}>
        {update.openAgain}
      </a>
    </NoticePage>
  );
}
