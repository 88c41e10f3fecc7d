import { messages } from '@campus-bell/domain/messages';
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

const words = {
  broken: {
    icon: <TriangleAlert size="3rem" strokeWidth={1.5} />,
    title: '화면을 보여 드리지 못했어요',
    text: '화면을 그리는 중에 문제가 생겼어요. 다시 불러오거나 홈에서 새로 시작해 주세요.',
  },
  notLoaded: {
    icon: <CloudOff size="3rem" strokeWidth={1.5} />,
    title: '화면을 불러오지 못했어요',
    text: '인터넷 연결을 확인하고 다시 불러와 주세요.',
  },
} as const;

/** In place of a screen that failed (FR-8). The way home loads the app anew: what failed may be the app itself. */
export function FailureScreen({ cause, homeHref, onRetry }: FailureScreenProps) {
  return (
    <NoticePage {...words[cause]}>
      <Button wide onClick={onRetry}>
        {messages.action.retry}
      </Button>
      <a href={homeHref} className={button({ tone: 'quiet', wide: true })}>
        홈으로 가기
      </a>
    </NoticePage>
  );
}
