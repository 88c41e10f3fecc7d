import { faq } from '@campus-bell/domain/words/faq';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { answer, ask, chevron, list, question } from './MyPageSheetDialog.css.ts';

const entries = () => [
  faq.noNotifications,
  faq.difference,
  faq.howManyKeywords,
  faq.otherAccount,
  faq.wrongDepartment,
  faq.afterWithdrawal,
];

/** Questions that come up again and again. */
export function FaqList() {
  return (
    <div className={list}>
      {entries().map((entry) => (
        <details key={entry.ask} className={question}>
          <summary className={ask}>
            {entry.ask}
            <ChevronDown className={chevron} aria-hidden="true" size="1.25rem" />
          </summary>
          <p className={answer}>{entry.answer}</p>
        </details>
      ))}
    </div>
  );
}
