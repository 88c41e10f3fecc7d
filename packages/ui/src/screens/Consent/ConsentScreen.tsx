import type { PolicyDocument } from '@campus-bell/api/fetchPolicyDocument';
import { policyDocumentQueries } from '@campus-bell/api/queries/policyDocuments';
import { consentAge } from '@campus-bell/domain/limits';
import { messages } from '@campus-bell/domain/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../failureText.ts';
import { useAttempts } from '../../hooks/useAttempts.ts';
import { useAlert } from '../../widgets/Alert/AlertProvider.tsx';
import { Button } from '../../widgets/Button/Button.tsx';
import { Checkbox } from '../../widgets/Checkbox/Checkbox.tsx';
import { ServiceStatements } from '../../widgets/ServiceStatements/ServiceStatements.tsx';
import { TaskPage } from '../../widgets/TaskPage/TaskPage.tsx';
import { ConsentRow } from './ConsentRow.tsx';
import { all, boxes, each } from './ConsentScreen.css.ts';
import { PolicyDocumentDialog } from './PolicyDocumentDialog.tsx';

/** Props of {@link ConsentScreen}. */
export interface ConsentScreenProps {
  /** What was ticked before. */
  givenConsents: readonly Consent[];
  onChangeConsents(given: readonly Consent[]): void;
  /** All three are ticked and the reader goes on to sign up. */
  onGoNext(): void;
  onGoBack(): void;
}

type Viewed =
  | { status: 'closed' }
  | { status: 'loading'; document: PolicyDocument }
  | { status: 'open'; document: PolicyDocument; html: string };

/** What is consented to. */
export type Consent = 'adult' | 'terms' | 'privacy';

/** All that is to be consented to. */
export const everyConsent: readonly Consent[] = ['adult', 'terms', 'privacy'];

const documentTitles = { terms: '서비스 이용약관', privacy: '개인정보 수집과 이용' };

/** `/privacy-agreement`: three required consents and the documents behind two of them (AC-6, AC-7). */
export function ConsentScreen({ givenConsents, onChangeConsents, onGoNext, onGoBack }: ConsentScreenProps) {
  const [consents, setConsents] = useState(givenConsents);
  const [viewed, setViewed] = useState<Viewed>({ status: 'closed' });
  const viewing = useAttempts();
  const queryClient = useQueryClient();
  const { alert } = useAlert();
  const areAllGiven = everyConsent.every((consent) => consents.includes(consent));

  const setAll = (given: readonly Consent[]) => {
    setConsents(given);
    onChangeConsents(given);
  };
  const set = (consent: Consent, isGiven: boolean) => {
    const others = consents.filter((one) => one !== consent);
    setAll(isGiven ? [...others, consent] : others);
  };
  const view = async (document: PolicyDocument) => {
    const isWanted = viewing.start();
    setViewed({ status: 'loading', document });
    try {
      const html = await queryClient.fetchQuery(policyDocumentQueries.html(document));
      if (isWanted()) setViewed({ status: 'open', document, html });
    } catch (error) {
      if (!isWanted()) return;
      setViewed({ status: 'closed' });
      const { title, text } = messages.consent.documentFailed;
      await alert({ title, text: failureText(error, text) });
    }
  };
  const goNext = () => {
    if (areAllGiven) onGoNext();
    else void alert(messages.consent.required);
  };
  const isLoading = (document: PolicyDocument) => viewed.status === 'loading' && viewed.document === document;

  return (
    <TaskPage
      title="약관 동의"
      onGoBack={onGoBack}
      heading="서비스 이용약관에 동의해 주세요"
      footer={
        <Button wide unmet={!areAllGiven} onClick={goNext}>
          다음
        </Button>
      }
    >
      <ServiceStatements />
      <div className={boxes}>
        <div className={all}>
          <Checkbox
            weight="strong"
            checked={areAllGiven}
            onChangeChecked={(isGiven) => setAll(isGiven ? everyConsent : [])}
          >
            모두 동의해요
          </Checkbox>
        </div>
        <div className={each}>
          <ConsentRow
            checked={consents.includes('adult')}
            onChangeChecked={(isGiven) => set('adult', isGiven)}
          >
            {`만 ${consentAge}세 이상이에요`}
          </ConsentRow>
          <ConsentRow
            checked={consents.includes('terms')}
            onChangeChecked={(isGiven) => set('terms', isGiven)}
            viewLabel="서비스 이용약관 보기"
            viewBusy={isLoading('terms')}
            onViewDocument={() => void view('terms')}
          >
            서비스 이용약관에 동의해요
          </ConsentRow>
          <ConsentRow
            checked={consents.includes('privacy')}
            onChangeChecked={(isGiven) => set('privacy', isGiven)}
            viewLabel="개인정보 수집과 이용 보기"
            viewBusy={isLoading('privacy')}
            onViewDocument={() => void view('privacy')}
          >
            개인정보 수집과 이용에 동의해요
          </ConsentRow>
        </div>
      </div>
      <PolicyDocumentDialog
        title={viewed.status === 'open' ? documentTitles[viewed.document] : ''}
        html={viewed.status === 'open' ? viewed.html : null}
        onConfirm={() => {
          if (viewed.status === 'open') set(viewed.document, true);
          setViewed({ status: 'closed' });
        }}
        onClose={() => setViewed({ status: 'closed' })}
      />
    </TaskPage>
  );
}
