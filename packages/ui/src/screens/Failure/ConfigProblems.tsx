import { update } from '@campus-bell/domain/words/update';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { NoticePage } from '../../widgets/NoticePage/NoticePage.tsx';

/** Props of {@link ConfigProblems}. */
export interface ConfigProblemsProps {
  /** For developers, in English. */
  problems: readonly string[];
}

/** What a developer sees when the build's configuration is wrong; a student sees whom to tell. */
export function ConfigProblems({ problems }: ConfigProblemsProps) {
  return (
    <NoticePage
      icon={<TriangleAlert size="3rem" strokeWidth={1.5} />}
      title={update.notStarted}
      text={update.misconfigured}
    >
      <ul lang="en">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </NoticePage>
  );
}
