import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentType, SVGProps } from 'react';
import { AppLink } from '../../widgets/AppLink/AppLink.tsx';
import { ExternalLink } from '../../widgets/ExternalLink/ExternalLink.tsx';
import {
  arrow,
  icon as iconLook,
  item,
  label as labelLook,
  row,
  value as valueLook,
} from './MyPageRow.css.ts';

/** Props of {@link MyPageRow}. */
export interface MyPageRowProps {
  icon: ComponentType<SVGProps<SVGSVGElement> & { size?: string }>;
  label: string;
  /** Shown at the right. */
  value?: string;
  href: string;
  /** The address lies outside the app and opens in a new tab. */
  external?: boolean;
}

/** A row of my page that leads somewhere. */
export function MyPageRow({ icon: Icon, label, value, href, external = false }: MyPageRowProps) {
  const content = (
    <>
      <Icon className={iconLook} aria-hidden="true" size="1.25rem" />
      <span className={labelLook}>{label}</span>
      {value === undefined ? null : <span className={valueLook}>{value}</span>}
      {external ? (
        <ArrowUpRight className={arrow} aria-hidden="true" size="1.25rem" />
      ) : (
        <ChevronRight className={arrow} aria-hidden="true" size="1.25rem" />
      )}
    </>
  );
  return (
    <li className={item}>
      {external ? (
        <ExternalLink className={row} href={href}>
          {content}
        </ExternalLink>
      ) : (
        <AppLink className={row} href={href}>
          {content}
        </AppLink>
      )}
    </li>
  );
}
