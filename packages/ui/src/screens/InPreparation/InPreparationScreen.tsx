import { routes } from '@campus-bell/domain/routes';
import Hammer from 'lucide-react/icons/hammer';
import { LinkButton } from '../../widgets/Button/LinkButton.tsx';
import { NoticePage } from '../../widgets/NoticePage/NoticePage.tsx';

/** A place of the app that has no screen yet. */
export function InPreparationScreen() {
  return (
    <NoticePage
      icon={<Hammer size="3rem" strokeWidth={1.5} />}
      title="아직 준비하고 있어요"
      text="이 화면은 만드는 중이라 지금은 쓸 수 없어요. 홈에서 이번 주 인기글을 먼저 만나 보세요."
    >
      <LinkButton href={routes.home} wide>
        홈으로 가기
      </LinkButton>
    </NoticePage>
  );
}
