import './coverage.css';
import { dialogNames, storyFiles } from 'virtual:stories';
import { routes } from '@campus-bell/domain/routes';
import type { ReactNode } from 'react';
import { Listing, StoryList, shortTitle } from '../docs/Listing.tsx';
import { type Claim, coverageOf } from './coverage.ts';
import { type StateName, stateNames } from './covers.ts';

type Row = Omit<Claim, 'subject'>;

const names = Object.entries(stateNames) as [StateName, string][];
const paths: Record<string, string> = { ...routes, notFound: 'any other' };
const { ofRoutes, ofDialogs, ofErrors, claims, gaps } = coverageOf(storyFiles, dialogNames);
const sums = {
  Routes: ofRoutes.length - 1,
  'Stories named': new Set(claims.flatMap(({ stories }) => stories.map(({ id }) => id))).size,
  'Error rows': ofErrors.length,
  Waivers: claims.filter(({ waiver }) => waiver !== undefined).length,
  Gaps: gaps.length,
};

/** Which story shows what: routes and their states, the error catalogue, dialogs. */
export function CoveragePage() {
  return (
    <Listing sums={sums}>
      <ul className="listing-bad" hidden={gaps.length === 0}>
        {gaps.map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
      </ul>
      <Section
        title="Routes and their states"
        lead="A number leads to the stories of a state; a dash to the reason why there is none."
      >
        <RouteMatrix />
        {ofRoutes.map(({ route, title, states, others }) => (
          <details key={route} className="coverage-route">
            <summary>
              <code>{paths[route]}</code> <span className="listing-quiet">{shortTitle(title)}</span>
            </summary>
            <Table
              id={`coverage-${route}`}
              heads={['State', 'Stories']}
              rows={[...Object.values(states), { name: 'Also', stories: others }].filter(
                ({ waiver, stories }: Row) => waiver !== undefined || stories.length > 0,
              )}
            />
          </details>
        ))}
      </Section>
      <Section
        title="The error catalogue"
        lead="Row by row as in section 8 of the specification, with the words that are shown and stories that were seen to show them."
      >
        <Table heads={['Situation', 'What the student reads', 'Stories']} rows={ofErrors} />
      </Section>
      <Section title="Dialogs and sheets">
        <Table heads={['Component', 'Stories']} rows={ofDialogs} />
      </Section>
    </Listing>
  );
}

function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <p className="coverage-lead listing-quiet">{lead}</p>
      {children}
    </section>
  );
}

function Table({ id, heads, rows }: { id?: string; heads: readonly string[]; rows: readonly Row[] }) {
  return (
    <table id={id} className="coverage-table">
      <Heads names={heads} />
      <tbody>
        {rows.map(({ name, note, said, stories, waiver }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {note === undefined ? null : <small>{note}</small>}
            </th>
            {said === undefined ? null : (
              <td lang="ko">
                {said.map(([title, text]) => (
                  <p key={title}>
                    {text === undefined ? title : <strong>{title}</strong>} {text}
                  </p>
                ))}
              </td>
            )}
            <td>
              {waiver === undefined ? (
                <StoryList stories={stories} />
              ) : (
                <p className="listing-quiet">Waived: {waiver}</p>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Heads({ names: heads }: { names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function RouteMatrix() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="coverage-scroll" aria-label="Overview" tabIndex={0}>
      <table className="coverage-matrix">
        <Heads names={['Route', ...Object.values(stateNames)]} />
        <tbody>
          {ofRoutes.map(({ route, states }) => (
            <tr key={route}>
              <th scope="row">
                <code>{paths[route]}</code>
              </th>
              {names.map(([name, label]) => {
                const { stories, waiver } = states[name];
                const said = waiver === undefined ? String(stories.length) : 'waived';
                return (
                  <td key={name}>
                    <a
                      href={`#coverage-${route}`}
                      aria-label={`${paths[route]}, ${label}: ${said}`}
                      title={waiver}
                    >
                      {waiver === undefined ? said : '–'}
                    </a>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
