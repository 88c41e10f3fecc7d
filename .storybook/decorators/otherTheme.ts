import axe from 'axe-core';

/** Looks at the colours of a tested story in its other theme too; everything else is the same in both. */
export async function checkOtherTheme() {
  const { dataset } = document.documentElement;
  const shown = dataset.theme ?? 'light';
  dataset.theme = shown === 'dark' ? 'light' : 'dark';
  try {
    const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
    const nodes = violations.flatMap((violation) => violation.nodes);
    if (nodes.length === 0) return;
    const said = nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`);
    throw new Error(`Colours in the ${dataset.theme} theme:\n${said.join('\n')}`);
  } finally {
    dataset.theme = shown;
  }
}
