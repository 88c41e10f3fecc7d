import { guideVersion } from '@campus-bell/domain/limits';
import { fact, factValue } from './MyPageSheetDialog.css.ts';

/** Which version of the app and of its guide this is. */
export function VersionFacts({ appVersion }: { appVersion: string }) {
  return (
    <dl>
      <div className={fact}>
        <dt>앱 버전</dt>
        <dd className={factValue}>{appVersion}</dd>
      </div>
      <div className={fact}>
        <dt>이용 안내 버전</dt>
        <dd className={factValue}>{guideVersion}</dd>
      </div>
    </dl>
  );
}
