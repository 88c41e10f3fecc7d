/** Lucide's drawings (ISC), 24 × 24. */
const drawings = {
  eye: "<path d='M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0'/><circle cx='12' cy='12' r='3'/>",
  star: "<path d='M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z'/>",
};

/**
 * An icon as the mask of a pseudo element, for what stands in lists: it costs no element. The background of the
 * place is its colour; `filled` fills the shape.
 */
export function iconMask(name: keyof typeof drawings, filled = false) {
  const drawing = [
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' stroke='black' stroke-width='2'",
    ` stroke-linecap='round' stroke-linejoin='round' fill='${filled ? 'black' : 'none'}'>${drawings[name]}</svg>`,
  ].join('');
  const address = drawing.replaceAll('<', '%3C').replaceAll('>', '%3E');
  return { maskImage: `url("data:image/svg+xml,${address}")`, maskSize: '100% 100%' } as const;
}
