import './coverage.css';
import { dialogNames, storyFiles } from 'virtual:stories';
import { routes } from '@campus-bell/domain/routes';
import type { ReactNode } from 'react';
import { type Claim, coverageOf } from './coverage.ts';
import { type StateName, stateNames } from './covers.ts';
import { ShownStories } from './ShownStories.tsx';

const names = Object.keys(stateNames) as StateName[];
const paths: Record<string, string> = { ...routes, notFound: 'any other' };
const { ofRoutes, ofMessages, ofDialogs, ofErrors, claims, gaps } = coverageOf(storyFiles, dialogNames);

/** Which story shows what: routes and their states, the error catalogue, dialogs, everything that is said. */
export function CoveragePage() {
  const named = new Set(claims.flatMap(({ stories }) => stories.map(({ id }) => id)));
  return (
    <div className="sb-unstyled coverage">
      <dl className="coverage-sums">
        <Sum label="Routes" value={ofRoutes.length - 1} />
        <Sum label="Stories named" value={named.size} />
        <Sum label="Error rows" value={ofErrors.length} />
        <Sum label="Waivers" value={claims.filter(({ waiver }) => waiver !== undefined).length} />
        <Sum label="Gaps" value={gaps.length} bad={gaps.length > 0} />
      </dl>
      {gaps.length === 0 ? null : (
        <ul className="coverage-gaps">
          {gaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
      )}

      <section aria-labelledby="coverage-routes">
        <h2 id="coverage-routes">Routes and their states</h2>
        <p className="coverage-lead">
          A number opens the stories of a state; a dash gives the reason why there is none.
        </p>
        <RouteMatrix />
        {ofRoutes.map(({ route, title, states, others }) => (
          <details key={route} id={`coverage-${route}`} className="coverage-route">
            <summary>
              <code>{paths[route]}</code> <span>{title.replace(/^Screens\//, '')}</span>
            </summary>
            <Table label={`States of ${paths[route]}`} heads={['State', 'Stories']}>
              {names.map((name) => (
                <Row key={name} head={stateNames[name]} claim={states[name]} />
              ))}
              <Row head="Also" claim={{ stories: others }} />
            </Table>
          </details>
        ))}
      </section>

      <section aria-labelledby="coverage-errors">
        <h2 id="coverage-errors">The error catalogue</h2>
        <p className="coverage-lead">
          Row by row as in section 8 of the specification, with the words that are shown.
        </p>
        <Table label="Error catalogue" heads={['Situation', 'What the student reads', 'Stories']}>
          {ofErrors.map((row) => (
            <tr key={row.situation}>
              <th scope="row">
                {row.situation}
                <small>{row.result}</small>
              </th>
              <td lang="ko">
                {row.said.map(({ key, texts }) => (
                  <Words key={key} texts={texts} />
                ))}
              </td>
              <td>
                <ShownStories {...row} />
              </td>
            </tr>
          ))}
        </Table>
      </section>

      <section aria-labelledby="coverage-dialogs">
        <h2 id="coverage-dialogs">Dialogs and sheets</h2>
        <Table label="Dialogs" heads={['Component', 'Stories']}>
          {ofDialogs.map((row) => (
            <Row key={row.name} head={row.name} claim={row} />
          ))}
        </Table>
      </section>

      <section aria-labelledby="coverage-messages">
        <h2 id="coverage-messages">Everything that is said</h2>
        <p className="coverage-lead">
          Alerts, toasts, hints under fields and words in the place of a list. A tested story fails when it
          does not show the words it is named for.
        </p>
        <Table label="Messages" heads={['Message', 'Words', 'Stories']}>
          {ofMessages.map(({ key, texts, ...claim }) => (
            <tr key={key}>
              <th scope="row">
                <code>{key}</code>
              </th>
              <td lang="ko">
                <Words texts={texts} />
              </td>
              <td>
                <ShownStories {...claim} />
              </td>
            </tr>
          ))}
        </Table>
      </section>
    </div>
  );
}

function RouteMatrix() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="coverage-scroll" aria-label="Overview" tabIndex={0}>
      <table className="coverage-matrix">
        <thead>
          <tr>
            <th scope="col">Route</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {stateNames[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ofRoutes.map(({ route, states }) => (
            <tr key={route}>
              <th scope="row">
                <code>{paths[route]}</code>
              </th>
              {names.map((name) => (
                <td key={name}>
                  <MatrixCell route={route} state={name} claim={states[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function MatrixCell({ route, state, claim }: { route: string; state: StateName; claim: Claim }) {
  const what = `${paths[route]}, ${stateNames[state]}`;
  const open = () => {
    const part = document.getElementById(`coverage-${route}`) as HTMLDetailsElement | null;
    if (part === null) return;
    part.open = true;
    part.querySelector('summary')?.focus();
    part.scrollIntoView({ block: 'start' });
  };
  return claim.waiver !== undefined ? (
    <button
      type="button"
      className="coverage-none"
      aria-label={`${what}: waived`}
      title={claim.waiver}
      onClick={open}
    >
      –
    </button>
  ) : (
    <button type="button" aria-label={`${what}: ${claim.stories.length}`} onClick={open}>
      {claim.stories.length}
    </button>
  );
}

function Sum({ label, value, bad = false }: { label: string; value: number | string; bad?: boolean }) {
  return (
    <div data-bad={bad || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Table({ label, heads, children }: { label: string; heads: readonly string[]; children: ReactNode }) {
  return (
    <table className="coverage-table" aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function Row({ head, claim }: { head: string; claim: Omit<Claim, 'subject'> }) {
  if (claim.waiver === undefined && claim.stories.length === 0) return null;
  return (
    <tr>
      <th scope="row">{head}</th>
      <td>
        <ShownStories {...claim} />
      </td>
    </tr>
  );
}

function Words({ texts }: { texts: readonly string[] }) {
  const [title, text] = texts;
  return (
    <p className="coverage-words">
      {text === undefined ? title : <strong>{title}</strong>} {text}
    </p>
  );
}
