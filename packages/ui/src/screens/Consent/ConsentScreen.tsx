import type { FoundDocument, PolicyDocument } from '@campus-bell/api/fetchPolicyDocument';
import { policyDocumentQueries } from '@campus-bell/api/queries/policyDocuments';
import { language } from '@campus-bell/domain/language';
import { consentAge } from '@campus-bell/domain/limits';
import { consent as consentWords } from '@campus-bell/domain/words/consent';
import { terms } from '@campus-bell/domain/words/terms';
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
  | { status: 'open'; document: PolicyDocument; found: FoundDocument };

/** What is consented to. */
export type Consent = 'adult' | 'terms' | 'privacy';

/** All that is to be consented to. */
export const everyConsent: readonly Consent[] = ['adult', 'terms', 'privacy'];

const documentTitles = () => ({ terms: terms.service, privacy: terms.privacy });

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
      const found = await queryClient.fetchQuery(policyDocumentQueries.html(document, language()));
      if (isWanted()) setViewed({ status: 'open', document, found });
    } catch (error) {
      if (!isWanted()) return;
      setViewed({ status: 'closed' });
      const { title, text } = consentWords.documentFailed;
      await alert({ title, text: failureText(error, text) });
    }
  };
  const goNext = () => {
    if (areAllGiven) onGoNext();
    else void alert(consentWords.required);
  };
  const isLoading = (document: PolicyDocument) => viewed.status === 'loading' && viewed.document === document;

  return (
    <TaskPage
      title={terms.title}
      onGoBack={onGoBack}
      heading={terms.heading}
      footer={
        <Button wide unmet={!areAllGiven} onClick={goNext}>
          {terms.next}
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
            {terms.all}
          </Checkbox>
        </div>
        <div className={each}>
          <ConsentRow
            checked={consents.includes('adult')}
            onChangeChecked={(isGiven) => set('adult', isGiven)}
          >
            {terms.adult({ age: consentAge })}
          </ConsentRow>
          <ConsentRow
            checked={consents.includes('terms')}
            onChangeChecked={(isGiven) => set('terms', isGiven)}
            viewLabel={terms.viewService}
            viewBusy={isLoading('terms')}
            onViewDocument={() => void view('terms')}
          >
            {terms.agreeService}
          </ConsentRow>
          <ConsentRow
            checked={consents.includes('privacy')}
            onChangeChecked={(isGiven) => set('privacy', isGiven)}
            viewLabel={terms.viewPrivacy}
            viewBusy={isLoading('privacy')}
            onViewDocument={() => void view('privacy')}
          >
            {terms.agreePrivacy}
          </ConsentRow>
        </div>
      </div>
      <PolicyDocumentDialog
        title={viewed.status === 'open' ? documentTitles()[viewed.document] : ''}
        found={viewed.status === 'open' ? viewed.found : null}
        onConfirm={() => {
          if (viewed.status === 'open') set(viewed.document, true);
          setViewed({ status: 'closed' });
        }}
        onClose={() => setViewed({ status: 'closed' })}
      />
    </TaskPage>
  );
}
