import { messages } from '@campus-bell/domain/messages';
import { useDelayed } from '../../hooks/useDelayed.ts';
import { Spinner } from '../../widgets/Spinner/Spinner.tsx';
import { heading, page, ring, text } from './LoginReturnScreen.css.ts';

const longWaitMs = 5000;

/** `/loginSuccess`: says that the login is on its way while the code is exchanged (AC-4). */
export function LoginReturnScreen({ patienceMs = longWaitMs }: { patienceMs?: number }) {
  const isLong = useDelayed(true, patienceMs);
  return (
    <main className={page}>
      <span className={ring}>
        <Spinner />
      </span>
      <div role="status">
        <h1 className={heading}>{messages.login.inProgress}</h1>
        {isLong ? <p className={text}>조금 오래 걸리고 있어요. 이 화면을 닫지 말고 기다려 주세요.</p> : null}
      </div>
    </main>
  );
}
