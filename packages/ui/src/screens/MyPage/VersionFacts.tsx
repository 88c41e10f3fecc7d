import { guideVersion } from '@campus-bell/domain/limits';
import { myPage } from '@campus-bell/domain/words/myPage';
import { fact, factValue } from './MyPageSheetDialog.css.ts';

/** Which version of the app and of its guide this is. */
export function VersionFacts({ appVersion }: { appVersion: string }) {
  return (
    <dl>
      <div className={fact}>
        <dt>{myPage.appVersion}</dt>
        <dd className={factValue}>{appVersion}</dd>
      </div>
      <div className={fact}>
        <dt>{myPage.guideVersion}</dt>
        <dd className={factValue}>{guideVersion}</dd>
      </div>
    </dl>
  );
}
