declare const __API_ORIGIN__: string;

/** A row as the server sends it. */
export interface Row {
  eventId: number;
  title: string;
  content: string | null;
  imgUrl: string | null;
  createdAt: string;
  likesCount: number;
  viewCount: number;
  subject: string;
}

/** One call of the API; with `credentials` as the server wants them for a detail. */
export async function ask<Answer>(
  path: string,
  credentials: RequestCredentials = 'same-origin',
): Promise<Answer> {
  const response = await fetch(__API_ORIGIN__ + path, { credentials });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
