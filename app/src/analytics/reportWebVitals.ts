import type { MetricType } from 'web-vitals';

/** Reports the web vitals to `report`; their code is loaded only when a callback is given (PW-7). */
export async function reportWebVitals(report?: (metric: MetricType) => void): Promise<void> {
  if (report === undefined) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
}
