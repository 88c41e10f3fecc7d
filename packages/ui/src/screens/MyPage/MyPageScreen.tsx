import { memberQueries } from '@campus-bell/api/queries/users';
import type { Member } from '@campus-bell/api/wire/member';
import { routes } from '@campus-bell/domain/routes';
import { action } from '@campus-bell/domain/words/action';
import { logOut as logOutWords } from '@campus-bell/domain/words/logOut';
import { myPage } from '@campus-bell/domain/words/myPage';
import { useQuery } from '@tanstack/react-query';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Info from 'lucide-react/icons/info';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquare from 'lucide-react/icons/message-square';
import UserPen from 'lucide-react/icons/user-pen';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useHeldFailure } from '../../hooks/useHeldFailure.tsx';
import { useAlert } from '../../widgets/Alert/AlertProvider.tsx';
import { Button } from '../../widgets/Button/Button.tsx';
import { LanguageSelect } from '../../widgets/LanguageChoice/LanguageSelect.tsx';
import { PageHeader } from '../../widgets/PageHeader/PageHeader.tsx';
import { SelectSheet } from '../../widgets/SelectSheet/SelectSheet.tsx';
import { MemberCard } from './MemberCard.tsx';
import { MyPageRow } from './MyPageRow.tsx';
import { group, groupTitle, main, page, settings } from './MyPageScreen.css.ts';
import { type MyPageSheet, MyPageSheetDialog } from './MyPageSheetDialog.tsx';
import { QuietHoursSetting, type QuietHoursSettingProps } from './QuietHoursSetting.tsx';

/** The member's choice of the design; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Props of {@link MyPageScreen}. */
export interface MyPageScreenProps {
  /** What the last login said; stands while the server's answer is on its way or fails. Null: nothing is known. */
  storedMember: Member | null;
  /** Which sheet is open; part of the address, so that Back closes it. */
  sheet: MyPageSheet | null;
  onCloseSheet(): void;
  theme: ThemeChoice;
  onChooseTheme(theme: ThemeChoice): void;
  /** The hours in which this device's notifications are silent. */
  quiet: QuietHoursSettingProps;
  /** Address of the feedback form; null leaves the row out. */
  feedbackUrl: string | null;
  appVersion: string;
  onLogOut(): void;
}

const themes = () => [
  { value: 'system', label: myPage.themeOfDevice },
  { value: 'light', label: myPage.light },
  { value: 'dark', label: myPage.dark },
];

/** `/mypage`: who is signed in, the app's settings, help, and the way out (AC-10). */
export function MyPageScreen({
  storedMember,
  sheet,
  onCloseSheet,
  theme,
  onChooseTheme,
  quiet,
  feedbackUrl,
  appVersion,
  onLogOut,
}: MyPageScreenProps) {
  const { api } = useEnvironment();
  const { confirm } = useAlert();
  const query = useQuery(memberQueries.own(api));
  const { data, isFetching, refetch } = query;
  const { isFailed } = useHeldFailure(query);
  const logOut = async () => {
    const isSure = await confirm({ ...logOutWords.confirm, confirmLabel: action.logOut });
    if (isSure) onLogOut();
  };
  const sheetPath = (name: MyPageSheet) => `${routes.myPage}?sheet=${name}`;
  return (
    <div className={page}>
      <PageHeader title={myPage.title} />
      <main className={main}>
        <MemberCard
          member={data ?? storedMember}
          failed={isFailed}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
        <section>
          <h2 className={groupTitle}>{myPage.settings}</h2>
          <div className={settings}>
            <SelectSheet
              label={myPage.theme}
              options={themes()}
              value={theme}
              onSelectOption={(value) => onChooseTheme(value as ThemeChoice)}
            />
            <LanguageSelect />
            <QuietHoursSetting {...quiet} />
          </div>
        </section>
        <section>
          <h2 className={groupTitle}>{myPage.accountAndHelp}</h2>
          <ul className={group}>
            <MyPageRow icon={UserPen} label={myPage.edit} href={routes.profile} />
            <MyPageRow icon={CircleHelp} label={myPage.faq} href={sheetPath('faq')} />
            <MyPageRow icon={Megaphone} label={myPage.notices} href={sheetPath('notices')} />
            <MyPageRow icon={Info} label={myPage.version} value={appVersion} href={sheetPath('version')} />
            {feedbackUrl === null ? null : (
              <MyPageRow icon={MessageSquare} label={myPage.feedback} href={feedbackUrl} external />
            )}
          </ul>
        </section>
        <Button tone="neutral" onClick={() => void logOut()}>
          {action.logOut}
        </Button>
      </main>
      <MyPageSheetDialog sheet={sheet} appVersion={appVersion} onCloseSheet={onCloseSheet} />
    </div>
  );
}
