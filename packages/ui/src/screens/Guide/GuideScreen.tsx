import { guideVersion } from '@campus-bell/domain/limits';
import { routes } from '@campus-bell/domain/routes';
import { guide } from '@campus-bell/domain/words/guide';
import { way } from '@campus-bell/domain/words/way';
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

const usage = () => [guide.find, guide.subscribe, guide.keyword, guide.like];

/** `/guide`: how to install and use the app, and whether notifications arrive on this device (PW-5, PW-9). */
export function GuideScreen({ install, push, onGoBack }: GuideScreenProps) {
  return (
    <>
      <PageHeader title={guide.title} onGoBack={onGoBack} />
      <main className={page}>
        <p className={version}>{guide.versioned({ version: guideVersion })}</p>
        <section id="install" className={section} aria-labelledby="install-heading">
          <h2 id="install-heading" className={heading}>
            {guide.install.title}
          </h2>
          <p className={lead}>{guide.install.text}</p>
          <InstallSteps {...install} />
        </section>
        <section id="push-check" className={section} aria-labelledby="push-check-heading">
          <h2 id="push-check-heading" className={heading}>
            {guide.pushCheck.title}
          </h2>
          <p className={lead}>{guide.pushCheck.text}</p>
          <PushCheck {...push} />
        </section>
        <section className={section} aria-labelledby="usage-heading">
          <h2 id="usage-heading" className={heading}>
            {guide.howTo}
          </h2>
          <ul className={tips}>
            {usage().map(({ title, text }) => (
              <li key={title} className={tip}>
                <strong className={stepTitle}>{title}</strong>
                <span className={stepText}>{text}</span>
              </li>
            ))}
          </ul>
          <LinkButton href={routes.home} tone="soft" wide>
            {way.home}
          </LinkButton>
        </section>
      </main>
    </>
  );
}
