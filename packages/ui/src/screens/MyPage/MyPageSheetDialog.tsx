import { myPage } from '@campus-bell/domain/words/myPage';
import { Dialog } from '../../widgets/Dialog/Dialog.tsx';
import { FaqList } from './FaqList.tsx';
import { ProductNotices } from './ProductNotices.tsx';
import { VersionFacts } from './VersionFacts.tsx';

/** The sheets of my page, by their name in the address. */
export type MyPageSheet = 'faq' | 'notices' | 'version';

const titles = (): Readonly<Record<MyPageSheet, string>> => ({
  faq: myPage.faq,
  notices: myPage.notices,
  version: myPage.version,
});

/** Props of {@link MyPageSheetDialog}. */
export interface MyPageSheetDialogProps {
  sheet: MyPageSheet | null;
  appVersion: string;
  onCloseSheet(): void;
}

/** One of the sheets over my page. */
export function MyPageSheetDialog({ sheet, appVersion, onCloseSheet }: MyPageSheetDialogProps) {
  return (
    <Dialog
      open={sheet !== null}
      shape="sheet"
      inAddress
      title={sheet === null ? '' : titles()[sheet]}
      onClose={onCloseSheet}
    >
      {sheet === 'faq' ? <FaqList /> : null}
      {sheet === 'notices' ? <ProductNotices /> : null}
      {sheet === 'version' ? <VersionFacts appVersion={appVersion} /> : null}
    </Dialog>
  );
}
