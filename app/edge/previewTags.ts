import { product } from '@campus-bell/domain/words/product';

/** What a link to the app looks like where it is shared. */
export interface PreviewCard {
  readonly title: string;
  readonly description: string;
  /** Absolute wherever the address of the app is known. */
  readonly image: string;
  readonly imageAlt: string;
  /** The app's own picture is as large as previews want it. */
  readonly isOwnImage: boolean;
  /** Address of the page; null for a document that stands at many. */
  readonly url: string | null;
}

/** The picture of the app for shared links, 1200×630; `npm run pictures` takes it. */
const ownImage = '/share.jpg';

/** The card of the app itself. @param origin of the app, '' where it is not known */
export function appCard(origin: string): PreviewCard {
  return {
    title: product.name,
    description: product.purpose,
    image: origin + ownImage,
    imageAlt: product.card,
    isOwnImage: true,
    url: null,
  };
}

/** The tags of a card for the head of a document: Open Graph, and what Twitter adds to it. */
export function previewTags(card: PreviewCard): string {
  const { title, description, image, imageAlt, isOwnImage, url } = card;
  const size = [property('og:image:width', '1200'), property('og:image:height', '630')];
  return [
    property('og:site_name', product.name),
    property('og:locale', 'ko_KR'),
    property('og:type', url === null ? 'website' : 'article'),
    ...(url === null ? [] : [property('og:url', url)]),
    property('og:title', title),
    property('og:description', description),
    property('og:image', image),
    ...(isOwnImage ? size : []),
    property('og:image:alt', imageAlt),
    name('twitter:card', 'summary_large_image'),
    name('twitter:title', title),
    name('twitter:description', description),
    name('twitter:image', image),
    name('twitter:image:alt', imageAlt),
  ].join('\n    ');
}

/** A document with the tags of another card in place of its own, and its title and description; null for one without a title. */
export function withPreview(html: string, card: PreviewCard): string | null {
  if (!titleElement.test(html)) return null;
  const title = card.title === product.name ? product.name : product.titled({ page: card.title });
  const head = `<title>${escaped(title)}</title>\n    ${name('description', card.description)}\n    ${previewTags(card)}`;
  return html.replace(ownTags, '').replace(titleElement, () => head);
}

const titleElement = /<title>[^<]*<\/title>/;
const ownTags = /<meta (?:property="og:|name="(?:twitter:|description"))[^>]*>\s*/g;

function property(key: string, content: string): string {
  return `<meta property="${key}" content="${escaped(content)}" />`;
}

function name(key: string, content: string): string {
  return `<meta name="${key}" content="${escaped(content)}" />`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Foreign text for an attribute or a title. */
function escaped(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: no control character belongs into a tag
      .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, ' ')
      .replace(/[\ud800-\udfff]/gu, '\ufffd')
      .replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
  );
}
