import { WithdrawalConditions, type WithdrawalConditionsProps } from './WithdrawalConditions.tsx';
import { WithdrawalExplanation } from './WithdrawalExplanation.tsx';

/** Props of {@link WithdrawalScreen}. */
export interface WithdrawalScreenProps extends WithdrawalConditionsProps {
  step: 'explanation' | 'conditions';
  /** From the explanation on to the conditions. */
  onGoNext(): void;
  /** The membership has ended; the session has to be cleared now. */
  onWithdraw(): void;
}

/** `/delete-account`: what leaving means, then its conditions (AC-12). */
export function WithdrawalScreen({ step, onGoNext, ...conditions }: WithdrawalScreenProps) {
  return step === 'explanation' ? (
    <WithdrawalExplanation onGoNext={onGoNext} onGoBack={conditions.onGoBack} />
  ) : (
    <WithdrawalConditions {...conditions} />
  );
}
