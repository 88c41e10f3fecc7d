import { useEffect } from 'react';
import { edge } from '../tokens/theme.css.ts';

const leastKeyboardPx = 100;

/**
 * Keeps `edge.keyboard` and `edge.visible` true to the on-screen keyboard, which in most browsers lies over
 * the page instead of resizing it. The focused field stays in sight.
 */
export function useKeyboardEdge(isActive: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!isActive || !viewport) return;
    const root = document.documentElement;
    const follow = () => {
      const coveredPx = root.clientHeight - viewport.height - viewport.offsetTop;
      const isKeyboard = viewport.scale === 1 && coveredPx > leastKeyboardPx;
      set(edge.keyboard, isKeyboard ? `${coveredPx}px` : null);
      set(edge.visible, isKeyboard ? `${viewport.height}px` : null);
      if (isKeyboard) document.activeElement?.scrollIntoView({ block: 'nearest' });
    };
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    follow();
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
      set(edge.keyboard, null);
      set(edge.visible, null);
    };

    function set(variable: string, value: string | null) {
      root.style.setProperty(variable.slice('var('.length, -1), value);
    }
  }, [isActive]);
}
