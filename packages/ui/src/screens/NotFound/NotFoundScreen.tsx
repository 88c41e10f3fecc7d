import { routes } from '@campus-bell/domain/routes';
import Compass from 'lucide-react/icons/compass';
import { LinkButton } from '../../widgets/Button/LinkButton.tsx';
import { NoticePage } from '../../widgets/NoticePage/NoticePage.tsx';

/** An address that leads nowhere (FR-2). */
export function NotFoundScreen() {
  return (
    <NoticePage
      icon={<Compass size="3rem" strokeWidth={1.5} />}
      title="화면을 찾을 수 없어요"
      text="주소가 바뀌었거나 없어졌을 수 있어요. 홈에서 다시 찾아보세요."
    >
      <LinkButton href={routes.home} wide>
        홈으로 가기
      </LinkButton>
      <LinkButton href={routes.events} tone="quiet" wide>
        글 검색하기
      </LinkButton>
    </NoticePage>
  );
}
