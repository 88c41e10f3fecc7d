import { login } from '@campus-bell/domain/words/login';
import { signIn } from '@campus-bell/domain/words/signIn';
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
        <h1 className={heading}>{login.inProgress}</h1>
        {isLong ? <p className={text}>{signIn.slow}</p> : null}
      </div>
    </main>
  );
}
