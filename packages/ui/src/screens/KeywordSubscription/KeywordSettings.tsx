import { keywordQueries } from '@campus-bell/api/queries/keywords';
import { useQuery } from '@tanstack/react-query';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { KeywordForm, type KeywordFormProps } from './KeywordForm.tsx';
import { OwnKeywords } from './OwnKeywords.tsx';

/** The form for a new keyword and the keywords there are. */
export function KeywordSettings({ onReconnectPush }: Pick<KeywordFormProps, 'onReconnectPush'>) {
  const { api } = useEnvironment();
  const keywords = useQuery(keywordQueries.own(api));
  return (
    <>
      <KeywordForm ownKeywords={keywords.data ?? []} onReconnectPush={onReconnectPush} />
      <OwnKeywords query={keywords} onReconnectPush={onReconnectPush} />
    </>
  );
}
