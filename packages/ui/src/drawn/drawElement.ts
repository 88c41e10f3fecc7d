import {
  type Context,
  Fragment,
  type ReactNode,
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as renderers,
} from 'react';
import { notYet } from '../hooks/useLatePart.tsx';

declare module 'react' {
  /** Where a renderer says what hooks do while it draws; a new React may name it otherwise. */
  const __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { H: unknown };
}

type Props = Record<string, unknown> & { children?: ReactNode };
type Parent = Element | DocumentFragment;
interface Drawn {
  type: unknown;
  props: Props;
}

const svgNamespace = 'http://www.w3.org/2000/svg';
const valuesOf = new Map<Context<unknown>, unknown>();
const nothing = () => undefined;
const itself = <Value>(value: Value) => value;
const valueIn = (context: Context<unknown>) => valuesOf.get(context) ?? null;

/** A first drawing has no state but the first one, no effects and no part that comes late, also where it has come. */
const hooks = {
  use: valueIn,
  useContext: valueIn,
  useState: (first: unknown) => [typeof first === 'function' ? first() : first, nothing],
  useRef: (current: unknown) => ({ current }),
  useMemo: (make: () => unknown) => make(),
  useCallback: itself,
  useEffectEvent: itself,
  useDeferredValue: itself,
  useEffect: nothing,
  useLayoutEffect: nothing,
  useReducer: (_reduce: unknown, first: unknown, read?: (first: unknown) => unknown) => [
    first === notYet ? null : read === undefined ? first : read(first),
    nothing,
  ],
  useSyncExternalStore: (_follow: unknown, read: () => unknown) => read(),
};

/**
 * Draws components as they are drawn first, without a framework: elements and texts, no listeners, no effects. What
 * comes out is what React's first commit makes of the same components.
 */
export function drawElement(element: ReactNode): DocumentFragment {
  const before = renderers.H;
  renderers.H = hooks;
  try {
    const drawn = document.createDocumentFragment();
    draw(element, drawn);
    return drawn;
  } finally {
    renderers.H = before;
  }
}

function draw(node: ReactNode, into: Parent): void {
  if (node === null || node === undefined || typeof node === 'boolean') return;
  if (Array.isArray(node)) for (const child of node) draw(child, into);
  else if (typeof node !== 'object') into.append(document.createTextNode(String(node)));
  else drawOne(node as unknown as Drawn, into);
}

function drawOne({ type, props }: Drawn, into: Parent): void {
  const special = type as { render?: (props: Props, ref: null) => ReactNode; type?: unknown };
  if (typeof type === 'string') drawHost(type, props, into);
  else if (typeof type === 'function') draw(type(props), into);
  else if (type === Fragment) draw(props.children, into);
  else if (special.render !== undefined) draw(special.render(props, null), into);
  else if (special.type !== undefined) drawOne({ type: special.type, props }, into);
  else drawWithin(type as Context<unknown>, props, into);
}

function drawWithin(context: Context<unknown>, { value, children }: Props, into: Parent): void {
  const outer = valuesOf.get(context);
  valuesOf.set(context, value);
  draw(children, into);
  valuesOf.set(context, outer);
}

function drawHost(name: string, { children, style, src, srcSet, ...rest }: Props, into: Parent): void {
  const isInSvg = name === 'svg' || (into as Element).namespaceURI === svgNamespace;
  const element = isInSvg ? document.createElementNS(svgNamespace, name) : document.createElement(name);
  // The address last: some browsers ask for a picture as soon as it is known, by what has been said until then.
  for (const [key, value] of Object.entries({ ...rest, srcSet, src })) setAttribute(element, key, value);
  for (const [key, value] of Object.entries(style ?? {})) {
    (element as HTMLElement).style.setProperty(key, String(value));
  }
  if (children !== '') draw(children, element);
  into.append(element);
}

function setAttribute(element: Element, key: string, value: unknown): void {
  if (value === undefined || value === null || typeof value === 'function' || key === 'ref') return;
  const saysFalse = key.startsWith('aria-') || key.startsWith('data-') || key === 'draggable';
  if (typeof value === 'boolean' && !saysFalse) {
    if (value) element.setAttribute(key, '');
  } else element.setAttribute(attributeOf(key), String(value));
}

/** HTML writes names small by itself; of an SVG's names those of strokes have hyphens. */
function attributeOf(key: string): string {
  if (key === 'className') return 'class';
  return key.startsWith('stroke') ? key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : key;
}
