/** Turns home into the picture of shared links, in the page: the app's sign and name over its first real cards. */
export function drawShareCard(said: { name: string; slogan: string }): void {
  const cards = Array.from(document.querySelectorAll('main article')).slice(0, 2);
  const head = document.createElement('header');
  const icon = document.createElement('img');
  icon.src = '/icon.svg';
  const words = document.createElement('div');
  const name = document.createElement('strong');
  name.textContent = said.name;
  const claim = document.createElement('span');
  claim.textContent = said.slogan;
  words.append(name, claim);
  head.append(icon, words);
  const list = document.createElement('div');
  list.append(...cards);
  document.body.replaceChildren(head, list);

  const style = document.createElement('style');
  style.textContent = `
    html, body { height: 315px; overflow: hidden; }
    body { display: flex; flex-direction: column; gap: 22px; padding: 26px 36px 0; box-sizing: border-box; }
    header { display: flex; align-items: center; gap: 16px; }
    header img { width: 64px; height: 64px; }
    header div { display: grid; gap: 4px; }
    header strong { font-size: 32px; font-weight: 800; line-height: 1.1; letter-spacing: -0.02em; }
    header span { font-size: 18px; line-height: 1.3; }
    body > div { display: grid; gap: 12px; }
  `;
  document.head.append(style);
}
