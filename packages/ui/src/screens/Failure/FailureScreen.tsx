import { action } from '@campus-bell/domain/words/action';
import { failure } from '@campus-bell/domain/words/failure';
import { way } from '@campus-bell/domain/words/way';
import CloudOff from 'lucide-react/icons/cloud-off';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { button } from '../../widgets/Button/Button.css.ts';
import { Button } from '../../widgets/Button/Button.tsx';
import { NoticePage } from '../../widgets/NoticePage/NoticePage.tsx';

/** Props of {@link FailureScreen}. */
export interface FailureScreenProps {
  /** `broken`: the screen failed while it was drawn. `notLoaded`: a part of the app did not arrive. */
  cause: 'broken' | 'notLoaded';
  homeHref: string;
  onRetry(): void;
}

const icons = {
  broken: <TriangleAlert size="3rem" strokeWidth={1.5} />,
  notLoaded: <CloudOff size="3rem" strokeWidth={1.5} />,
} as const;

/** In place of a screen that failed (FR-8). The way home loads the app anew: what failed may be the app itself. */
export function FailureScreen({ cause, homeHref, onRetry }: FailureScreenProps) {
  const words = cause === 'broken' ? failure.broken : failure.notLoaded;
  return (
    <NoticePage icon={icons[cause]} {...words}>
      <Button onClick={onRetry}>{action.retry}</Button>
      <a href={homeHref} className={button({ tone: 'quiet' })}>
        {way.home}
      </a>
    </NoticePage>
  );
}
