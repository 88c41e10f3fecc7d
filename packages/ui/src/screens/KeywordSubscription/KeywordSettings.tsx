import { keywordQueries } from '@campus-bell/api/queries/keywords';
import { useQuery } from '@tanstack/react-query';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { KeywordForm } from './KeywordForm.tsx';
import { OwnKeywords } from './OwnKeywords.tsx';

/** The form for a new keyword and the keywords there are. */
export function KeywordSettings() {
  const { api } = useEnvironment();
  const keywords = useQuery(keywordQueries.own(api));
  return (
    <>
      <KeywordForm keywordCount={keywords.data?.length ?? 0} />
      <OwnKeywords query={keywords} />
    </>
  );
}
