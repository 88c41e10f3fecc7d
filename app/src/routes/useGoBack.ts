import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Goes one step back within the app, or to `fallback` when the visit began on this very screen. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => {
    if (key === 'default') void navigate(fallback, { replace: true });
    else void navigate(-1);
  }, [navigate, key, fallback]);
}
