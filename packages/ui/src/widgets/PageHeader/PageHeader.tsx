import { frame } from '@campus-bell/domain/words/frame';
import { writtenIn } from '@campus-bell/domain/writtenIn';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { actions as actionsLook, header, title as titleLook, whole } from './PageHeader.css.ts';

/** Props of {@link PageHeader}. */
export interface PageHeaderProps {
  /** Where the reader is; the page's first heading (FR-6). */
  title: string;
  /** The page's content brings its own first heading, so the title here is none. */
  plain?: boolean;
  /** Shows the back button. */
  onGoBack?: () => void;
  /** Icon buttons and links at the right. */
  actions?: ReactNode;
}

/** The bar at the top of every inner page. */
export function PageHeader({ title, plain = false, onGoBack, actions }: PageHeaderProps) {
  const Title = plain ? 'p' : 'h1';
  return (
    <header className={header}>
      {onGoBack === undefined ? null : (
        <IconButton label={frame.back} icon={<ChevronLeft aria-hidden="true" />} onClick={onGoBack} />
      )}
      <Title className={plain ? titleLook : `${titleLook} ${whole}`} lang={writtenIn(title)}>
        {title}
      </Title>
      {actions === undefined ? null : <div className={actionsLook}>{actions}</div>}
    </header>
  );
}
