import { promoIntervalMs, promoSwipePx } from '@campus-bell/domain/limits';
import { installGuide } from '@campus-bell/domain/words/installGuide';
import { useState } from 'react';
import { Button } from '../../widgets/Button/Button.tsx';
import { Carousel } from '../../widgets/Carousel/Carousel.tsx';
import { SegmentedTabs } from '../../widgets/SegmentedTabs/SegmentedTabs.tsx';
import { TabPanel } from '../../widgets/SegmentedTabs/TabPanel.tsx';
import {
  installed,
  note,
  step,
  stepNumber,
  steps,
  stepText,
  stepTitle,
  stepWords,
} from './GuideScreen.css.ts';
import { InstallSketch } from './InstallSketch.tsx';
import { installSteps, type Platform } from './installSteps.ts';

/** How this device can install the app. `prompt`: the browser offers its own dialog. */
export type InstallOffer = { kind: 'installed' } | { kind: 'prompt'; onInstall(): void } | { kind: 'manual' };

/** Props of {@link InstallSteps}. */
export interface InstallStepsProps {
  /** The tab that is open first. */
  platform: Platform;
  offer: InstallOffer;
}

const tabs = [
  { id: 'android', label: 'Android' },
  { id: 'ios', label: 'iPhone · iPad' },
] as const;

/** The install steps, drawn, in the second carousel (EV-10). */
export function InstallSteps({ platform: first, offer }: InstallStepsProps) {
  const [platform, setPlatform] = useState<Platform>(first);
  const [index, setIndex] = useState(0);
  const shown = installSteps()[platform];
  const select = (chosen: Platform) => {
    setPlatform(chosen);
    setIndex(0);
  };
  return (
    <>
      {offer.kind === 'installed' ? <p className={installed}>{installGuide.installed}</p> : null}
      {offer.kind === 'prompt' ? (
        <Button wide onClick={offer.onInstall}>
          {installGuide.installNow}
        </Button>
      ) : null}
      <SegmentedTabs
        label={installGuide.device}
        name="install"
        tabs={tabs}
        activeId={platform}
        onSelectTab={select}
      />
      <TabPanel name="install" activeId={platform}>
        <Carousel
          key={platform}
          label={installGuide.drawings}
          items={shown}
          itemKey={({ sketch }) => sketch}
          renderSlide={({ sketch, title }) => <InstallSketch name={sketch} label={title} />}
          shape="banner"
          indicator="counter"
          intervalMs={promoIntervalMs}
          swipePx={promoSwipePx}
          onShowSlide={setIndex}
        />
        <ol className={steps}>
          {shown.map(({ title, text }, at) => (
            <li key={title} className={step({ current: at === index })}>
              <span className={stepNumber({ current: at === index })} aria-hidden="true">
                {at + 1}
              </span>
              <span className={stepWords}>
                <strong className={stepTitle}>{title}</strong>
                <span className={stepText}>{text}</span>
              </span>
            </li>
          ))}
        </ol>
        {platform === 'ios' ? <p className={note}>{installGuide.iosLogIn}</p> : null}
      </TabPanel>
    </>
  );
}
