/** Whether two fingers have zoomed the page: one finger moves it then, whichever way. */
export function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01;
}
