import { guideVersion } from '@campus-bell/domain/limits';
import { routes } from '@campus-bell/domain/routes';
import { LinkButton } from '../../widgets/Button/LinkButton.tsx';
import { PageHeader } from '../../widgets/PageHeader/PageHeader.tsx';
import { heading, lead, page, section, stepText, stepTitle, tip, tips, version } from './GuideScreen.css.ts';
import { InstallSteps, type InstallStepsProps } from './InstallSteps.tsx';
import { PushCheck, type PushCheckProps } from './PushCheck.tsx';

/** Props of {@link GuideScreen}. */
export interface GuideScreenProps {
  install: InstallStepsProps;
  push: PushCheckProps;
  onGoBack(): void;
}

const usage = [
  { title: '찾기', text: '검색 탭에서 게시판을 고르고 제목을 찾아요. 주소를 보내면 같은 결과가 열려요.' },
  { title: '구독', text: '게시판을 구독하면 새 공지를 알림으로 받아요. 알림만 끄고 모아 볼 수도 있어요.' },
  {
    title: '키워드',
    text: '게시판마다 낱말을 정해 두면 그 낱말이 든 공지만 골라 알려 드려요. 10개까지예요.',
  },
  { title: '찜', text: '별을 누른 글은 찜 탭에 모여요.' },
] as const;

/** `/guide`: how to install and use the app, and whether notifications arrive on this device (PW-5, PW-9). */
export function GuideScreen({ install, push, onGoBack }: GuideScreenProps) {
  return (
    <>
      <PageHeader title="이용 안내" onGoBack={onGoBack} />
      <main className={page}>
        <p className={version}>이용 안내 {guideVersion}</p>
        <section id="install" className={section} aria-labelledby="install-heading">
          <h2 id="install-heading" className={heading}>
            홈 화면에 추가하기
          </h2>
          <p className={lead}>앱처럼 열리고, 새 공지를 알림으로 받아요.</p>
          <InstallSteps {...install} />
        </section>
        <section id="push-check" className={section} aria-labelledby="push-check-heading">
          <h2 id="push-check-heading" className={heading}>
            알림 점검
          </h2>
          <p className={lead}>이 기기에서 알림을 받을 수 있는지 살펴봐요.</p>
          <PushCheck {...push} />
        </section>
        <section className={section} aria-labelledby="usage-heading">
          <h2 id="usage-heading" className={heading}>
            이렇게 써요
          </h2>
          <ul className={tips}>
            {usage.map(({ title, text }) => (
              <li key={title} className={tip}>
                <strong className={stepTitle}>{title}</strong>
                <span className={stepText}>{text}</span>
              </li>
            ))}
          </ul>
          <LinkButton href={routes.home} tone="soft" wide>
            홈으로 가기
          </LinkButton>
        </section>
      </main>
    </>
  );
}
